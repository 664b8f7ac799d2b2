import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { checkSite } from '../../../src/pipeline/check.ts';
import { createStopwatch } from '../../../src/pipeline/stopwatch.ts';
import { earlierVersion } from '../../bench/earlier-version.js';
import { generateSite } from '../../bench/generate-site.js';
import { goalRows } from '../../bench/goal-rows.js';
import { buildOnce, ourBuilds } from '../../bench/measure-builds.js';
import { isSupportedNode } from '../../bench/peers/astro/peer.js';
import { findPeers, PEERS } from '../../bench/peers/find-peers.js';
import { layOut } from '../../bench/peers/lay-out.js';
import { peerBuild } from '../../bench/peers/peer-builds.js';
import { differences } from '../../bench/peers/same-pages.js';
import { programmeIndex } from '../../bench/programme-index.js';
import { packageDir } from '../../support/run-tool.ts';

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'conf-site-bench-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

function generated(speakers: number) {
  const rootDir = join(temporaryFolder(), 'site');
  mkdirSync(rootDir);
  return { rootDir, site: generateSite(rootDir, packageDir, { speakers, perEdition: 12 }) };
}

it('a generated benchmark site passes the check', async () => {
  const { rootDir } = generated(30);
  const { diagnostics, files } = await checkSite({ rootDir, packageDir }, createStopwatch());
  expect(diagnostics).toEqual([]);
  expect(files.length).toBeGreaterThan(45);
});

describe('the peers of the benchmark', () => {
  it('get every speaker and session, and their own templates', () => {
    const { rootDir } = generated(14);
    for (const peer of PEERS) {
      const folder = join(temporaryFolder(), peer.name);
      mkdirSync(folder);
      const tool = { version: 'v0', command: [] };
      const records = layOut(peer, tool, { contentDir: join(rootDir, 'content'), folder });
      const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
      expect(records).toHaveLength(14 + 7);
      expect(records.map(peer.place).filter((path) => !files.includes(path))).toEqual([]);
      expect(files.filter((path) => /\.(html|njk|astro)$/.test(path)).length, peer.name).toBeGreaterThan(2);
      expect(files).not.toContain('peer.js');
    }
  });

  it('build the same pages as our build, if they are installed', () => {
    const { here } = findPeers('hugo', '');
    const { rootDir } = generated(14);
    if (here.length > 0) buildOnce({ rootDir, toolDir: packageDir });
    for (const found of here) {
      const { run } = peerBuild(found, { rootDir, folder: join(rootDir, '..', found.peer.name) });
      expect(run(1).pages, 'speakers, sessions, years and the event').toBe(14 + 7 + 2 + 1);
    }
  });

  it('fail the comparison if their pages contain less than ours', () => {
    const ours = temporaryFolder();
    const theirs = temporaryFolder();
    const page = (text: string) => `<title>Ada</title><main><h1>Ada</h1><div class="prose">${text}</div></main>`;
    const records = ['ada', 'bob', 'eva'].map((slug) => ({
      edition: 'weft/2026',
      kind: 'speakers' as const,
      file: `${slug}.md`,
    }));
    const write = (dir: string, path: string, text: string) => {
      mkdirSync(join(dir, 'weft/2026', path), { recursive: true });
      writeFileSync(join(dir, 'weft/2026', path, 'index.html'), text);
    };
    for (const { file } of records) write(ours, file.slice(0, -3), page('<h3>Work</h3><p>Two words'));
    write(theirs, 'ada', page('<h2>Work</h2> <p>Two   words'));
    write(theirs, 'bob', page('<p>Two words'));
    const dirs = { ours, theirs };
    expect(differences(dirs, records)).toEqual(['weft/2026/eva/ is missing']);
    write(theirs, 'eva', page('<h3>Work</h3><p>Two words').replace('<h1>Ada', '<h1>Eva'));
    write(theirs, '', '<a href="/weft/2026/ada/">Ada</a> <a href="/weft/2026/bob/">Bob</a>');
    expect(differences(dirs, records)).toEqual([
      expect.stringMatching(/^weft\/2026\/bob\/: text is .*"headings":0.*, and ours is .*"headings":1/),
      'weft/2026/eva/: name is "Eva", and ours is "Ada"',
      'weft/2026/ does not link to weft/2026/eva/',
    ]);
  });

  it('run on a version of Node that they support', () => {
    const versions = ['v20.20.2', 'v22.11.0', 'v22.12.0', 'v24.0.1'];
    expect(versions.map(isSupportedNode)).toEqual([false, false, true, true]);
  });
});

it('the floor makes a page for each speaker and each session', () => {
  const { rootDir, site } = generated(14);
  const floor = ourBuilds({ rootDir, toolDir: packageDir }, { ...site, isLarge: false }).find(
    ({ name }) => name === 'floor',
  );
  expect(floor?.run(1).pages).toBe(14 + 7);
  const files = readdirSync(join(rootDir, 'floor', 'weft'), { recursive: true, encoding: 'utf8' });
  expect(files).toContain('2025/sessions/talk-12/index.html');
});

it('an earlier version that is not in the repository is missing, with a reason', () => {
  const found = (commit: string) => earlierVersion(commit, { packageDir, folder: temporaryFolder() });
  expect(found('none')).toEqual({ missing: '--against is "none"' });
  expect(found('0000000')).toEqual({ missing: expect.stringMatching(/^git does not give commit 0000000: ./) });
});

