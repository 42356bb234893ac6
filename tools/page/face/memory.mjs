// What outlives the page: the device's memory and a few choices, in the browser's storage.

const NVM = "umpire.nvm", DAMAGED = "umpire.nvm.damaged";
const GOOD = /^(?:[0-9a-f]{2}){4096}$/;

// `storage` is the browser's, or throws as it is asked for; `say` tells the user a sentence.
export class Memory {
  constructor(storageOf, say) {
    this.say = say;
    this.told = false;
    this.lost = false; // to another page, which has gone on with it
    try {
      this.storage = storageOf();
      this.storage.getItem(NVM);
    } catch {
      this.storage = null;
      this.refused("This browser keeps nothing for this page");
    }
  }

  refused(why) {
    if (!this.told) this.say(`${why}: play on, but copy the record before you close the page.`);
    this.told = true;
  }

  // The device's memory as it was left, or "" for a new one.
  nvm() {
    const kept = this.get(NVM, "");
    if (!kept || GOOD.test(kept)) return kept;
    this.set(DAMAGED, kept);
    this.say("The memory that was kept is damaged. The device begins anew; what was there stays beside it.");
    return "";
  }

  keep(nvm) {
    this.set(NVM, nvm);
  }

  get(name, usual) {
    try {
      return this.storage?.getItem(name) ?? usual;
    } catch {
      return usual;
    }
  }

  // What was kept as JSON, or {} if it makes no sense.
  object(name) {
    try {
      return Object(JSON.parse(this.get(name, "{}")));
    } catch {
      return {};
    }
  }

  set(name, value) {
    if (!this.storage || this.lost) return;
    try {
      this.storage.setItem(name, value);
      this.told = false;
    } catch {
      this.refused("The browser's storage is full");
    }
  }

  // Calls `then` when another page has written the device's memory, which is that page's from then on.
  onOther(then) {
    addEventListener("storage", (event) => {
      if (event.key !== NVM) return;
      this.lost = true;
      then();
    });
  }
}
