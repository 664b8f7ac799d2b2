import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { INSTANT_NAMES, type InstantName } from '../support/instants.ts';
import { runTool } from '../support/run-tool.ts';
import { expect, test } from './quiet-test.ts';
import { addressOf, asRead, boundariesOf, changing, msOf, outDirOf, richest, routesAt, sampled } from './sites.ts';
import { type StartedTool, startTool } from './started-tool.ts';
import { type VisibleContent, visibleContent } from './visible-content.ts';

/** A page that is opened long after its build shows what a page built at that time shows. */

test.use({ serviceWorkers: 'block' });

const PATHS = ['/', '/devlica/', '/hr/worklica/', '/hr/survey/'];

/** Before the first ticket of the current editions is sold, and after the earlier editions, which only a build lists as past. */
const ORIGIN = Date.UTC(2025, 6, 1) / 1000;

async function seen(page: Page, address: string): Promise<VisibleContent> {
  await page.goto(address);
  return visibleContent(page);
}

async function tool(...args: readonly string[]): Promise<string> {
  const { status, stdout, stderr } = await runTool(args);
  expect(status, stderr).toBe(0);
  return stdout;
}

const isoOf = (seconds: number): string => new Date(seconds * 1000).toISOString();

async function buildAt(seconds: number, out: string): Promise<void> {
  await tool('build', '--at', isoOf(seconds), '--out', out);
}

/** All later instants, in epoch seconds, at which the timeline says that the site changes, live or by a new build. */
async function momentsSince(seconds: number): Promise<readonly number[]> {
  const list = JSON.parse(await tool('timeline', '--format', 'json', '--at', isoOf(seconds))) as {
    readonly moments: readonly { readonly at: string }[];
  };
  return list.moments.map(({ at }) => Date.parse(at) / 1000);
}

/** Addresses of an old build, its instant in epoch seconds, and where it is served. */
interface Old {
  readonly at: number;
  /** The paths to compare at an instant, which is numbered from 0. */
  pathsAt(turn: number): readonly string[];
  addressOf(path: string): string;
}

/** Compares the old pages with new builds: with `isWhole` at each boundary and a second before, else at every seventh boundary. */
async function comparePages(page: Page, old: Old, { out, isWhole }: { out: string; isWhole: boolean }): Promise<void> {
  const moments = [...new Set(await momentsSince(old.at))].sort((a, b) => a - b);
  const instants = isWhole
    ? moments.flatMap((moment) => [moment - 1, moment])
    : moments.filter((_moment, index) => index % 7 === 0);
  let server: StartedTool | undefined;
  try {
    for (const [turn, instant] of instants.filter((one) => one >= old.at).entries()) {
      await buildAt(instant, out);
      server ??= await startTool(['serve', '--out', out, '--port', '0']);
      const { validFrom } = JSON.parse(readFileSync(join(out, '.conf-site-build.json'), 'utf8')) as {
        readonly validFrom: number | null;
      };
      expect(validFrom ?? 0).toBeLessThanOrEqual(instant);
      // Once for all pages, since each call adds a script to every later page.
      await page.clock.setFixedTime(instant * 1000);
      for (const path of old.pathsAt(turn)) {
        const fresh = await seen(page, server.url + asRead(path).slice(1));
        const aged = await seen(page, old.addressOf(path));
        expect.soft(aged, `${path} at ${isoOf(instant)}`).toEqual(fresh);
      }
    }
  } finally {
    await server?.stop();
  }
}

/** One page in five is compared at an instant, another one at the next, so that a test takes minutes and not hours. */
const TURNS = 5;

/** Chooses the pages to compare at an instant: of all that time changes, or of one of each template. */
function turnsOf(name: InstantName): Old['pathsAt'] {
  const routes = sampled(changing(routesAt(name)));
  const compared = name === 'before' ? routes : richest(name, routes);
  return (turn) => compared.filter((_route, index) => (index + turn) % TURNS === 0).map(({ path }) => path);
}

test('every boundary in the pages is listed by the timeline', async () => {
  const paths = routesAt('before').map(({ path }) => path);
  const boundaries = boundariesOf('before', paths);
  expect(boundaries.length).toBeGreaterThan(8);
  expect(await momentsSince(msOf('before') / 1000)).toEqual(expect.arrayContaining([...boundaries]));
});

for (const name of INSTANT_NAMES) {
  test(`at boundaries a page built ${name} shows what a new build shows`, async ({ page }) => {
    test.setTimeout(1_800_000);
    const old = {
      at: msOf(name) / 1000,
      pathsAt: turnsOf(name),
      addressOf: (path: string) => addressOf(name, path),
    };
    await comparePages(page, old, { out: outDirOf(`law-${name}`), isWhole: true });
  });
}

test('at each boundary a page built before all of them shows what a new build shows', async ({ page }) => {
  test.setTimeout(1_800_000);
  const out = outDirOf('law-origin');
  await buildAt(ORIGIN, out);
  const server = await startTool(['serve', '--out', out, '--port', '0']);
  try {
    const old = { at: ORIGIN, pathsAt: () => PATHS, addressOf: (path: string) => server.url + asRead(path).slice(1) };
    await comparePages(page, old, { out: outDirOf('law-since-origin'), isWhole: false });
  } finally {
    await server.stop();
  }
});
