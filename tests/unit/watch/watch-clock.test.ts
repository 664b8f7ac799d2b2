import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type StartedTool, startTool } from '../../browser/started-tool.ts';
import { type ContentCopy, copyContent, SMALL_SITE } from '../../support/content-copy.ts';
import { packageDir } from '../../support/run-tool.ts';

const DAY = 24 * 60 * 60;
const CAR_PARK = 'content/events/meander/2027/faq/parking.md';

let site: ContentCopy;
let watch: StartedTool;
let clockFile: string;

beforeAll(async () => {
  site = copyContent(SMALL_SITE);
  clockFile = join(site.rootDir, 'clock');
  site.edit(CAR_PARK, '---\n', '---\nembargo: 2027-03-03T12:00\n');
  watch = await startTool(['--root', site.rootDir, 'watch', '--port', '0', '--at', '2027-03-01T12:00'], {
    NODE_OPTIONS: `--import=${join(packageDir, 'tests/support/set-clock.mjs')}`,
    CLOCK_FILE: clockFile,
  });
});
afterAll(async () => {
  await watch?.stop();
  site.remove();
});

const builds = (): number => watch.output().split('Built ').length - 1;
const hasAnswer = (): boolean =>
  readFileSync(join(site.rootDir, 'dist/meander/index.html'), 'utf8').includes('Is there a car park?');

/** Sets the clock of the computer, and lets a minute pass. */
async function setClock(secondsAhead: number, until: () => boolean): Promise<void> {
  writeFileSync(clockFile, String(secondsAhead));
  process.kill(watch.pid, 'SIGUSR2');
  await expect.poll(until).toBe(true);
}

it('a watch builds once when the computer’s clock is set beyond a due build, and once when it is set back', async () => {
  expect([builds(), hasAnswer()]).toEqual([1, false]);
  await setClock(3 * DAY, () => builds() === 2);
  expect(hasAnswer()).toBe(true);
  await setClock(-400 * DAY, () => builds() === 3);
  expect(hasAnswer()).toBe(false);
  await setClock(0, () => true);
  site.edit(CAR_PARK, 'car park', 'car  park');
  await expect.poll(builds).toBe(4);
  expect((await fetch(watch.url)).status).toBe(200);
  expect(watch.stderr()).not.toMatch(/error|\n\s+at /);
});
