import { describe, expect, it } from 'vitest';
import { diagnosticsOf, reportsAfter } from './broken-site.ts';

const SITE = 'content/site.yaml';
const LANGUAGES = 'content/languages.yaml';
const CROATIAN = /^ {2}- option: hr\n[\s\S]*/m;

describe('a language', () => {
  it.each([
    ["time: 'HH:mm'", "time: 'HH:mmn'", 'time'],
    ['date: d MMMM yyyy', 'date: d MMMM YYYY', 'date'],
    ["dateTime: 'd MMMM yyyy, HH:mm'", "dateTime: 'd MMMM yyyy on HH:mm'", 'dateTime'],
  ])('must have valid date patterns, unlike %s → %s', async (from, to, name) => {
    const reported = await reportsAfter((site) => site.edit(LANGUAGES, from, to));
    expect(reported).toEqual([`pattern-unreadable ${LANGUAGES} /languages/0/formats/${name}`]);
  });

  it('must have names of months and days', async () => {
    const reported = await reportsAfter((site) => {
      const croatian = CROATIAN.exec(site.read(LANGUAGES))?.[0] ?? '';
      site.write(LANGUAGES, `${site.read(LANGUAGES)}${croatian.replace('option: hr', 'option: xx')}`);
      site.copy('content/i18n/hr', 'content/i18n/xx');
    });
    expect(reported.filter((one) => !one.startsWith('translation-missing'))).toEqual([
      `language-unsupported ${LANGUAGES} /languages/2/option`,
    ]);
  });

  it('may only be listed once', async () => {
    const reported = await reportsAfter((site) => {
      const croatian = CROATIAN.exec(site.read(LANGUAGES))?.[0] ?? '';
      site.write(LANGUAGES, `${site.read(LANGUAGES)}${croatian}`);
    });
    expect(reported).toEqual([`language-twice ${LANGUAGES} /languages/2/option`]);
  });

  it('must be listed at all', async () => {
    expect(await reportsAfter((site) => site.write(LANGUAGES, 'languages: []\n'))).toEqual([
      `value-empty ${LANGUAGES} /languages`,
    ]);
  });

  it('that is the default must be listed', async () => {
    const reported = await reportsAfter((site) => site.edit(SITE, 'defaultLanguage: en', 'defaultLanguage: de'));
    expect(reported.filter((one) => !one.startsWith('translation-missing'))).toEqual([
      `language-unknown ${SITE} /defaultLanguage`,
    ]);
  });
});

describe('an address of the site', () => {
  it.each([
    ['baseUrl: https://devlica.example', 'baseUrl: https://devlica.example:port', '/baseUrl'],
    ['product: devlica', 'product: devlica\napi:\n  baseUrl: https://[api]', '/api/baseUrl'],
  ])('must be valid, unlike %s → %s', async (from, to, pointer) => {
    expect(await reportsAfter((site) => site.edit(SITE, from, to))).toEqual([`url-malformed ${SITE} ${pointer}`]);
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

  it.each(wrongly)('must be one exact address, not %s', async (url, fault) => {
    const [reported, ...others] = await diagnosticsOf((site) => site.edit(SITE, 'product: devlica', given(API, url)));
    expect(others).toEqual([]);
    expect(reported).toMatchObject({
      code: 'service-inexact',
      pointer: '/api/baseUrl',
      hint: expect.stringContaining('api.conf.example'),
    });
    expect(reported?.message).toContain(fault);
  });

  it('must be exact for page view counters too', async () => {
    const reported = await reportsAfter((site) =>
      site.edit(SITE, '  provider: google\n', "  provider: google\n  url: 'https://*.devlica.example'\n"),
    );
    expect(reported).toEqual([`service-inexact ${SITE} /analytics/url`]);
  });

  it.each([
    'https://api.devlica.example',
    'http://127.0.0.1:4322/api',
    'https://[::1]:8080/api',
    '/api',
    'https://devlica.example/the-api/v1',
  ])('may be %s', async (url) => {
    expect(await reportsAfter((site) => site.edit(SITE, 'product: devlica', given(API, url)))).toEqual([]);
  });
});

describe('a missing field', () => {
  it('is reported separately for each field', async () => {
    const file = 'content/vat.yaml';
    const reported = await diagnosticsOf((site) => site.write(file, 'entries:\n  - endDate: 2026-01-01\n'));
    expect(reported.map(({ code, message }) => [code, message])).toEqual([
      ['field-missing', 'The field "default" is missing.'],
      ['field-missing', 'The field "percent" is missing in item 1 of "entries".'],
      ['field-missing', 'The field "startDate" is missing in item 1 of "entries".'],
    ]);
  });
});

describe("an event's current year", () => {
  const EVENT = 'content/events/worklica/event.yaml';

  it('must have an edition', async () => {
    const reported = await reportsAfter((site) => site.edit(EVENT, 'currentYear: 2026', 'currentYear: 2027'));
    expect(reported).toContain(`edition-missing ${EVENT} /currentYear`);
  });

  it('may have no edition if the event is not held', async () => {
    const reported = await reportsAfter((site) => site.drop('content/events/hacklica/2026'));
    expect(reported.filter((one) => !one.startsWith('file-unused content/media/hero/'))).toEqual([]);
  });
});

describe('an invalid list of languages', () => {
  it.each([
    ['languages: nonsense\n', 'value-type', '/languages'],
    ['languages:\n  en: 1\n', 'value-type', '/languages'],
  ])('is reported once: %j', async (text, code, pointer) => {
    expect(await reportsAfter((site) => site.write(LANGUAGES, text))).toEqual([`${code} ${LANGUAGES} ${pointer}`]);
  });

  it('causes no reports for files in the language of a mistyped code', async () => {
    const reported = await reportsAfter((site) => site.edit(LANGUAGES, 'option: hr', 'option: Hr'));
    expect(reported).toEqual([`value-format ${LANGUAGES} /languages/1/option`]);
  });
});
