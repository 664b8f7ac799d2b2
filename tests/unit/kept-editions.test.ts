import { describe, expect, it } from 'vitest';
import { type ContentRecord, indexContent, recordsOf } from '../../src/content/content-index.ts';
import type { Document } from '../../src/content/document.ts';
import { createKeptEditions } from '../../src/site/kept-editions.ts';

const FIELDS = [{ path: ['title'], note: { text: 'prose' } }] as const;

const document = (path: string, data: unknown): Document => ({ path, data, body: '', hash: JSON.stringify(data) });
const speaker = document('content/events/devlica/2026/speakers/cvetko-ana.yaml', { title: 'Lace' });
const inCroatian = document('content/events/devlica/2026/speakers/cvetko-ana.hr.yaml', { title: 'Čipka' });

function siteIn(defaultLanguage: string, ...documents: readonly Document[]) {
  const languages = document('content/languages.yaml', { languages: [{ option: 'en' }, { option: 'hr' }] });
  const site = document('content/site.yaml', { defaultLanguage });
  const index = indexContent({ documents: [languages, site, ...documents], media: [] });
  return { index, record: recordsOf(index, 'speaker')[0] as ContentRecord };
}

describe('the merged data of a record, for who models again and again', () => {
  const { merged } = createKeptEditions();
  const dataIn = ({ index, record }: ReturnType<typeof siteIn>) => merged(record, index, FIELDS);

  it('is the very same for as long as the record is', () => {
    const before = dataIn(siteIn('en', speaker));
    expect(before).toEqual({ title: { en: 'Lace' } });
    expect(dataIn(siteIn('en', speaker))).toBe(before);
  });

  it('is merged again where the record has another language, or the site another default one', () => {
    expect(dataIn(siteIn('en', speaker))).toEqual({ title: { en: 'Lace' } });
    expect(dataIn(siteIn('hr', speaker))).toEqual({ title: { hr: 'Lace' } });
    expect(dataIn(siteIn('hr', speaker, inCroatian))).toEqual({ title: { hr: 'Čipka' } });
    expect(dataIn(siteIn('en', speaker, inCroatian))).toEqual({ title: { en: 'Lace', hr: 'Čipka' } });
  });
});

it('keeps the parts of an edition that come to the same once it is modelled again', () => {
  const editions = createKeptEditions();
  const of = { event: 'devlica', year: 2026 };
  const kept = (...documents: readonly Document[]) => {
    const { index } = siteIn('en', ...documents);
    const make = () => ({
      days: ['Friday'],
      titles: recordsOf(index, 'speaker').map(({ document: { data } }) => data),
    });
    const made = editions.keep({ index, zone: 'UTC', at: 0, editions }, of, make);
    editions.turn();
    return made;
  };
  const [before, after] = [kept(speaker), kept({ ...speaker, data: { title: 'Lace and knots' } })];
  expect(after).not.toBe(before);
  expect(after.days).toBe(before.days);
});
