/** Finds a Chromium for the browser tests: the one that `CHROMIUM` names, Playwright's own, or one of the distribution. */
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Headless builds. They need less than half the time: a regular browser also draws its own user interface for every page. */
const HEADLESS = ['/usr/bin/chromium-headless-shell'];

const REGULAR = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** @returns {string | undefined} the path of an installed headless build */
export function headlessChromium() {
  return firstExisting([process.env['CHROMIUM'], playwrightPath(), ...HEADLESS]);
}

/** @returns {string | undefined} the path of an installed browser, headless or not */
export function installedChromium() {
  return headlessChromium() ?? firstExisting(REGULAR);
}

/** @returns {{ executablePath?: string }} launch options; empty for Playwright's own browser, whose headless build Playwright finds itself */
export function chromiumToLaunch() {
  const executablePath = installedChromium();
  return executablePath === undefined || executablePath === playwrightPath() ? {} : { executablePath };
}

/** @param {readonly (string | undefined)[]} paths */
function firstExisting(paths) {
  return paths.find((path) => path !== undefined && existsSync(path));
}

function playwrightPath() {
  try {
    return chromium.executablePath();
  } catch {
    return undefined;
  }
}
