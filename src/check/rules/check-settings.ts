import { allRecordsOf, type ContentIndex } from '../../content/content-index.ts';
import { isOf, type ValidRecord } from '../../content/valid-record.ts';
import type { Finding } from '../../diagnostics/diagnostic.ts';
import { nameHint } from '../../diagnostics/nearest-name.ts';
import { LOOKS_FOLDER } from '../../domain/page/look.ts';
import { linkedPage } from '../../domain/page/page-link.ts';
import type { LanguageRecord } from '../../domain/site/content-types.ts';
import { formatNamed, knowsNamesIn } from '../../domain/time/date-names.ts';
import type { CheckScope } from '../check-scope.ts';
import { atValue, type UnplacedFinding } from '../finding-at.ts';

type Site = ValidRecord<'site'>;

/**
 * Checks settings beyond their schema. Adds `url-malformed` for addresses of the site, `service-inexact` for addresses of
 * services that pages send data to, `language-unknown` for a default language that is not listed, `link-without-form`,
 * `page-unknown` for the rules of the contest, `look-unknown`, and for languages `language-twice`, `pattern-unreadable` and
 * `language-unsupported`.
 */
export function checkSettings(record: ValidRecord, { index }: CheckScope): readonly Finding[] {
  if (isOf(record, 'languages')) return languageFindings(record);
  if (!isOf(record, 'site')) return [];
  return [
    ...malformedUrls(record),
    ...inexactServices(record),
    ...defaultLanguage(record, index),
    ...formLinks(record, index),
    ...contestPage(record, index),
    ...unknownLook(record, index),
  ];
}

/** Resolves a path as an address of the site's own host. */
function onOwnHost(url: string | undefined): string | undefined {
  return url?.startsWith('/') ? `https://own.example${url}` : url;
}

function malformedUrls(site: Site): readonly Finding[] {
  const { baseUrl, api } = site.data;
  const urls = [
    { pointer: ['baseUrl'] as const, url: baseUrl },
    { pointer: ['api', 'baseUrl'] as const, url: onOwnHost(api?.baseUrl) },
  ];
  return urls
    .filter(({ url }) => url !== undefined && !url.startsWith('/') && !URL.canParse(url))
    .map(({ pointer, url }) =>
      atValue(
        site,
        pointer,
        wrong(
          'url-malformed',
          `"${url}" is not a valid address.`,
          'write it as a browser shows it, for instance https://conf.example',
        ),
      ),
    );
}

/** Checks the addresses of services, whose origins are in the Content Security Policy of every page. */
function inexactServices(site: Site): readonly Finding[] {
  const { api, analytics } = site.data;
  const services = [
    { pointer: ['api', 'baseUrl'] as const, url: onOwnHost(api?.baseUrl), example: EXAMPLE_API },
    { pointer: ['analytics', 'url'] as const, url: analytics?.url, example: 'https://stats.conf.example' },
  ];
  return services.flatMap(({ pointer, url, example }): readonly Finding[] => {
    if (url === undefined || !URL.canParse(url)) return [];
    const fault = inexactness(url);
    if (fault === undefined) return [];
    const message = `This address ${fault}; pages can send data only to one exact address.`;
    return [atValue(site, pointer, wrong('service-inexact', message, `write it as in ${example}`))];
  });
}

const EXAMPLE_API = 'https://api.conf.example, or with a path https://conf.example/api';

