import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { RequestError } from '../../../src/content-edits/errors.ts';
import { type ImportSite, importSite, sessionize } from '../../support/import-site.ts';
import { isFull } from '../../support/thoroughness.ts';

/** The record of the last import is committed beside the edition, where branches are merged, so it may be damaged. */

const numRuns = isFull ? 1000 : 25;

/** All people here are invented. */
const SPEAKERS = [{ id: 'a', name: 'Ana Krpić', tagLine: 'Mender', bio: 'Ana mends layouts.' }];
const SESSIONS = [{ id: '1', title: 'Edges', speakers: ['a'], at: '2026-06-12T09:00', room: 1 }];
const exported = (title: string) =>
  sessionize({ rooms: ['Warp'], speakers: SPEAKERS, sessions: SESSIONS.map((one) => ({ ...one, title })) });

const odd = fc.oneof(
  fc.constantFrom<unknown>(null, '', 0, -1, '../../../../victim', '/etc/x', '__proto__', [], {}, 'a\\0b', '2026-02-30'),
  fc.jsonValue({ maxDepth: 2 }),
);

/** Replaces some parts of a value; a stream of numbers chooses them. */
function mutated(value: unknown, next: () => unknown): unknown {
  const put = next();
  if (put !== undefined) return put;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mutated(item, next)]));
}

let site: ImportSite;
beforeAll(async () => {
  site = importSite();
  await site.import(exported('Edges'));
});
afterAll(() => site.remove());

it('an import succeeds or reports that the record of the last one is damaged, whatever the damage', async () => {
  const whole = site.read('.import.json');
  const changes = fc.infiniteStream(fc.oneof({ weight: 20, arbitrary: fc.constant(undefined) }, odd));
  const text = fc.oneof(
    { weight: 9, arbitrary: changes.map((all) => JSON.stringify(mutated(JSON.parse(whole), () => all.next().value))) },
    fc.record({ at: fc.nat(), put: fc.string({ maxLength: 4 }) }).map(({ at, put }) => {
      const from = at % whole.length;
      return whole.slice(0, from) + put + whole.slice(from + 1);
    }),
  );
  await fc.assert(
    fc.asyncProperty(text, async (state) => {
      site.write('.import.json', state ?? '');
      try {
        const { changed } = await site.import(exported('Sharp edges'), { dryRun: true });
        for (const { path } of changed)
          expect(path).toMatch(
            /^content\/(?:events\/loom\/2026\/(?:[a-z0-9-]+\/)?[a-z0-9-]+\.\w+|venues\/loom-2026\.yaml)$/,
          );
      } catch (error) {
        if (!(error instanceof RequestError)) throw error;
        expect(error.message).toMatch(/\.$/);
        expect(error.hint).not.toBe('');
      }
    }),
    { numRuns },
  );
});
