import { beforeAll, describe, expect, it } from 'vitest';
import type { Plan } from '../../src/model/plan.ts';
import { type Data, type VariedSite, variedSite } from '../support/varied-site.ts';

/** Fields of content, and where each of them shows: its value stands in the data of that page or shared part. */

const SPRING = Date.parse('2026-03-01T12:00:00+01:00') / 1000;
const EVENT = 'content/events/devlica/event.yaml';
const E26 = 'content/events/devlica/2026';
const TKAONICA = 'content/venues/tkaonica.yaml';

type Row = readonly [field: string, file: string, path: string, value: unknown, where: string, told: string];

const ROWS: readonly Row[] = [
  [
    'asset.remark',
    `${E26}/assets/two-banks-2.yaml`,
    'remark',
    { en: 'In ink.' },
    '/devlica/',
    '"assetsRemark":"In ink."',
  ],
  ['company.countryCode', 'content/company.yaml', 'countryCode', 'SI', '/devlica/', '"addressCountry":"SI"'],
  ['company.url', 'content/company.yaml', 'url', 'https://krizic.example', '/', '"url":"https://krizic.example"'],
  ['company.registrationNumber', 'content/company.yaml', 'registrationNumber', 'R-77', '/', '"taxID":"R-77"'],
  ['company.vatNumber', 'content/company.yaml', 'vatNumber', 'V-88', '/', '"vatID":"V-88"'],
  ['company.invented', 'content/company.yaml', 'invented', false, 'footer-site-en', '"isInvented":false'],
  ['language.flag', 'content/languages.yaml', 'languages.0.flag', 'ie', 'header-site-en', '"flag":"flag-ie"'],
  ['language.locale', 'content/languages.yaml', 'languages.0.locale', 'en-IE', '/devlica/', '"inLanguage":"en-IE"'],
  ['language.currency', 'content/languages.yaml', 'languages.0.currency', 'CHF', '/devlica/', '"priceCurrency":"CHF"'],
  [
    'language.ordinal',
    'content/languages.yaml',
    'languages.0.ordinal',
    'dot',
    '/devlica/2025/',
    '"count":"the 7. edition"',
  ],
  ['event.uiFlags.themes', EVENT, 'uiFlags.themes.active', ['dark'], 'header-devlica-en', '"themes":["dark"]'],
  ['event.lowKey', EVENT, 'lowKey', true, '/', '"lowKey":true'],
  [
    'event-options.entrioEventID',
    `${E26}/edition.yaml`,
    'options',
    { entrioEventID: '0508' },
    '/devlica/',
    '"sku":"0508/Student"',
  ],
  [
    'ticket.ticketingSystem.categoryName',
    `${E26}/tickets.yaml`,
    'tickets.0.ticketingSystem.categoryName',
    'Pupil',
    '/devlica/',
    '"category":"Pupil"',
  ],
  ['sponsor.tags', 'content/sponsors/nit-cloud.yaml', 'tags', ['looms'], '/devlica/', '"tags":["looms"]'],
  [
    'venue.mapLocation',
    TKAONICA,
    'mapLocation',
    { latitude: 45.5, longitude: 18.5 },
    '/devlica/',
    '"geoUrl":"geo:45.5,18.5',
  ],
  ['venue.mapZoom', TKAONICA, 'mapZoom', 13, '/devlica/', '?z=13"'],
];

function put(data: Data, path: string, value: unknown): void {
  const keys = path.split('.');
  const last = keys.pop() as string;
  const holder = keys.reduce<Data>((at, key) => at[key] as Data, data);
  holder[last] = value;
}

function dataOf(plan: Plan, where: string): string {
  const part = plan.routes.find(({ path }) => path === where) ?? plan.slices.find(({ name }) => name === where);
  return JSON.stringify(part);
}

describe('a field of content', () => {
  let site: VariedSite;
  let before: Plan;
  beforeAll(async () => {
    site = await variedSite((path) => !/\.hr\.md$|\/worklica\/20|\/20(1\d|2[0-4])\//.test(path));
    before = await site.plan(SPRING);
  }, 60_000);

  it.each(ROWS)('shows where it should: %s', async (_field, file, path, value, where, told) => {
    const after = await site.plan(SPRING, { [file]: (data) => put(data, path, value) });
    expect(dataOf(before, where)).not.toContain(told);
    expect(dataOf(after, where)).toContain(told);
  });

  it.each(['email', 'phone', 'pin'])('that is private is nowhere: a speaker’s %s', async (name) => {
    const secret = 'nobody-knows-this-7731';
    const after = await site.plan(SPRING, {
      [`${E26}/speakers/cacic-zeljka.md`]: (data) => {
        if (name === 'pin') data['pin'] = secret;
        else data['contact'] = { [name]: secret };
      },
    });
    expect(JSON.stringify([after.routes, after.slices, after.staticQueries])).not.toContain(secret);
  });
});