function inexactness(address: string): string | undefined {
  const { username, password, host, protocol } = new URL(address);
  if (!/^https?:$/.test(protocol)) return 'is none of the web';
  if (username !== '' || password !== '') return 'has a name or a password in it, which every visitor could read';
  if (host.includes('*')) return 'has a wildcard (*)';
  if (/[?#]/.test(address)) return 'has a query or a fragment';
  const [sign] = /[^\w.~:/[\]%-]/u.exec(address) ?? [];
  return sign === undefined ? undefined : `has the sign "${sign}" in it`;
}

/** A link that is marked as leading to a form must lead to a page with a form. */
function formLinks(site: Site, index: ContentIndex): readonly Finding[] {
  return site.data.footer.links.flatMap(({ url, form }, at): readonly Finding[] => {
    const ident = linkedPage(url);
    if (form !== true || ident === undefined) return [];
    const page = allRecordsOf(index, 'page').find(({ place }) => place.ident === ident && place.event === undefined);
    if (page === undefined || page.data.form !== undefined) return [];
    const message = `The page "${ident}" has no form.`;
    const hint = 'give the page a form, or delete "form" from the link';
    return [atValue(site, ['footer', 'links', String(at), 'form'], wrong('link-without-form', message, hint))];
  });
}

/** The rules of the contest must be a page of the whole site. */
function contestPage(site: Site, index: ContentIndex): readonly Finding[] {
  const ident = site.data.contest?.ident;
  const pages = [...allRecordsOf(index, 'page').map(({ place }) => place), ...index.unreadable].filter(
    ({ kind, event }) => kind === 'page' && event === undefined,
  );
  const names = pages.map((place) => place.ident);
  if (ident === undefined || names.includes(ident)) return [];
  const hint = nameHint(ident, names) ?? `write content/pages/${ident}.md`;
  const message = `There is no page "${ident}" with the rules of the contest.`;
  return [atValue(site, ['contest', 'ident'], wrong('page-unknown', message, hint))];
}

/** A look is a folder of the package or of the site. */
function unknownLook(site: Site, { looks }: ContentIndex): readonly Finding[] {
  const { look } = site.data;
  if (look === undefined || looks.includes(look)) return [];
  const message = `There is no look "${look}".`;
  const hint = nameHint(look, looks) ?? `the looks are ${looks.join(', ')}; write your own in ${LOOKS_FOLDER}/${look}/`;
  return [atValue(site, ['look'], wrong('look-unknown', message, hint))];
}

function defaultLanguage(site: Site, { languages }: ContentIndex): readonly Finding[] {
  const { defaultLanguage: code } = site.data;
  if (languages.includes(code)) return [];
  const hint = nameHint(code, languages) ?? 'list it in content/languages.yaml';
  const message = `The site has no language "${code}".`;
  return [atValue(site, ['defaultLanguage'], wrong('language-unknown', message, hint))];
}

function languageFindings(record: ValidRecord<'languages'>): readonly Finding[] {
  const { languages } = record.data;
  const codes = languages.map(({ option }) => option);
  return languages.flatMap((language, at) => {
    const pointer = ['languages', String(at)] as const;
    const optionFinding = (code: Finding['code'], message: string, hint: string): Finding =>
      atValue(record, [...pointer, 'option'], wrong(code, message, hint));
    if (codes.indexOf(language.option) < at)
      return [
        optionFinding(
          'language-twice',
          `The language "${language.option}" is listed already.`,
          'delete one of the two',
        ),
      ];
    const patterns = unreadablePatterns(record, pointer, language);
    if (knowsNamesIn(language.option)) return patterns;
    const message = `The names of months and days are not known in "${language.option}".`;
    return [
      optionFinding('language-unsupported', message, 'use a language that date-fns has, such as de, pt-BR or zh-Hant'),
      ...patterns,
    ];
  });
}

/** An arbitrary moment to test patterns with. Whether a pattern is valid does not depend on the language. */
const ANY_MOMENT = '2026-05-08T08:00:00';

function unreadablePatterns(
  record: ValidRecord<'languages'>,
  pointer: readonly ['languages', string],
  language: LanguageRecord,
): readonly Finding[] {
  const names = Object.keys(language.formats) as (keyof LanguageRecord['formats'])[];
  return names.flatMap((name) => {
    const pattern = language.formats[name];
    try {
      formatNamed(ANY_MOMENT, pattern, 'en');
      return [];
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      const message = `"${pattern}" is not a pattern of date-fns: ${firstSentence(error.message)}.`;
      const hint = 'write years as yyyy, days as d, and words in single quotes';
      return [atValue(record, [...pointer, 'formats', name], wrong('pattern-unreadable', message, hint))];
    }
  });
}

function firstSentence(message: string): string {
  return message.split(/[;.] /)[0] ?? message;
}

function wrong(code: Finding['code'], message: string, hint: string): UnplacedFinding {
  return { code, severity: 'error', message, hint };
}
