import { format } from 'date-fns/format';
import type { Locale } from 'date-fns/locale';
import { enGB } from 'date-fns/locale/en-GB';
import { utcDate } from './zone.ts';

/**
 * The adapter of date-fns: names of months and days, and ordinal numbers, in the languages that it knows. Each language
 * is a module, which is imported only for a site that has the language.
 */

/** The languages of date-fns, besides British English, which every site falls back to while its languages are wrong. */
const LOCALES: Readonly<Record<string, () => Promise<Readonly<Record<string, Locale>>>>> = {
  af: () => import('date-fns/locale/af'),
  'ar-DZ': () => import('date-fns/locale/ar-DZ'),
  'ar-EG': () => import('date-fns/locale/ar-EG'),
  'ar-MA': () => import('date-fns/locale/ar-MA'),
  'ar-SA': () => import('date-fns/locale/ar-SA'),
  'ar-TN': () => import('date-fns/locale/ar-TN'),
  ar: () => import('date-fns/locale/ar'),
  az: () => import('date-fns/locale/az'),
  'be-tarask': () => import('date-fns/locale/be-tarask'),
  be: () => import('date-fns/locale/be'),
  bg: () => import('date-fns/locale/bg'),
  bn: () => import('date-fns/locale/bn'),
  bs: () => import('date-fns/locale/bs'),
  ca: () => import('date-fns/locale/ca'),
  ckb: () => import('date-fns/locale/ckb'),
  cs: () => import('date-fns/locale/cs'),
  cy: () => import('date-fns/locale/cy'),
  da: () => import('date-fns/locale/da'),
  'de-AT': () => import('date-fns/locale/de-AT'),
  de: () => import('date-fns/locale/de'),
  el: () => import('date-fns/locale/el'),
  'en-AU': () => import('date-fns/locale/en-AU'),
  'en-CA': () => import('date-fns/locale/en-CA'),
  'en-IE': () => import('date-fns/locale/en-IE'),
  'en-IN': () => import('date-fns/locale/en-IN'),
  'en-NZ': () => import('date-fns/locale/en-NZ'),
  'en-US': () => import('date-fns/locale/en-US'),
  'en-ZA': () => import('date-fns/locale/en-ZA'),
  eo: () => import('date-fns/locale/eo'),
  es: () => import('date-fns/locale/es'),
  et: () => import('date-fns/locale/et'),
  eu: () => import('date-fns/locale/eu'),
  'fa-IR': () => import('date-fns/locale/fa-IR'),
  fi: () => import('date-fns/locale/fi'),
  'fr-CA': () => import('date-fns/locale/fr-CA'),
  'fr-CH': () => import('date-fns/locale/fr-CH'),
  fr: () => import('date-fns/locale/fr'),
  fy: () => import('date-fns/locale/fy'),
  gd: () => import('date-fns/locale/gd'),
  gl: () => import('date-fns/locale/gl'),
  gu: () => import('date-fns/locale/gu'),
  he: () => import('date-fns/locale/he'),
  hi: () => import('date-fns/locale/hi'),
  hr: () => import('date-fns/locale/hr'),
  ht: () => import('date-fns/locale/ht'),
  hu: () => import('date-fns/locale/hu'),
  hy: () => import('date-fns/locale/hy'),
  id: () => import('date-fns/locale/id'),
  is: () => import('date-fns/locale/is'),
  'it-CH': () => import('date-fns/locale/it-CH'),
  it: () => import('date-fns/locale/it'),
  'ja-Hira': () => import('date-fns/locale/ja-Hira'),
  ja: () => import('date-fns/locale/ja'),
  ka: () => import('date-fns/locale/ka'),
  kk: () => import('date-fns/locale/kk'),
  km: () => import('date-fns/locale/km'),
  kn: () => import('date-fns/locale/kn'),
  ko: () => import('date-fns/locale/ko'),
  lb: () => import('date-fns/locale/lb'),
  lt: () => import('date-fns/locale/lt'),
  lv: () => import('date-fns/locale/lv'),
  mk: () => import('date-fns/locale/mk'),
  mn: () => import('date-fns/locale/mn'),
  ms: () => import('date-fns/locale/ms'),
  mt: () => import('date-fns/locale/mt'),
  nb: () => import('date-fns/locale/nb'),
  'nl-BE': () => import('date-fns/locale/nl-BE'),
  nl: () => import('date-fns/locale/nl'),
  nn: () => import('date-fns/locale/nn'),
  oc: () => import('date-fns/locale/oc'),
  pl: () => import('date-fns/locale/pl'),
  'pt-BR': () => import('date-fns/locale/pt-BR'),
  pt: () => import('date-fns/locale/pt'),
  ro: () => import('date-fns/locale/ro'),
  ru: () => import('date-fns/locale/ru'),
  se: () => import('date-fns/locale/se'),
  sk: () => import('date-fns/locale/sk'),
  sl: () => import('date-fns/locale/sl'),
  sq: () => import('date-fns/locale/sq'),
  'sr-Latn': () => import('date-fns/locale/sr-Latn'),
  sr: () => import('date-fns/locale/sr'),
  sv: () => import('date-fns/locale/sv'),
  ta: () => import('date-fns/locale/ta'),
  te: () => import('date-fns/locale/te'),
  th: () => import('date-fns/locale/th'),
  tr: () => import('date-fns/locale/tr'),
  ug: () => import('date-fns/locale/ug'),
  uk: () => import('date-fns/locale/uk'),
  'uz-Cyrl': () => import('date-fns/locale/uz-Cyrl'),
  uz: () => import('date-fns/locale/uz'),
  vi: () => import('date-fns/locale/vi'),
  'zh-CN': () => import('date-fns/locale/zh-CN'),
  'zh-HK': () => import('date-fns/locale/zh-HK'),
  'zh-TW': () => import('date-fns/locale/zh-TW'),
};

