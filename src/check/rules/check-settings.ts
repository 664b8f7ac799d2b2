import { type ContentIndex, type ContentRecord, field, recordsOf } from '../../content/content-index.ts';
import type { Finding } from '../../diagnostics/diagnostic.ts';
import { nameHint } from '../../diagnostics/nearest-name.ts';
import type { LanguageSettings } from '../../domain/language.ts';
import { LOOKS_FOLDER } from '../../domain/page/look.ts';
import { linkedPage } from '../../domain/page/page-link.ts';
import { formatNamed, knowsNamesIn } from '../../domain/time/date-names.ts';
import type { CheckScope } from '../check-scope.ts';

/**
 * Checks settings beyond their schema. Adds `url-malformed` for addresses of the site, `service-inexact` for addresses of
 * services that pages send data to, `language-unknown` for a default language that is not listed, `link-without-form`,
 * `page-unknown` for the rules of the contest, `look-unknown`, and for languages `language-twice`, `pattern-unreadable` and
 * `language-unsupported`.
 */
export function checkSettings(record: ContentRecord, { index }: CheckScope): readonly Finding[] {
  if (record.place.kind === 'languages') return languageFindings(record);
  if (record.place.kind !== 'site') return [];
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
function onOwnHost(url: unknown): unknown {
  return typeof url === 'string' && url.startsWith('/') ? `https://own.example${url}` : url;
}

function malformedUrls(record: ContentRecord): readonly Finding[] {
  const { data } = record.document;
  const urls = [
    { pointer: ['baseUrl'], url: field(data, 'baseUrl') },
    { pointer: ['api', 'baseUrl'], url: onOwnHost(field(field(data, 'api'), 'baseUrl')) },
  ];
  return urls
    .filter(({ url }) => typeof url === 'string' && !url.startsWith('/') && !URL.canParse(url))
    .map(({ pointer, url }) =>
      finding(record, pointer, {
        code: 'url-malformed',
        message: `"${url}" is not a valid address.`,
        hint: 'write it as a browser shows it, for instance https://conf.example',
      }),
    );
}

/** Checks the addresses of services, whose origins are in the Content Security Policy of every page. */
function inexactServices(record: ContentRecord): readonly Finding[] {
  const { data } = record.document;
  const services = [
    { pointer: ['api', 'baseUrl'], url: onOwnHost(field(field(data, 'api'), 'baseUrl')), example: EXAMPLE_API },
    {
      pointer: ['analytics', 'url'],
      url: field(field(data, 'analytics'), 'url'),
      example: 'https://stats.conf.example',
    },
  ];
  return services.flatMap(({ pointer, url, example }): readonly Finding[] => {
    if (typeof url !== 'string' || !URL.canParse(url)) return [];
    const fault = inexactness(url);
    if (fault === undefined) return [];
    const message = `This address ${fault}; pages can send data only to one exact address.`;
    return [finding(record, pointer, { code: 'service-inexact', message, hint: `write it as in ${example}` })];
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
function formLinks(record: ContentRecord, index: ContentIndex): readonly Finding[] {
  const links = field(field(record.document.data, 'footer'), 'links');
  return (Array.isArray(links) ? links : []).flatMap((link, at): readonly Finding[] => {
    const ident = linkedPage(String(field(link, 'url')));
    if (field(link, 'form') !== true || ident === undefined) return [];
    const page = recordsOf(index, 'page').find(({ place }) => place.ident === ident && place.event === undefined);
    if (page === undefined || field(page.document.data, 'form') !== undefined) return [];
    const message = `The page "${ident}" has no form.`;
    const hint = 'give the page a form, or delete "form" from the link';
    return [finding(record, ['footer', 'links', String(at), 'form'], { code: 'link-without-form', message, hint })];
  });
}

/** The rules of the contest must be a page of the whole site. */
function contestPage(record: ContentRecord, index: ContentIndex): readonly Finding[] {
  const ident = field(field(record.document.data, 'contest'), 'ident');
  const pages = [...recordsOf(index, 'page').map(({ place }) => place), ...index.unreadable].filter(
    ({ kind, event }) => kind === 'page' && event === undefined,
  );
  const names = pages.map((place) => place.ident);
  if (typeof ident !== 'string' || names.includes(ident)) return [];
  const hint = nameHint(ident, names) ?? `write content/pages/${ident}.md`;
  const message = `There is no page "${ident}" with the rules of the contest.`;
  return [finding(record, ['contest', 'ident'], { code: 'page-unknown', message, hint })];
}

/** A look is a folder of the package or of the site. */
function unknownLook(record: ContentRecord, { looks }: ContentIndex): readonly Finding[] {
  const look = field(record.document.data, 'look');
  if (typeof look !== 'string' || looks.includes(look)) return [];
  const message = `There is no look "${look}".`;
  const hint = nameHint(look, looks) ?? `the looks are ${looks.join(', ')}; write your own in ${LOOKS_FOLDER}/${look}/`;
  return [finding(record, ['look'], { code: 'look-unknown', message, hint })];
}

function defaultLanguage(record: ContentRecord, { languages }: ContentIndex): readonly Finding[] {
  const code = String(field(record.document.data, 'defaultLanguage'));
  if (languages.includes(code)) return [];
  const hint = nameHint(code, languages) ?? 'list it in content/languages.yaml';
  const message = `The site has no language "${code}".`;
  return [finding(record, ['defaultLanguage'], { code: 'language-unknown', message, hint })];
}

function languageFindings(record: ContentRecord): readonly Finding[] {
  const languages = field(record.document.data, 'languages') as readonly LanguageSettings[];
  const codes = languages.map(({ option }) => option);
  return languages.flatMap((language, at) => {
    const pointer = ['languages', String(at)];
    const optionFinding = (code: Finding['code'], message: string, hint: string): Finding =>
      finding(record, [...pointer, 'option'], { code, message, hint });
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
  record: ContentRecord,
  pointer: readonly string[],
  language: LanguageSettings,
): readonly Finding[] {
  return Object.entries(language.formats).flatMap(([name, pattern]) => {
    try {
      formatNamed(ANY_MOMENT, pattern, 'en');
      return [];
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      const message = `"${pattern}" is not a pattern of date-fns: ${firstSentence(error.message)}.`;
      const hint = 'write years as yyyy, days as d, and words in single quotes';
      return [finding(record, [...pointer, 'formats', name], { code: 'pattern-unreadable', message, hint })];
    }
  });
}

function firstSentence(message: string): string {
  return message.split(/[;.] /)[0] ?? message;
}

function finding(
  { document }: ContentRecord,
  pointer: readonly string[],
  error: Pick<Finding, 'code' | 'message'> & { readonly hint: string },
): Finding {
  return { severity: 'error', path: document.path, place: { kind: 'pointer', pointer, on: 'value' }, ...error };
}
