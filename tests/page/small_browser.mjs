// As much of a browser as the page's face asks for: elements, storage, sound, a lock, timers.

export class Element {
  constructor(name) {
    Object.assign(this, { name, textContent: "", hidden: false, value: "", style: {}, dataset: {}, children: [], calls: [] });
    this.classes = new Set();
    this.classList = {
      add: (each) => this.classes.add(each),
      remove: (each) => this.classes.delete(each),
      toggle: (each, on) => (on ? this.classes.add(each) : this.classes.delete(each)),
    };
    this.attributes = {};
    this.heard = {};
    [this.clientWidth, this.clientHeight] = [256, 128];
  }

  append(...parts) {
    this.children.push(...parts);
  }

  replaceChildren(...parts) {
    this.children = parts;
  }

  setAttribute(name, value) {
    this.attributes[name] = value;
  }

  addEventListener(name, act) {
    this.heard[name] = act;
  }

  focus() {}
  blur() {
    this.blurred = true;
  }

  closest() {
    return null;
  }
  select() {
    this.selected = true;
  }

  showModal() {
    this.open = true;
  }

  close() {
    this.open = false;
  }

  click() {
    this.clicked = true;
    this.onclick?.();
  }

  // A canvas: what is drawn on it is in `calls`, each with the colour of then.
  getContext() {
    const { calls } = this;
    return new Proxy({}, {
      get: (pen, name) => (name in pen ? pen[name] : (...words) => calls.push([name, words, pen.fillStyle])),
    });
  }

  toBlob(then) {
    then({ type: "image/png", canvas: this });
  }
}

class Wave {
  constructor() {
    this.gain = this.frequency = { value: 0, setValueAtTime: (value) => (this.now = value) };
  }

  connect(next) {
    return next;
  }

  start() {
    this.started = true;
  }
}

// Puts a small browser in the place of Node's globals; returns what tests look at.
export function browser() {
  const found = { elements: {}, heard: {}, made: [], sounds: [], locks: [], timers: [], later: [], waits: [], felt: [], now: 0 };
  const hear = (name, act) => {
    const before = found.heard[name];
    found.heard[name] = before ? (event) => (before(event), act(event)) : act;
  };
  const element = (id) => (found.elements[id] ??= new Element(id));
  const document = {
    getElementById: element,
    createElement: (name) => found.made[found.made.push(new Element(name)) - 1],
    addEventListener: hear,
    querySelector: () => null,
    body: new Element("body"),
    documentElement: new Element("html"),
    hidden: false,
  };
  class AudioContext {
    constructor() {
      found.sounds.push(this);
      this.currentTime = 0;
      this.state = "suspended";
    }

    async resume() {
      if (found.silent) throw new Error("nobody has pressed anything yet");
      this.state = "running";
    }

    createOscillator() {
      return (this.wave = new Wave());
    }

    createGain() {
      return (this.volume = new Wave());
    }
  }
  class ImageData {
    constructor(width, height) {
      this.data = new Uint8ClampedArray(4 * width * height);
    }
  }
  const wakeLock = {
    request: async (kind) => {
      if (found.refuses) throw new Error("the battery is low");
      const lock = { kind, released: false, release: async () => (lock.released = true) };
      found.locks.push(lock);
      return lock;
    },
  };
  const globals = {
    document, AudioContext, ImageData, devicePixelRatio: 1,
    navigator: { wakeLock, clipboard: {}, vibrate: (ms) => found.felt.push(ms) },
    setTimeout: (act, ms) => found.waits.push(ms) && found.later.push(act),
    clearTimeout: () => {},
    room: { arrange() {} },
    Path2D: class {},
    location: { hash: "", href: "file:///umpire.html", pathname: "/umpire.html", search: "" },
    history: { replaceState: (state, title, address) => (found.address = address) },
    performance: { now: () => found.now },
    addEventListener: hear,
    setInterval: (act) => found.timers.push(act),
    clearInterval: (number) => delete found.timers[number - 1],
    requestAnimationFrame: (act) => (found.frame = act),
    umpireLacks: "all that begins by itself",
  };
  for (const [name, value] of Object.entries(globals)) Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  return Object.assign(found, { document, element });
}

// The browser's storage for the pages of one place; `write` of one is heard by the others.
export function storage(content = {}) {
  return {
    content,
    getItem: (name) => content[name] ?? null,
    setItem: (name, value) => void (content[name] = value),
  };
}
