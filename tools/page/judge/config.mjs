// How Playwright's test runner judges the page: one test after the other, and a line of progress.

import { defineConfig } from "@playwright/test";
import { plan } from "./plan.mjs";

const launch = { executablePath: plan.chromium || undefined, args: ["--no-sandbox"] };

export default defineConfig({
  testDir: ".",
  outputDir: plan.shots,
  workers: 1,
  timeout: 300_000,
  reporter: process.stderr.isTTY ? "line" : "list",
  grep: plan.only ? new RegExp(plan.only) : undefined,
  projects: [
    ...(plan.chromium ? [{ name: "Chromium", testMatch: "chromium.spec.mjs", use: { launchOptions: launch } }] : []),
    ...(plan.others.length ? [{ name: "others", testMatch: "others.spec.mjs" }] : []),
  ],
});
