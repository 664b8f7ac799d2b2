import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { checkSite } from '../../src/pipeline/check.ts';
import { createStopwatch } from '../../src/pipeline/stopwatch.ts';
import { generateSite } from '../bench/generate-site.js';
import { goalRows } from '../bench/goal-rows.js';
import { buildOnce } from '../bench/measure-builds.js';
import { isEnough } from '../bench/peers/astro/peer.js';
import { findPeers, PEERS } from '../bench/peers/find-peers.js';
import { layOut } from '../bench/peers/lay-out.js';
import { peerBuilds } from '../bench/peers/peer-builds.js';
import { differences } from '../bench/peers/same-pages.js';
import { packageDir } from '../support/run-tool.ts';

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

it('a site that is generated for measuring is sound', async () => {
  const { rootDir } = generated(30);
  const { diagnostics, files } = await checkSite({ rootDir, packageDir }, createStopwatch());
  expect(diagnostics).toEqual([]);
  expect(files.length).toBeGreaterThan(45);
});

describe('the generators that are measured beside ours', () => {
  it('are given every speaker and session, and templates of their own', () => {
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

  it('make the same pages as we do, where they are installed', () => {
    const { here } = findPeers('hugo', '');
    const { rootDir, site } = generated(14);
    if (here.length > 0) buildOnce({ rootDir, toolDir: packageDir });
    for (const found of here) {
      const builds = peerBuilds(found, { rootDir, folder: join(rootDir, '..', found.peer.name), site });
      expect(builds.map(({ run }) => run(1).wallMs > 0)).toEqual([true, true, true]);
    }
  });

  it('are found out where they do less', () => {
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
      expect.stringMatching(/^weft\/2026\/bob\/: biography is .*"headings":0.*, and ours is .*"headings":1/),
      'weft/2026/eva/: name is "Eva", and ours is "Ada"',
      'weft/2026/ does not name weft/2026/eva/',
    ]);
  });

  it('are run by a Node that is new enough for them', () => {
    const versions = ['v20.20.2', 'v22.11.0', 'v22.12.0', 'v24.0.1'];
    expect(versions.map(isEnough)).toEqual([false, false, true, true]);
  });
});

describe('the goals', () => {
  const size = (wallMs: Record<string, number>) => ({ wallMs, cpuMs: {}, peakMb: 900, warmWritten: 0 });
  const told = (results: Partial<Parameters<typeof goalRows>[0]>) =>
    goalRows({ sizes: {}, check: { wallMs: {}, cpuMs: {} }, absent: {}, ...results }).map(
      ({ goal, size: at, measured, verdict }) => `${goal} at ${at}: ${measured} ${verdict}`,
    );

  it('are met up to their bound, by what is not rounded', () => {
    const at = (cold: number) => told({ sizes: { 10000: size({ cold, 'hugo cold': 1000, 'eleventy cold': 1750 }) } });
    expect(at(700)).toContain('cold, to Hugo cold at 10000: 0.70 met');
    expect(at(701)).toContain('cold, to Hugo cold at 10000: 0.70 not met');
    expect(at(700)).toContain('Eleventy cold, to cold at 10000: 2.50 met');
    expect(at(701)).toContain('Eleventy cold, to cold at 10000: 2.50 not met');
  });

  it('are stricter where there is enough to share', () => {
    const jobs = size({ 'two jobs': 102, 'one job': 100 });
    const rows = told({ sizes: { 100: jobs, 1000: jobs } }).filter((row) => row.startsWith('two threads'));
    expect(rows).toEqual(['two threads, to one at 100: 1.02 met', 'two threads, to one at 1000: 1.02 not met']);
  });

  it('are met by the clock, with the time of processors beside it', () => {
    const sizes = { 1000: { ...size({ cold: 90, 'hugo cold': 100 }), cpuMs: { cold: 300, 'hugo cold': 100 } } };
    const check = { wallMs: { check: 9, 'check floor': 2 }, cpuMs: { check: 8, 'check floor': 1 } };
    const rows = goalRows({ sizes, check, absent: {} });
    expect(rows.find(({ size: at }) => at === '1000')).toMatchObject({
      measured: '0.90',
      byCpu: '3.00',
      verdict: 'met',
    });
    expect(rows.find(({ goal }) => goal.startsWith('check, to'))).toMatchObject({ measured: '4.50', byCpu: '8.00' });
  });

  it('of builds that are mostly a start are only told', () => {
    const rows = told({ sizes: { 100: size({ warm: 50, cold: 100 }), 1000: size({ warm: 50, cold: 100 }) } });
    expect(rows).toContain('warm, to cold at 100: 0.50 ');
    expect(rows).toContain('warm, to cold at 1000: 0.50 not met');
  });

  it('hold pages and files of an edit against those that it changes', () => {
    const counts = { rendered: 2, shownOn: 1, written: 7, changed: 7 };
    const rows = told({ sizes: { 100: { ...size({}), counts } } });
    expect(rows).toContain('one edited: pages rendered, to those that show it at 100: 2.00 not met');
    expect(rows).toContain('one edited: files written, to those that differ at 100: 1.00 met');
  });

  it('in milliseconds stand beside a start of the tool', () => {
    const sizes = { 1000: { ...size({}), watch: { pageMs: 40, reloadMs: 51, first: { pageMs: 60, reloadMs: 62 } } } };
    const rows = told({ sizes, check: { wallMs: { start: 80, 'check one': 160 }, cpuMs: {} } });
    expect(rows).toContain('watch: saved, to page at 1000: 40 ms (0.50 of a start) met');
    expect(rows).toContain('watch: saved, to reload at 1000: 51 ms (0.64 of a start) not met');
    expect(rows).toContain('watch: one of the first saves, to page at 1000: 60 ms (0.75 of a start) ');
    expect(rows).toContain('check of one file, to a bare start at content: 2.00 not met');
  });

  it('of memory and of growth look at the largest site', () => {
    const rows = told({ sizes: { 10000: size({ cold: 10 }), 100000: size({ cold: 116 }) } });
    expect(rows).toContain('peak memory, MB at 100000: 900 met');
    expect(rows).toContain('time per page, to that at 10000 at 100000: 1.16 not met');
  });

  it('that were not measured say why', () => {
    const rows = told({ sizes: { 1000: size({ cold: 5 }) }, absent: { hugo: 'there is none' } });
    expect(rows).toContain('cold, to Hugo cold at 1000:  not measured: there is none');
    expect(rows).toContain('cold, to Hugo cold at 10000:  not measured: 10000 is not among the sizes');
    expect(rows).toContain('two threads, to one at 1000:  not measured: "two jobs" is not built here');
    expect(rows).toContain('watch: saved, to page at 1000:  not measured: no edit of a watch was asked for');
  });
});
