import { describe, expect, it } from 'vitest';
import { diagnosticsOf, toldOf } from './broken-site.ts';

const SITE = 'content/site.yaml';
const LANGUAGES = 'content/languages.yaml';
const CROATIAN = /^ {2}- option: hr\n[\s\S]*/m;

describe('a language', () => {
  it.each([
    ["time: 'HH:mm'", "time: 'HH:mmn'", 'time'],
    ['date: d MMMM yyyy', 'date: d MMMM YYYY', 'date'],
    ["dateTime: 'd MMMM yyyy, HH:mm'", "dateTime: 'd MMMM yyyy on HH:mm'", 'dateTime'],
  ])('has patterns that can be read, not %s → %s', async (from, to, name) => {
    const told = await toldOf((site) => site.edit(LANGUAGES, from, to));
    expect(told).toEqual([`pattern-unreadable ${LANGUAGES} /languages/0/formats/${name}`]);
  });

  it('has names of months and days', async () => {
    const told = await toldOf((site) => {
      const croatian = CROATIAN.exec(site.read(LANGUAGES))?.[0] ?? '';
      site.write(LANGUAGES, `${site.read(LANGUAGES)}${croatian.replace('option: hr', 'option: de')}`);
      site.copy('content/i18n/hr', 'content/i18n/de');
    });
    expect(told.filter((one) => !one.startsWith('translation-missing'))).toEqual([
      `language-unsupported ${LANGUAGES} /languages/2/option`,
    ]);
  });

  it('is listed once', async () => {
    const told = await toldOf((site) => {
      const croatian = CROATIAN.exec(site.read(LANGUAGES))?.[0] ?? '';
      site.write(LANGUAGES, `${site.read(LANGUAGES)}${croatian}`);
    });
    expect(told).toEqual([`language-twice ${LANGUAGES} /languages/2/option`]);
  });

  it('is there at all', async () => {
    expect(await toldOf((site) => site.write(LANGUAGES, 'languages: []\n'))).toEqual([
      `value-empty ${LANGUAGES} /languages`,
    ]);
  });

  it('that is the default one is listed', async () => {
    const told = await toldOf((site) => site.edit(SITE, 'defaultLanguage: en', 'defaultLanguage: de'));
    expect(told.filter((one) => !one.startsWith('translation-missing'))).toEqual([
      `language-unknown ${SITE} /defaultLanguage`,
    ]);
  });
});

describe('an address of the site', () => {
  it.each([
    ['baseUrl: https://devlica.example', 'baseUrl: https://devlica.example:port', '/baseUrl'],
    ['product: devlica', 'product: devlica\napi:\n  baseUrl: https://[api]', '/api/baseUrl'],
  ])('is one that browsers take: %s → %s', async (from, to, pointer) => {
    expect(await toldOf((site) => site.edit(SITE, from, to))).toEqual([`url-malformed ${SITE} ${pointer}`]);
  });
});

describe('the address of a service', () => {
  const given = (service: string, url: string): string => `product: devlica\n${service}: '${url}'`;
  const API = 'api:\n  baseUrl';
  const wrongly = [
    ['https://*.devlica.example', 'wildcard'],
    ['https://user:secret@api.devlica.example', 'a password'],
    ['https://api.devlica.example/v1?key=secret', 'a query'],
    ['https://api.devlica.example/#a', 'a fragment'],
    ['https://api.devlica.example;script-src', 'the sign ";"'],
    ['https://api.devlica.example,x', 'the sign ","'],
    ['https://api.devlica.example/a;b', 'the sign ";"'],
    ['/api;b', 'the sign ";"'],
  ] as const;

  it.each(wrongly)('is one exact address, not %s', async (url, fault) => {
    const [told, ...others] = await diagnosticsOf((site) => site.edit(SITE, 'product: devlica', given(API, url)));
    expect(others).toEqual([]);
    expect(told).toMatchObject({
      code: 'service-inexact',
      pointer: '/api/baseUrl',
      hint: expect.stringContaining('api.conf.example'),
    });
    expect(told?.message).toContain(fault);
  });

  it('of the one that counts page views is so too', async () => {
    const told = await toldOf((site) =>
      site.edit(SITE, '  provider: google\n', "  provider: google\n  url: 'https://*.devlica.example'\n"),
    );
    expect(told).toEqual([`service-inexact ${SITE} /analytics/url`]);
  });

  it.each([
    'https://api.devlica.example',
    'http://127.0.0.1:4322/api',
    'https://[::1]:8080/api',
    '/api',
    'https://devlica.example/the-api/v1',
  ])('may be %s', async (url) => {
    expect(await toldOf((site) => site.edit(SITE, 'product: devlica', given(API, url)))).toEqual([]);
  });
});

describe('a missing field', () => {
  it('is told for each of them', async () => {
    const file = 'content/vat.yaml';
    const told = await diagnosticsOf((site) => site.write(file, 'entries:\n  - endDate: 2026-01-01\n'));
    expect(told.map(({ code, message }) => [code, message])).toEqual([
      ['field-missing', 'The field "default" is missing.'],
      ['field-missing', 'The field "percent" is missing in item 1 of "entries".'],
      ['field-missing', 'The field "startDate" is missing in item 1 of "entries".'],
    ]);
  });
});

describe("an event's current year", () => {
  const EVENT = 'content/events/worklica/event.yaml';

  it('has an edition', async () => {
    const told = await toldOf((site) => site.edit(EVENT, 'currentYear: 2026', 'currentYear: 2027'));
    expect(told).toContain(`edition-missing ${EVENT} /currentYear`);
  });

  it('may be without one where the event is not held', async () => {
    const told = await toldOf((site) => site.drop('content/events/hacklica/2026'));
    expect(told.filter((one) => !one.startsWith('file-unused content/media/hero/'))).toEqual([]);
  });
});

describe('a list of languages that is not sound', () => {
  it.each([
    ['languages: nonsense\n', 'value-type', '/languages'],
    ['languages:\n  en: 1\n', 'value-type', '/languages'],
  ])('is told once: %j', async (text, code, pointer) => {
    expect(await toldOf((site) => site.write(LANGUAGES, text))).toEqual([`${code} ${LANGUAGES} ${pointer}`]);
  });

  it('leaves files in the language of a mistyped code alone', async () => {
    const told = await toldOf((site) => site.edit(LANGUAGES, 'option: hr', 'option: Hr'));
    expect(told).toEqual([`value-format ${LANGUAGES} /languages/1/option`]);
  });
});