/** Tags whose language date-fns knows under another name. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  en: 'en-GB',
  fa: 'fa-IR',
  no: 'nb',
  zh: 'zh-CN',
  'zh-Hant': 'zh-TW',
};

const loaded = new Map<string, Locale>([['en-GB', enGB]]);

/**
 * Imports the names of these languages, so that `formatNamed` and `ordinalNumber` have them. Languages that date-fns does
 * not know are left out.
 */
export async function loadDateNames(languages: readonly string[]): Promise<void> {
  const names = languages.map(localeName).filter((name) => name !== undefined && !loaded.has(name)) as string[];
  await Promise.all(
    names.map(async (name) => {
      const [locale] = Object.values((await LOCALES[name]?.()) ?? {});
      if (locale !== undefined) loaded.set(name, locale);
    }),
  );
}

/** Whether date-fns knows the names of months and days in a language, or in one that is near enough: `de-CH` is German. */
export function knowsNamesIn(language: string): boolean {
  return localeName(language) !== undefined;
}

/** Formats a wall-clock time or a calendar day by a pattern of date-fns. Throws `RangeError` for an invalid pattern. */
export function formatNamed(wall: string, pattern: string, language: string): string {
  return format(utcDate(wall), pattern, { locale: localeOf(language) });
}

/** An ordinal number as the language writes it: `2nd`, `2.`, `2º`. */
export function ordinalNumber(number: number, language: string): string {
  return localeOf(language).localize.ordinalNumber(number);
}

/** The name of a language in date-fns: that of the tag, of its language with the script or region, or of its language. */
function localeName(tag: string): string | undefined {
  const [language = '', ...parts] = tag.split('-');
  const nearer = [tag, ...parts.map((part) => `${language}-${part}`).toReversed(), language];
  return nearer
    .map((name) => OTHER_NAMES[name] ?? name)
    .find((name) => name === 'en-GB' || Object.hasOwn(LOCALES, name));
}

function localeOf(language: string): Locale {
  const name = localeName(language) ?? 'en-GB';
  const locale = loaded.get(name);
  if (locale === undefined) throw new Error(`The names of months and days in "${language}" are not loaded.`);
  return locale;
}
