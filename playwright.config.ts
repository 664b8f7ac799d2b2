import { defineConfig } from '@playwright/test';
import { chromiumToLaunch } from './tests/support/chromium.js';
import { FULL_RUN_ONLY, FULL_RUN_SPECS, isFull, TEST_TIMEOUT_MS } from './tests/support/thoroughness.ts';

export default defineConfig({
  testDir: 'tests/browser',
  fullyParallel: true,
  ...(isFull
    ? {}
    : { grepInvert: new RegExp(FULL_RUN_ONLY.tag), testIgnore: FULL_RUN_SPECS.map((name) => `**/${name}.spec.ts`) }),
  workers: 3,
  timeout: TEST_TIMEOUT_MS,
  expect: { timeout: TEST_TIMEOUT_MS / 5 },
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
