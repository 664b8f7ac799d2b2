/** Which Chromium the browser tests use: the one named, Playwright's own, or the distribution's. */
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Without windows it costs less than half: the whole browser draws its own for every page, though nobody sees them. */
const WITHOUT_WINDOWS = ['/usr/bin/chromium-headless-shell'];

const WHOLE = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** @returns {string | undefined} the path of an installed browser that needs no windows */
export function lightChromium() {
  return firstThere([process.env['CHROMIUM'], ownPath(), ...WITHOUT_WINDOWS]);
}

/** @returns {string | undefined} the path of an installed browser */
export function installedChromium() {
  return lightChromium() ?? firstThere(WHOLE);
}

/** @returns {{ executablePath?: string }} what Playwright is told: of its own two it takes the light one by itself */
export function chromiumToLaunch() {
  const executablePath = installedChromium();
  return executablePath === undefined || executablePath === ownPath() ? {} : { executablePath };
}

/** @param {readonly (string | undefined)[]} paths */
function firstThere(paths) {
  return paths.find((path) => path !== undefined && existsSync(path));
}

function ownPath() {
  try {
    return chromium.executablePath();
  } catch {
    return undefined;
  }
}
