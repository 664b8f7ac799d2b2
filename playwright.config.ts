import { defineConfig } from '@playwright/test';
import { chromiumToLaunch } from './tests/support/chromium.js';
import { IN_WHOLE_RUN, isFull, LONGEST_MS, SPECS_OF_WHOLE_RUN } from './tests/support/thoroughness.ts';

export default defineConfig({
  testDir: 'tests/browser',
  fullyParallel: true,
  ...(isFull
    ? {}
    : { grepInvert: new RegExp(IN_WHOLE_RUN.tag), testIgnore: SPECS_OF_WHOLE_RUN.map((name) => `**/${name}.spec.ts`) }),
  workers: 3,
  timeout: LONGEST_MS,
  expect: { timeout: LONGEST_MS / 5 },
  forbidOnly: true,
  reporter: [['list']],
  globalSetup: './tests/browser/global-setup.ts',
  use: {
    browserName: 'chromium',
    timezoneId: 'Europe/Zagreb',
    locale: 'en-GB',
    launchOptions: {
      ...chromiumToLaunch(),
      args: [
        '--headless',
        '--font-render-hinting=none',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
