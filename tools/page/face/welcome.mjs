// The first visit: one tap to play, a list of games, and how it works.

const byId = (id) => document.getElementById(id);

export class Welcome {
  // `play(keys)` types keys on the device, `choose(folder)` chooses a game; both wait until it is there.
  constructor(facts, play, choose) {
    this.box = byId("welcome");
    byId("play-what").textContent = `${facts.alone_title}, dealt on the panel: no cards needed`;
    byId("play-now").onclick = () => this.then(() => play(facts.alone));
    byId("choose").onclick = () => this.unfold("choose", "titles");
    byId("how").onclick = () => this.unfold("how", "how-text");
    byId("titles").append(...facts.titles.map((title, at) => {
      const button = document.createElement("button");
      button.textContent = title;
      button.onclick = () => this.then(() => choose(facts.games[at]));
      return button;
    }));
    this.box.onclick = (event) => event.target === this.box && this.box.close(); // beside it
  }

  open(how = false) {
    if (how && byId("how-text").hidden) this.unfold("how", "how-text");
    this.box.showModal();
  }

  then(act) {
    this.box.close();
    document.activeElement?.blur();
    act();
  }

  unfold(button, part) {
    const opened = byId(part).hidden;
    byId(part).hidden = !opened;
    byId(button).ariaExpanded = String(opened);
  }
}
