import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkPresent } from '../../../src/check/check-present.ts';
import { type ContentIndex, indexContent } from '../../../src/content/content-index.ts';
import { setTimeZones, type TimeZones, timeZones } from '../../../src/domain/time/zone.ts';
import { realContent } from '../../support/content-in-memory.ts';

const at = (moment: string): number => Date.parse(moment) / 1000;

/** The end of 30 June 2027 in the zone of the site, which is when the contact of the real content expires. */
const EXPIRES = at('2027-07-01T00:00:00+02:00');
const NOTICE = EXPIRES - 30 * 24 * 60 * 60;

/** The time zone data of these tests was released on 31 August 2026. There is no 31 February 18 months later. */
const DATA_OLD = at('2028-02-29T00:00:00Z');

let installed: TimeZones;
beforeAll(() => {
  installed = timeZones();
  setTimeZones({ ...installed, releasedOn: () => '2026-08-31' });
});
afterAll(() => setTimeZones(installed));

describe('the contact for weaknesses of the site', () => {
  const index = async (): Promise<ContentIndex> => indexContent(await realContent());
  const messages = async (moment: number): Promise<readonly string[]> =>
    checkPresent(await index(), moment).findings.map(({ code, message }) => `${code}: ${message}`);

  it('causes no warning until 30 days before it expires, and findings hold until then', async () => {
    expect(await messages(NOTICE - 1)).toEqual([]);
    expect(checkPresent(await index(), NOTICE - 1).until).toBe(NOTICE);
  });

  it('causes a warning from then on', async () => {
    expect(await messages(NOTICE)).toEqual([
      'security-contact-expires: The contact for weaknesses of the site expires on 2027-06-30, in less than 30 days.',
    ]);
    expect(checkPresent(await index(), NOTICE).until).toBe(EXPIRES);
  });

  it('is over at the end of its last day', async () => {
    expect(await messages(EXPIRES)).toEqual([
      'security-contact-expires: The contact for weaknesses of the site expired on 2027-06-30.',
    ]);
    expect(checkPresent(await index(), EXPIRES).until).toBe(DATA_OLD);
  });
});

describe('the age of the time zone data', () => {
  const messages = async (moment: number): Promise<readonly string[]> =>
    checkPresent(indexContent(await realContent()), moment)
      .findings.filter(({ code }) => code === 'zone-data-old')
      .map(({ message, hint }) => `${message} ${hint}`);

  it('causes a warning from 18 months after their release on', async () => {
    expect(await messages(DATA_OLD - 1)).toEqual([]);
    expect(await messages(DATA_OLD)).toEqual([
      'The installed time zone data is more than 18 months old. ' +
        'update the package moment-timezone, for instance with: npm update moment-timezone',
    ]);
  });
});

describe('a day that is still to come', () => {
  const NEWS = 'content/events/devlica/2026/news/programme.md';
  const DAY = at('2026-03-16T00:00:00+01:00');
  const BEFORE = DAY - 24 * 60 * 60;

  /** The findings about the news of the programme, which is dated 16 March, with other fields in the place of its `startDate` and `updated`. */
  const checked = async (fields: object, moment: number) => {
    const { documents, ...rest } = await realContent();
    const dated = documents.find(({ path }) => path === NEWS)?.data as Record<string, unknown>;
    const data = { ...dated, startDate: undefined, updated: undefined, ...fields };
    const changed = documents.map((document) => (document.path === NEWS ? { ...document, data } : document));
    return checkPresent(indexContent({ ...rest, documents: changed }), moment);
  };
  const messages = async (fields: object, moment = BEFORE): Promise<readonly string[]> =>
    (await checked(fields, moment)).findings.filter(({ path }) => path === NEWS).map(({ message }) => message);

  const AHEAD = 'This news is public before 2026-03-16, the day that it is dated.';

  it('causes a warning for news that is public already, until that day', async () => {
    expect(await messages({})).toEqual([AHEAD]);
    expect((await checked({}, BEFORE)).until).toBe(DAY);
    expect(await messages({}, DAY)).toEqual([]);
  });

  it.each([{ embargo: '2026-03-16T09:00' }, { startDate: '2026-03-16' }, { visible: false }])(
    'causes none for news with %o',
    async (fields) => expect(await messages(fields)).toEqual([]),
  );

  it.each([{ embargo: '2026-03-15T09:00' }, { startDate: '2026-03-15' }])(
    'causes one for news with %o, which is too early',
    async (fields) => expect(await messages(fields)).toEqual([AHEAD]),
  );

  it('causes one for the last change of a record', async () => {
    expect(await messages({ startDate: '2026-03-16', updated: '2026-03-17' }, DAY)).toEqual([
      'The last change is dated 2026-03-17, which is still to come.',
    ]);
  });
});
