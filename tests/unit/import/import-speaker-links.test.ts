import { afterEach, beforeEach, expect, it } from 'vitest';
import { itemSentence } from '../../../src/import/import-report.ts';
import { type ImportSite, importSite } from '../../support/import-site.ts';

let site: ImportSite;

beforeEach(() => {
  site = importSite();
});

afterEach(() => site.remove());

it('an import writes the company of a speaker and the links that content has a field for', async () => {
  const { items } = await site.import(
    'Session,Speakers,Name,Job title,Company,Bluesky,Twitter,Instagram,YouTube,Facebook\n' +
      'Edges,Mia Berg,,Engineer,Kvadrat,https://bsky.app/profile/berg.example,https://twitter.com/berg,' +
      'https://www.instagram.com/berg,https://www.youtube.com/@berg,https://www.facebook.com/berg\n',
    { format: 'csv' },
  );
  expect(site.read('speakers/berg-mia.md')).toBe(
    `---
name: Mia
surname: Berg
position: Engineer
company: Kvadrat
social:
  bluesky: https://bsky.app/profile/berg.example
  x: https://twitter.com/berg
  instagram: https://www.instagram.com/berg
  youtube: https://www.youtube.com/@berg
---
`,
  );
  expect(items.map((item) => itemSentence(item, { isWhole: false }))).toContain(
    'Content has no field for some links of "Mia Berg".',
  );
});
