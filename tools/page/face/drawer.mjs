// What is around the device: its record, a picture, settings, faults, and a new one.

import { packed } from "./links.mjs";
import { inSlices, inWords, rowsOf, since } from "./perfect.mjs";
import { photograph } from "./picture.mjs";
import { better, shown, tale, way } from "./tale.mjs";

const byId = (id) => document.getElementById(id);
const PIXELS_A_MM = 12;
const FAULTS = [
  ["Display unplugged", (d, on) => (on ? d.unplug("display") : d.plug("display"))],
  ["Ring unplugged", (d, on) => (on ? d.unplug("ring") : d.plug("ring"))],
  ["Piezo unplugged", (d, on) => (on ? d.unplug("piezo") : d.plug("piezo"))],
  ["Loose contact of the display", (d, on) => d.loosen(on ? 0.2 : 0)],
  ["Keys bounce", (d, on) => d.bounce(on)],
  ["Worn flash", (d, on) => d.wear(on)],
  ["Power fails at the next write", (d) => d.cut(3)],
  ["Power fails in the next erase", (d) => d.cut(0)],
  ["Ctrl-C on the console", (d) => d.interrupt()],
];

export class Drawer {
  constructor(umpire) {
    this.umpire = umpire;
    this.box = byId("drawer");
    byId("copy-record").onclick = () => this.record((text) => this.copy(text, "The record is copied."));
    byId("copy-link").onclick = () => this.record(async (text) => this.copy(`${location.href.split("#")[0]}#record=${await packed(text)}`, "The link is copied."));
    byId("tell-story").onclick = () => this.story();
    byId("save-record").onclick = () => this.record((text) => this.save("last-game.txt", text));
    byId("save-games").onclick = () => this.saveGames();
    byId("open-record").onchange = async (event) => {
      const file = event.target.files[0];
      if (file) this.look(await file.text());
      event.target.value = "";
    };
    byId("look-through").onclick = () => this.look(byId("typed-record").value);
    byId("save-picture").onclick = () => this.savePicture();
    byId("show-how").onclick = () => {
      this.box.close();
      this.umpire.welcome.open(true);
    };
    byId("new-device").onclick = () => this.newDevice();
    byId("full-screen").onclick = () => (document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen?.());
    byId("full-screen").hidden = !document.documentElement.requestFullscreen;
    this.choice("as-built", "built");
    this.choice("show-words", "words");
    this.faults();
    this.form();
    this.text = "";
  }

  open() {
    byId("aside").hidden = true;
    byId("about").innerHTML ||= this.umpire.files["about.html"] ?? "";
    this.text = (this.text + this.umpire.device.said()).slice(-20000);
    byId("console").textContent = this.umpire.device.crash() || this.text || "Nothing was printed.";
    this.box.showModal();
  }

  choice(id, name) {
    const box = byId(id), key = "umpire." + name, { memory } = this.umpire;
    const set = () => {
      document.body.classList.toggle(name, box.checked);
      if (name === "built") this.umpire.built(box.checked);
      this.umpire.paint();
    };
    box.checked = memory.get(key, "") === "on";
    box.onchange = () => {
      memory.set(key, box.checked ? "on" : "");
      set();
    };
    set();
  }

  record(then) {
    const text = this.umpire.device.on() ? this.umpire.device.record() : "!The device is off.";
    if (text.startsWith("!")) this.tell(text.slice(1), "");
    else then(text + "\n");
  }

  // Shows the story of the game that is over, with its charts.
  story() {
    const text = this.umpire.device.on() ? this.umpire.device.story() : "!The device is off.";
    if (text.startsWith("!")) return this.tell(text.slice(1), "");
    const told = JSON.parse(text);
    this.box.close();
    byId("story-title").textContent = told.title;
    byId("story-text").innerHTML = tale(told);
    byId("story-charts").innerHTML = shown(told);
    byId("story").showModal();
    return this.perfect(told).then(() => this.better(told));
  }

