import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildMarker } from '../../src/emit/build-marker.ts';
import { MARKER } from '../../src/model/output.ts';
import { mergeShards } from '../../src/pipeline/merge-shards.ts';
import { textsIn } from '../fixtures/publish/small-site.ts';
import { isFull } from '../support/thoroughness.ts';

/** Shards are carried from machine to machine: what comes of them is the whole site, or a word on what is wrong. */

const FILES: Readonly<Record<string, string>> = { 'index.html': 'Devlica', 'about/index.html': 'About' };

let rootDir: string;
beforeEach(() => {
  rootDir = mkdtempSync(join(tmpdir(), 'conf-site-shards-'));
});
afterEach(() => rmSync(rootDir, { recursive: true, force: true }));

const paths = fc.constantFrom(
  ...['index.html', 'about/index.html', 'about', '../victim.txt', '/etc/hostname', '', '.', MARKER, 'x', '__proto__'],
);
const odd = fc.oneof(fc.jsonValue({ maxDepth: 2 }), paths);
/** A part of a marker, by its name, that says something else. */
const change = fc.oneof(
  fc.record({
    field: fc.constantFrom('tool', 'version', 'digest', 'maintenance', 'basePath', 'validFrom', 'validUntil', 'shard'),
    value: odd,
  }),
  fc.record({
    fact: fc.constantFrom('index', 'count', 'tool', 'routes', 'errors', 'warnings', 'nextChange'),
    value: fc.oneof(odd, fc.integer({ min: -1, max: 3 })),
  }),
  fc.record({
    fact: fc.constant('files'),
    value: fc.array(fc.tuple(paths, fc.string({ maxLength: 3 }), fc.constantFrom(7, 5, 0, -1)), { maxLength: 3 }),
  }),
  fc.record({ at: fc.nat(), cut: fc.nat({ max: 30 }), put: fc.string({ maxLength: 4 }) }),
);
type Change = typeof change extends fc.Arbitrary<infer T> ? T : never;

function markerText(index: number, path: string, changes: readonly Change[]): string {
  const facts = {
    index,
    count: 2,
    tool: '1',
    files: [[path, 'h', FILES[path]?.length ?? 0]],
    routes: 1,
    errors: 0,
    warnings: 0,
  };
  const whole = { tool: 'conf-site', version: '1', digest: 'd', maintenance: false, basePath: '/', validFrom: 1 };
  const shard: Record<string, unknown> = { ...facts, nextChange: { live: null, rebuild: null } };
  const marker: Record<string, unknown> = { ...whole, validUntil: null, shard };
  for (const one of changes) {
    if ('field' in one) marker[one.field] = one.value;
    if ('fact' in one) shard[one.fact] = one.value;
  }
  const text = String(buildMarker(marker as never).content);
  return changes.reduce((left, one) => {
    if (!('put' in one)) return left;
    const at = one.at % left.length;
    return left.slice(0, at) + one.put + left.slice(at + one.cut);
  }, text);
}

function layShards(changes: readonly Change[]): void {
  for (const name of readdirSync(rootDir)) rmSync(join(rootDir, name), { recursive: true });
  writeFileSync(join(rootDir, 'victim.txt'), 'victim!');
  for (const [at, [path, text]] of Object.entries(FILES).entries()) {
    const dir = join(rootDir, `shard-${at + 1}`);
    mkdirSync(dirname(join(dir, path)), { recursive: true });
    writeFileSync(join(dir, path), text);
    writeFileSync(join(dir, MARKER), markerText(at + 1, path, at === 0 ? changes : []));
  }
}

const merged = () =>
  mergeShards({
    rootDir,
    outDir: join(rootDir, 'dist'),
    shardDirs: [join(rootDir, 'shard-1'), join(rootDir, 'shard-2')],
    version: '1',
  });

it('shards as they were left are the whole site', async () => {
  layShards([]);
  expect(await merged()).toMatchObject({ routes: 2, files: 3 });
  expect(textsIn(join(rootDir, 'dist'))).toMatchObject(FILES);
});

it('a shard whose marker says anything is merged whole, or refused in words', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 2 }), async (changes) => {
      layShards(changes);
      try {
        const { routes, errors, warnings, nextChange } = await merged();
        for (const number of [routes, errors, warnings]) expect(Number.isInteger(number)).toBe(true);
        for (const at of [nextChange.live, nextChange.rebuild]) expect(at === null || Number.isInteger(at)).toBe(true);
        const texts: Readonly<Record<string, string>> = { ...FILES };
        for (const [path, text] of Object.entries(textsIn(join(rootDir, 'dist'))))
          if (path !== MARKER) expect(text).toBe(texts[path]);
      } catch (error) {
        expect(error).toMatchObject({ hint: expect.stringMatching(/./) as string });
        expect((error as Error).message).toMatch(/\.$/);
        expect(readdirSync(rootDir)).not.toContain('dist');
      }
      expect(readFileSync(join(rootDir, 'victim.txt'), 'utf8')).toBe('victim!');
    }),
    { numRuns: isFull ? 3000 : 100 },
  );
});
