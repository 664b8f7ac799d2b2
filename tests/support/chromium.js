/** Which Chromium the browser tests use: the one named, Playwright's own, or the distribution's. */
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const DISTRIBUTION = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** @returns {string | undefined} the path of an installed browser */
export function installedChromium() {
  return [process.env['CHROMIUM'], ownPath(), ...DISTRIBUTION].find((path) => path !== undefined && existsSync(path));
}

function ownPath() {
  try {
    return chromium.executablePath();
  } catch {
    return undefined;
  }
}