  // Says at which turns a better one was known, by the device's coach; the page goes on meanwhile.
  async better({ turns = [], perfect }) {
    const said = byId("story-better"), { device } = this.umpire, told = perfect && this.told;
    const there = () => byId("story").open && (!told || this.told === told);
    const each = function* () {
      const found = [];
      for (let turn = 0; turn < turns.length; turn++) {
        const one = JSON.parse(device.better(turns[turn], turns[turn + 1] ?? 999));
        if (one) found.push({ turn, ...one });
        yield;
      }
      return found;
    };
    said.textContent = turns.length ? "Better turns are looked for..." : "";
    const found = await inSlices(each(), () => performance.now(), there);
    if (found) said.textContent = better(found);
  }

  // Says what perfect play had reached, where all cards were known; the page goes on meanwhile.
  async perfect({ names, perfect }) {
    const [said, line] = [byId("story-perfect"), byId("story-line")], { device } = this.umpire;
    said.textContent = line.innerHTML = "";
    if (!perfect) return;
    said.textContent = "Could it have been won? Half a minute at most...";
    const clock = () => performance.now(), told = (this.told = {});
    const there = () => byId("story").open && this.told === told;
    const wins = (at, moves) => device.wins(at, JSON.stringify(moves));
    const found = await inSlices(since(perfect, wins, clock), clock, there);
    if (!found) return;
    said.textContent = inWords(found);
    line.innerHTML = way(names, found, rowsOf(perfect, found));
  }

  saveGames() {
    const text = this.umpire.device.on() ? this.umpire.device.games() : "!The device is off.";
    if (text.startsWith("!")) this.tell(text.slice(1), "");
    else this.save("history.csv", text + "\n");
  }

  save(name, text) {
    this.download(name, new Blob([text], { type: "text/plain" }));
    this.tell(`${name} is saved.`);
  }

  download(name, blob) {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(blob);
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10000);
  }

  async copy(text, done) {
    byId("typed-record").value = text;
    try {
      await navigator.clipboard.writeText(text);
      this.tell(done);
    } catch {
      this.box.open || this.box.showModal();
      byId("typed-record").select();
      this.umpire.say("This browser does not let the page copy: it stands in the field, marked.");
    }
  }

  tell(text, kind = "done") {
    this.box.close();
    this.umpire.say(text, kind);
  }

  look(text) {
    this.box.close();
    this.umpire.look(text);
  }

  // The device as it looks now, by the measures of its case.
  photograph() {
    const { facts, image, shown } = this.umpire;
    return photograph(facts, image, shown.colours, PIXELS_A_MM);
  }

  savePicture() {
    this.photograph().toBlob((blob) => this.download("umpire.png", blob));
  }

  newDevice() {
    if (!confirm("Forget the game, the names and the points of this device?")) return;
    this.umpire.switchOff();
    this.umpire.memory.keep("");
    this.umpire.makeDevice();
    this.umpire.switchOn();
    this.box.close();
  }

  faults() {
    for (const [name, act] of FAULTS) {
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = name;
      const lasts = act.length === 2;
      if (lasts) button.ariaPressed = "false";
      button.onclick = () => {
        const on = lasts && button.ariaPressed !== "true";
        if (lasts) button.ariaPressed = String(on);
        act(this.umpire.device, on);
      };
      byId("faults").append(button);
    }
  }

  // The fields are the firmware's own tables of what it knows; one that is empty is as usual.
  form() {
    const { memory, facts } = this.umpire;
    const kept = memory.object("umpire.settings");
    const box = byId("settings");
    for (const { name, low, high, words, hint } of facts.settings) {
      const label = document.createElement("label");
      label.textContent = name;
      label.htmlFor = "set-" + name;
      const field = document.createElement(words ? "select" : "input");
      field.id = "set-" + name;
      field.name = name;
      if (words) field.append(...["", ...words].map((word) => new Option(word || "as usual", word)));
      else if (high) Object.assign(field, { type: "number", min: low, max: high });
      if (hint) field.placeholder = hint;
      field.value = kept[name] ?? "";
      box.append(label, field);
    }
    const done = document.createElement("button");
    done.textContent = "Save, and switch off and on";
    box.append(done);
    box.onsubmit = (event) => {
      event.preventDefault();
      memory.set("umpire.settings", JSON.stringify(this.settings()));
      this.umpire.switchOff();
      this.umpire.makeDevice();
      this.umpire.switchOn();
      this.box.close();
    };
  }

  settings() {
    const found = {};
    for (const [name, value] of new FormData(byId("settings"))) if (value) found[name] = value;
    return found;
  }
}
