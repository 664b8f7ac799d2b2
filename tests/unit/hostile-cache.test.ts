import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openKeptBytes } from '../../src/content/kept-bytes.ts';
import { keepStandingBuild, readStandingBuild, type StandingBuild } from '../../src/pipeline/standing-build.ts';
import { openKeptFiles } from '../../src/read/kept-files.ts';
import type { ReadFile } from '../../src/read/known-file.ts';
import { openOwnMemo } from '../../src/render/own-memo.ts';
import { isFull } from '../support/thoroughness.ts';

/** What is kept to save time may be anything by the next time: it is then what it was, or not there. */

const numRuns = isFull ? 3000 : 100;

const json = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.dictionary(fc.constantFrom('1 a', '1 b', '__proto__', 'x'), fc.array(fc.oneof(fc.integer(), fc.jsonValue()))),
);
/** Other bytes altogether, or a wound at a place. */
const damage = fc.oneof(
  json.map((value) => ({ instead: Buffer.from(JSON.stringify(value)) })),
  fc.uint8Array({ maxLength: 60 }).map((bytes) => ({ instead: Buffer.from(bytes) })),
  fc.record({ at: fc.nat(), cut: fc.nat({ max: 60 }), put: fc.uint8Array({ maxLength: 6 }) }),
);
type Damage = typeof damage extends fc.Arbitrary<infer T> ? T : never;

function change(file: string, to: Damage): void {
  const bytes = readFileSync(file);
  writeFileSync(file, 'instead' in to ? to.instead : wounded(bytes, to));
}

function wounded(bytes: Buffer, { at, cut, put }: Extract<Damage, { readonly at: number }>): Buffer {
  const from = at % bytes.length;
  return Buffer.concat([bytes.subarray(0, from), put, bytes.subarray(from + cut)]);
}

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'conf-site-hostile-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('whatever became of what is kept', () => {
  it('rendered parts are those that were rendered, or are rendered again, and kept', () => {
    const own = { a: '{"html":"<p>č a</p>"}', b: '{"html":"<p>č b</p>"}' };
    const names = fc.constantFrom('own.list', 'own.pack');
    const keep = (): void => {
      const memo = openOwnMemo(folder, '1');
      for (const [key, text] of Object.entries(own)) {
        memo.keep([key]);
        const found = memo.get(key) ?? text;
        expect(found).toBe(text);
        memo.set(key, found);
      }
      memo.save();
    };
    keep();
    fc.assert(
      fc.property(fc.array(fc.tuple(names, damage), { minLength: 1, maxLength: 2 }), (all) => {
        for (const [name, one] of all) change(join(folder, name), one);
        keep();
        const memo = openOwnMemo(folder, '1');
        expect([memo.get('a'), memo.get('b')]).toEqual([own.a, own.b]);
      }),
      { numRuns },
    );
  });

  it('pictures are those that were made, or are made again', () => {
    const made = Buffer.from('čaša');
    fc.assert(
      fc.property(damage, (one) => {
        const kept = openKeptBytes(folder);
        kept.set('key', made);
        change(join(folder, 'key'), one);
        const found = kept.get('key');
        if (found !== undefined) expect(Buffer.from(found)).toEqual(made);
      }),
      { numRuns },
    );
  });

  it('files are as they were read, or read again', async () => {
    const site = join(folder, 'site.yaml');
    writeFileSync(site, 'title: Devlica\n');
    const read: ReadFile = {
      document: { path: 'content/site.yaml', data: { title: 'Devlica' }, body: '', hash: 'x' },
      findings: [],
    };
    const later = () => Date.now() + 3_600_000;
    const first = openKeptFiles(folder, later);
    await first.read(site, async () => read);
    first.sweep();
    first.save();
    const [name = ''] = readdirSync(join(folder, 'read'));
    const path = join(folder, 'read', name);
    const whole = readFileSync(path);
    expect(await openKeptFiles(folder, later).read(site, () => Promise.reject(new Error('it is known')))).toEqual(read);
    await fc.assert(
      fc.asyncProperty(damage, async (one) => {
        writeFileSync(path, whole);
        change(path, one);
        expect(await openKeptFiles(folder, later).read(site, async () => read)).toEqual(read);
      }),
      { numRuns },
    );
  });

  it('the last build is that one, or none', () => {
    const told = { routes: 3, errors: 0, warnings: 0, nextChange: { live: null, rebuild: null }, diagnostics: [] };
    const build: StandingBuild = { key: 'k', marker: 'm', from: 1, until: null, told };
    fc.assert(
      fc.property(damage, (one) => {
        keepStandingBuild(folder, 'dist', build);
        const [name = ''] = readdirSync(folder);
        expect(readStandingBuild(folder, 'dist')).toEqual(build);
        change(join(folder, name), one);
        const found = readStandingBuild(folder, 'dist');
        if (found !== undefined) expect(found).toEqual(build);
      }),
      { numRuns },
    );
  });
});
