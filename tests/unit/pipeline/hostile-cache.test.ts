import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDiskCache } from '../../../src/cache/disk-cache.ts';
import { outcomeIfUpToDate, saveOutcome } from '../../../src/cache/up-to-date.ts';
import { openFileCache } from '../../../src/pipeline/file-cache-store.ts';
import type { ReadFile } from '../../../src/read/file-cache.ts';
import { isFull } from '../../support/thoroughness.ts';

const numRuns = isFull ? 3000 : 100;

const json = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.dictionary(fc.constantFrom('1 a', '1 b', '__proto__', 'x'), fc.array(fc.oneof(fc.integer(), fc.jsonValue()))),
);
/** Other content, or damage at a position. */
const damage = fc.oneof(
  json.map((value) => ({ instead: Buffer.from(JSON.stringify(value)) })),
  fc.uint8Array({ maxLength: 60 }).map((bytes) => ({ instead: Buffer.from(bytes) })),
  fc.record({ at: fc.nat(), cut: fc.nat({ max: 60 }), put: fc.uint8Array({ maxLength: 6 }) }),
);
type Damage = typeof damage extends fc.Arbitrary<infer T> ? T : never;

function change(file: string, to: Damage): void {
  const bytes = readFileSync(file);
  writeFileSync(file, 'instead' in to ? to.instead : withDamage(bytes, to));
}

function withDamage(bytes: Buffer, { at, cut, put }: Extract<Damage, { readonly at: number }>): Buffer {
  const from = at % bytes.length;
  return Buffer.concat([bytes.subarray(0, from), put, bytes.subarray(from + cut)]);
}

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'conf-site-hostile-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('a corrupted cache', () => {
  it('gives the stored bytes, or none', () => {
    const made = Buffer.from('čaša');
    fc.assert(
      fc.property(damage, (one) => {
        const cache = openDiskCache(folder);
        cache.set('key', made);
        change(join(folder, 'key'), one);
        const found = cache.get('key');
        if (found !== undefined) expect(Buffer.from(found)).toEqual(made);
      }),
      { numRuns },
    );
  });

  it('makes files be read again, with correct results', async () => {
    const site = join(folder, 'site.yaml');
    writeFileSync(site, 'title: Devlica\n');
    const read: ReadFile = {
      document: { path: 'content/site.yaml', data: { title: 'Devlica' }, body: '', hash: 'x' },
      findings: [],
    };
    const later = () => Date.now() + 3_600_000;
    const first = openFileCache(folder, later);
    await first.read(site, async () => read);
    first.save();
    const path = join(folder, 'files.bin');
    const whole = readFileSync(path);
    const cached = openFileCache(folder, later).read(site, () => Promise.reject(new Error('it is in the cache')));
    expect(await cached).toEqual(read);
    await fc.assert(
      fc.asyncProperty(damage, async (one) => {
        writeFileSync(path, whole);
        change(path, one);
        expect(await openFileCache(folder, later).read(site, async () => read)).toEqual(read);
      }),
      { numRuns },
    );
  });

  it('gives the outcome of the last run, or none', () => {
    const file = join(folder, 'build.json');
    const outcome = { key: 'k', from: 1, until: null, value: { routes: 3 } };
    fc.assert(
      fc.property(damage, (one) => {
        saveOutcome(file, outcome);
        expect(outcomeIfUpToDate(file, 'k', 1)).toEqual(outcome);
        change(file, one);
        const found = outcomeIfUpToDate(file, 'k', 1);
        if (found !== undefined) expect(found).toEqual(outcome);
      }),
      { numRuns },
    );
  });
});
