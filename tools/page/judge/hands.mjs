// Browsers that a system ships, each by the protocol that it speaks: Firefox by WebDriver BiDi, WebKit by
// its WebDriver.  A hand opens the page in a fresh profile, asks it, and touches it.

import { spawn } from "node:child_process";
import puppeteer from "puppeteer-core";
import { Builder, Capabilities } from "selenium-webdriver";
import { Command, Name } from "selenium-webdriver/lib/command.js";

const pause = (ms) => new Promise((done) => setTimeout(done, ms));
const SIZE = { width: 1024, height: 730 };
const PORT = 47_117;

class Firefox {
  async begin({ program }) {
    this.browser = await puppeteer.launch({ browser: "firefox", executablePath: program, headless: true });
  }

  async open(url, early) {
    this.context = await this.browser.createBrowserContext();
    this.page = await this.context.newPage();
    await this.page.setViewport(SIZE);
    await this.page.evaluateOnNewDocument(early);
    await this.page.goto(url);
  }

  ask(words) {
    return this.page.evaluate(words);
  }

  async touch(x, y, ms) {
    const finger = await this.page.touchscreen.touchStart(x, y);
    await pause(ms);
    await finger.end();
  }

  async type(key, ms) {
    await this.page.keyboard.press(key, { delay: ms });
  }

  picture() {
    return this.page.screenshot();
  }

  leave() {
    return this.context.close();
  }

  end() {
    return this.browser.close();
  }
}

const KEYS = { Enter: "\uE007", Backspace: "\uE003" };

class WebKit {
  async begin({ program, driver, screen }) {
    this.program = program;
    this.helpers = [];
    let display = process.env.DISPLAY;
    if (!display) {
      display = ":" + PORT;
      this.helpers.push(spawn(screen, [display, "-screen", "0", "1400x1000x24"], { stdio: "ignore" }));
    }
    const env = { ...process.env, DISPLAY: display, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1" }; // as root it has none
    this.helpers.push(spawn(driver, ["--port=" + PORT], { stdio: "ignore", env }));
    await pause(2000);
  }

  // Each session has a profile of its own.  It asks for nothing before the page is there, so what is to
  // come `early` is done and the page loaded anew.
  async open(url, early) {
    const wanted = { browserName: "MiniBrowser", "webkitgtk:browserOptions": { binary: this.program, args: ["--automation"] } };
    const there = new Builder().usingServer("http://127.0.0.1:" + PORT).withCapabilities(new Capabilities(wanted));
    this.driver = await there.build();
    await this.driver.get(url);
    await this.ask(early);
  }

  ask(words) {
    return this.driver.executeScript("return " + words);
  }

  #act(actions) {
    return this.driver.execute(new Command(Name.ACTIONS).setParameter("actions", actions));
  }

  touch(x, y, ms) {
    const moves = [{ type: "pointerMove", duration: 0, x: Math.round(x), y: Math.round(y) }, { type: "pointerDown", button: 0 },
      { type: "pause", duration: ms }, { type: "pointerUp", button: 0 }];
    return this.#act([{ type: "pointer", id: "finger", parameters: { pointerType: "touch" }, actions: moves }]);
  }

  type(key, ms) {
    const value = KEYS[key] ?? key;
    return this.#act([{ type: "key", id: "keyboard", actions: [{ type: "keyDown", value }, { type: "pause", duration: ms }, { type: "keyUp", value }] }]);
  }

  async picture() {
    return Buffer.from(await this.driver.takeScreenshot(), "base64");
  }

  leave() {
    return this.driver.quit();
  }

  end() {
    for (const helper of this.helpers) helper.kill();
  }
}

export const HANDS = { Firefox, WebKit };
