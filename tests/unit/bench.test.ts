import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { checkSite } from '../../src/pipeline/check.ts';
import { createStopwatch } from '../../src/pipeline/stopwatch.ts';
import { generateSite } from '../bench/generate-site.js';
import { goalRows } from '../bench/goal-rows.js';
import { buildOnce } from '../bench/measure-builds.js';
import { isSupportedNode } from '../bench/peers/astro/peer.js';
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
    const { rootDir, site } = generated(14);
    if (here.length > 0) buildOnce({ rootDir, toolDir: packageDir });
    for (const found of here) {
      const builds = peerBuilds(found, { rootDir, folder: join(rootDir, '..', found.peer.name), site });
      expect(builds.map(({ run }) => run(1).wallMs > 0)).toEqual([true, true, true]);
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

describe('the table of goals', () => {
  const size = (wallMs: Record<string, number>) => ({ wallMs, cpuMs: {}, peakMb: 900, warmWritten: 0 });
  const verdicts = (results: Partial<Parameters<typeof goalRows>[0]>) =>
    goalRows({ sizes: {}, check: { wallMs: {}, cpuMs: {} }, absent: {}, ...results }).map(
      ({ goal, size: at, measured, verdict }) => `${goal} at ${at}: ${measured} ${verdict}`,
    );

  it('compares unrounded values with their bounds', () => {
    const at = (cold: number) =>
      verdicts({ sizes: { 10000: size({ cold, 'hugo cold': 1000, 'eleventy cold': 1750 }) } });
    expect(at(700)).toContain('cold / Hugo cold at 10000: 0.70 met');
    expect(at(701)).toContain('cold / Hugo cold at 10000: 0.70 not met');
    expect(at(700)).toContain('Eleventy cold / cold at 10000: 2.50 met');
    expect(at(701)).toContain('Eleventy cold / cold at 10000: 2.50 not met');
  });

  it('judges by wall time and also shows processor time', () => {
    const sizes = { 1000: { ...size({ cold: 90, 'hugo cold': 100 }), cpuMs: { cold: 300, 'hugo cold': 100 } } };
    const check = { wallMs: { check: 9, 'check floor': 2 }, cpuMs: { check: 8, 'check floor': 1 } };
    const rows = goalRows({ sizes, check, absent: {} });
    expect(rows.find(({ size: at }) => at === '1000')).toMatchObject({
      measured: '0.90',
      byCpu: '3.00',
      verdict: 'met',
    });
    expect(rows.find(({ goal }) => goal.startsWith('check / '))).toMatchObject({ measured: '4.50', byCpu: '8.00' });
  });

  it('gives no verdict on small sites, where starting dominates', () => {
    const rows = verdicts({ sizes: { 100: size({ warm: 50, cold: 100 }), 1000: size({ warm: 50, cold: 100 }) } });
    expect(rows).toContain('warm / cold at 100: 0.50 ');
    expect(rows).toContain('warm / cold at 1000: 0.50 not met');
  });

  it('compares the work after an edit with the pages and files that changed', () => {
    const counts = { rendered: 2, shownOn: 1, written: 7, changed: 7 };
    const rows = verdicts({ sizes: { 100: { ...size({}), counts } } });
    expect(rows).toContain('one edited: pages rendered / pages that show the edit at 100: 2.00 not met');
    expect(rows).toContain('one edited: files written / files that differ at 100: 1.00 met');
  });

  it('shows milliseconds with their ratio to a start of the tool', () => {
    const sizes = { 1000: { ...size({}), watch: { pageMs: 40, reloadMs: 51, first: { pageMs: 60, reloadMs: 62 } } } };
    const rows = verdicts({ sizes, check: { wallMs: { start: 80, 'check one': 160 }, cpuMs: {} } });
    expect(rows).toContain('watch: from save to page at 1000: 40 ms (0.50 of a start) met');
    expect(rows).toContain('watch: from save to reload at 1000: 51 ms (0.64 of a start) not met');
    expect(rows).toContain('watch: from save to page, first saves at 1000: 60 ms (0.75 of a start) ');
    expect(rows).toContain('check of one file / bare start at content: 2.00 not met');
  });

  it('judges memory and growth at the largest size', () => {
    const rows = verdicts({ sizes: { 10000: size({ cold: 10 }), 100000: size({ cold: 116 }) } });
    expect(rows).toContain('peak memory, MB at 100000: 900 met');
    expect(rows).toContain('time per page / time per page at 10000 at 100000: 1.16 not met');
  });

  it('says why a goal was not measured', () => {
    const rows = verdicts({ sizes: { 1000: size({ cold: 5 }) }, absent: { hugo: 'there is none' } });
    expect(rows).toContain('cold / Hugo cold at 1000:  not measured: there is none');
    expect(rows).toContain('cold / Hugo cold at 10000:  not measured: 10000 is not among the sizes');
    expect(rows).toContain('watch: from save to page at 1000:  not measured: no edits during a watch were requested');
  });
});