describe('the search index of a large programme', () => {
  const entry = (number: number) => ({
    kind: 'session' as const,
    href: `/weft/2026/sessions/talk-${number}/`,
    title: `Looms of ${number} mills`,
    people: 'Ada Vrba',
    topics: 'Hall 1',
    text: 'Nobody reads the manual.',
  });

  it('has sessions of the same lengths as real ones, in the words of those', () => {
    const page = { ...entry(0), kind: 'page' as const, title: 'Imprint' };
    const index = programmeIndex([page, entry(1), entry(2)], 5);
    expect(index).toHaveLength(5);
    for (const { kind, href, title, text } of index) {
      expect(kind).toBe('session');
      expect(href).toMatch(/^\/weft\/2026\/sessions\/[\w-]+\/$/);
      expect(title).toMatch(/^(?:(?:Looms|of|1|2|mills)(?: |$)){4}$/);
      expect(text?.split(' ')).toHaveLength(4);
    }
    expect(programmeIndex([page, entry(1), entry(2)], 5)).toEqual(index);
  });
});

describe('the table of goals', () => {
  const size = (wallMs: Record<string, number>, pages = {}) => ({ wallMs, cpuMs: {}, pages });
  const search = { indexKb: 150, slowestMs: 20, queries: 20, keys: 300 };
  const nothing = { sizes: {}, content: size({}), search, absent: {} };
  const verdicts = (results: Partial<Parameters<typeof goalRows>[0]>) =>
    goalRows({ ...nothing, ...results }).map(
      ({ goal, at, measured, verdict }) => `${goal} at ${at}: ${measured} ${verdict}`,
    );

  it('compares unrounded values with their bounds', () => {
    const at = (cold: number) => verdicts({ sizes: { 1000: size({ cold, 'astro cold': 3000, warm: 100 }) } });
    expect(at(1000)).toContain('Astro cold / cold at 1000: 3.00 met');
    expect(at(1001)).toContain('Astro cold / cold at 1000: 3.00 not met');
    expect(at(1000)).toContain('warm / cold at 1000: 0.10 met');
    expect(at(999)).toContain('warm / cold at 1000: 0.10 not met');
  });

  it('divides each time by the pages of the same build', () => {
    const sizes = { 1000: size({ cold: 3000, floor: 1000 }, { cold: 1500, floor: 1000 }) };
    expect(verdicts({ sizes })).toContain('time per page: cold / floor at 1000: 2.00 met');
    const content = size({ site: 800, 'earlier site': 500 }, { site: 400, 'earlier site': 200 });
    expect(verdicts({ content })).toContain(
      'time per page: build --no-cache / of the earlier version at content: 0.80 not met',
    );
  });

  it('judges by wall time and also shows processor time', () => {
    const content = {
      wallMs: { check: 9, 'earlier check': 12 },
      cpuMs: { check: 8, 'earlier check': 10 },
      pages: {},
    };
    const rows = goalRows({ ...nothing, content });
    expect(rows.find(({ goal }) => goal === 'check / of the earlier version')).toMatchObject({
      measured: '0.75',
      byCpu: '0.80',
      verdict: 'met',
    });
  });

  it('compares the work after an edit with the pages and files that changed', () => {
    const counts = { rendered: 2, shownOn: 1, written: 7, changed: 7 };
    const rows = verdicts({ sizes: { 1000: { ...size({}), counts } } });
    expect(rows).toContain('one edited: pages rendered / pages that show the edit at 1000: 2.00 not met');
    expect(rows).toContain('one edited: files written / files that differ at 1000: 1.00 met');
  });

  it('shows milliseconds with their ratio to a start of the tool', () => {
    const sizes = { 1000: { ...size({}), watch: { pageMs: 40, reloadMs: 51, first: { pageMs: 60, reloadMs: 62 } } } };
    const rows = verdicts({ sizes, content: size({ start: 80, 'check one': 160, 'check edited': 240 }) });
    expect(rows).toContain('watch: from save to page at 1000: 40 ms (0.50 of a start) met');
    expect(rows).toContain('watch: from save to reload at 1000: 51 ms (0.64 of a start) not met');
    expect(rows).toContain('watch: from save to page, first saves at 1000: 60 ms (0.75 of a start) ');
    expect(rows).toContain('check of one file / bare start at content: 2.00 not met');
    expect(rows).toContain('check of an edited file / bare start at content: 3.00 met');
  });

  it('judges memory and growth at the largest size', () => {
    const sizes = {
      1000: size({ cold: 1500 }, { cold: 1500 }),
      16700: { ...size({ cold: 35_000 }, { cold: 25_000 }), peakMb: 1537 },
    };
    const rows = verdicts({ sizes });
    expect(rows).toContain('time per page: cold / cold at 1000 at 16700: 1.40 not met');
    expect(rows).toContain('cold: peak memory, MB at 16700: 1537 not met');
  });

  it('judges the search', () => {
    const rows = verdicts({ sizes: { 1000: { ...size({ cold: 1000 }), indexMs: 150 } }, search });
    expect(rows).toContain('making the search index / cold at 1000: 0.15 met');
    expect(rows).toContain('search index of 1351 sessions, gzipped kB at search: 150 met');
    expect(rows).toContain('slowest answer to a letter × 4, ms at search: 80 met');
  });

  it('says why a goal was not measured', () => {
    const absent = { hugo: 'there is none', earlier: 'git does not give it' };
    const rows = verdicts({ sizes: { 1000: size({ cold: 5 }) }, content: size({ check: 5 }), absent });
    expect(rows).toContain('cold / Hugo cold at 1000:  not measured: there is none');
    expect(rows).toContain('check / of the earlier version at content:  not measured: git does not give it');
    expect(rows).toContain('cold: peak memory, MB at 16700:  not measured: 16700 is not among the sizes');
    expect(rows).toContain('watch: from save to page at 1000:  not measured: --edits is 0');
  });
});
