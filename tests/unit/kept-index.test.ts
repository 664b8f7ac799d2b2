import fc from 'fast-check';
import { expect, it } from 'vitest';
import { indexContent } from '../../src/content/content-index.ts';
import type { Document } from '../../src/content/document.ts';
import { indexAgain } from '../../src/content/kept-index.ts';

const YEAR = 'content/events/devlica/2026';
const FIRST: Document = { path: 'content/company.yaml', data: {}, body: '', hash: '' };
/** Among them a file that none expects, a translation of nothing, and, at times, two that claim one place. */
const PATHS = [
  'content/languages.yaml',
  'content/site.yaml',
  'content/i18n/hr/common.yaml',
  `${YEAR}/edition.yaml`,
  `${YEAR}/speakers/cvetko-ana.hr.md`,
  `${YEAR}/speakers/cvetko-ana.md`,
  `${YEAR}/speakers/nobody.hr.md`,
  `${YEAR}/strange/cvetko-ana.md`,
  `${YEAR}/speakers/cvetko-ana.yaml`,
];
const data = fc.constantFrom(
  ...[{}, { languages: [{ option: 'en' }] }, { languages: [{ option: 'en' }, { option: 'hr' }] }],
  ...[{ defaultLanguage: 'hr' }, { name: 'Ana' }],
);
const step = fc.record({
  edits: fc.array(fc.tuple(fc.constantFrom(...PATHS), fc.option(data)), { maxLength: 2 }),
  unreadable: fc.constantFrom(undefined, undefined, `${YEAR}/speakers/nobody.md`),
  ofPackage: fc.constantFrom({}, {}, { hr: { common: {} } }),
});

it('sorts content that has changed as if nothing had been sorted before', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      const first = { ...FIRST };
      const known = new Map(PATHS.slice(0, 6).map((path): [string, Document] => [path, { ...FIRST, path }]));
      for (const { edits, unreadable, ofPackage } of steps) {
        for (const [path, of] of edits) {
          if (of === null) known.delete(path);
          else known.set(path, { ...FIRST, path, data: of });
        }
        const documents = [first, ...[...known].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one)];
        const content = { documents, media: [], packageTexts: ofPackage };
        const missing = new Set(unreadable === undefined ? [] : [unreadable]);
        const again = indexAgain(content, missing);
        expect(again).toEqual(indexContent(content, missing));
        expect(again.records).toEqual(indexContent(content, missing).records);
      }
    }),
    { numRuns: 300 },
  );
});

it('has the very records that it had where no document has changed', () => {
  const documents = [FIRST, { ...FIRST, path: `${YEAR}/speakers/cvetko-ana.md` }];
  const sorted = () => indexAgain({ documents: [...documents], media: [] }, new Set());
  expect(sorted().records).toBe(sorted().records);
});
