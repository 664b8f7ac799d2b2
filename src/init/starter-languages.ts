import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { packageTextFolders } from '../content/package-text-folders.ts';
import { writeYaml } from '../content-edits/yaml/write-yaml.ts';
import type { LanguageSettings } from '../domain/language.ts';
import { languageSegment } from '../domain/language-tag.ts';
import { languageNameOf } from './language-tags.ts';
import { wordsToTranslate } from './words-to-translate.ts';

/** The languages of a new site, their ways of writing, and their interface texts. */

/** The ways of writing in the languages that conf-site has words in. Those of others are guessed from `Intl`. */
const WAYS_OF_WRITING: Readonly<Record<string, Omit<LanguageSettings, 'option'>>> = {
  en: {
    name: 'English',
    flag: 'gb',
    locale: 'en-GB',
    currency: 'EUR',
    formats: formats({ date: 'd MMMM yyyy', dateShort: 'd MMM yyyy', dayMonth: 'd MMMM' }),
    number: { decimal: '.', group: ',', currency: '€{amount}' },
    ordinal: 'english',
  },
  hr: {
    name: 'Hrvatski',
    flag: 'hr',
    locale: 'hr-HR',
    currency: 'EUR',
    formats: formats({
      date: 'd. MMMM yyyy.',
      dateShort: 'd. M. yyyy.',
      dayMonth: 'd. MMMM',
      dateTime: "d. MMMM yyyy. 'u' HH:mm",
    }),
    number: { decimal: ',', group: '.', currency: '{amount} €' },
    ordinal: 'dot',
  },
  de: {
    name: 'Deutsch',
    flag: 'de',
    locale: 'de-DE',
    currency: 'EUR',
    formats: formats({
      date: 'd. MMMM yyyy',
      dateShort: 'd.M.yyyy',
      dayMonth: 'd. MMMM',
      dateTime: "d. MMMM yyyy 'um' HH:mm 'Uhr'",
    }),
    number: { decimal: ',', group: '.', currency: '{amount} €' },
    ordinal: 'dot',
  },
};

type DateFormats = Pick<LanguageSettings['formats'], 'date' | 'dateShort' | 'dayMonth'> & {
  readonly dateTime?: string;
};

function formats(given: DateFormats): LanguageSettings['formats'] {
  const { date, dateShort, dayMonth, dateTime = `${date}, HH:mm` } = given;
  return { date, dateShort, dayMonth, weekday: 'EEEE', time: 'HH:mm', dateTime };
}

/** The files of a new site by path. */
type Files = Map<string, Uint8Array | string>;

/**
 * Sets the languages of a new site: in `languages.yaml`, as the default language of settings and sessions, and with
 * interface texts to be translated for each language in which the package has none. If the default language is one of
 * these, the starter's texts are English too, and their files say that they are to be translated.
 */
export async function setLanguages(
  files: Files,
  { packageDir, languages }: { readonly packageDir: string; readonly languages: readonly string[] },
): Promise<void> {
  const [main = 'en'] = languages;
  const mark = hasTexts(packageDir, main) ? (text: string) => text : withMark;
  for (const [path, text] of files) {
    if (typeof text !== 'string' || !path.startsWith('content/') || HAS_NO_TEXTS.has(path)) continue;
    files.set(path, mark(inLanguage(text, main)));
  }
  files.set('content/languages.yaml', languagesFile(languages));
  for (const language of languages) {
    if (!hasTexts(packageDir, language)) await addTexts(files, { packageDir, language });
  }
}

const HAS_NO_TEXTS = new Set(['content/languages.yaml', 'content/vat.yaml']);

/** The content file with the comment that its texts are to be translated, in its front matter if it has one. */
function withMark(text: string): string {
  return text.startsWith('---\n') ? `---\n${MARK}\n${text.slice('---\n'.length)}` : `${MARK}\n${text}`;
}

const MARK = '# review: translate or replace these English texts, then delete this line';

/** The content file with another default language, or with another language of its session. */
function inLanguage(text: string, language: string): string {
  return text.replace(/^(defaultLanguage|language): \S+$/gm, `$1: ${language}`);
}

/** The language of a tag without script and region: `pt` for `pt-BR`. */
export function baseOf(tag: string): string {
  return tag.split('-', 1)[0] as string;
}

function hasTexts(packageDir: string, language: string): boolean {
  return packageTextFolders(packageDir).some((folder) => existsSync(join(folder, baseOf(language))));
}

async function addTexts(
  files: Files,
  { packageDir, language }: { readonly packageDir: string; readonly language: string },
): Promise<void> {
  const english = join(packageDir, 'content', 'i18n', 'en');
  for (const name of (await readdir(english)).filter((one) => one.endsWith('.yaml')).sort()) {
    const text = await readFile(join(english, name), 'utf8');
    files.set(`content/i18n/${languageSegment(language)}/${name}`, wordsToTranslate(text, language));
  }
}

/** The content of `languages.yaml` for these tags. Equal tags give equal text on the same version of Node. */
export function languagesFile(tags: readonly string[]): string {
  const languages = tags.map((option) => ({ option, ...(WAYS_OF_WRITING[option] ?? guessedFromIntl(option)) }));
  return writeYaml(
    { languages },
    '# The languages of the site; the default one is named in site.yaml. README.md says how to add another.',
  );
}

function guessedFromIntl(tag: string): Omit<LanguageSettings, 'option' | 'ordinal'> & Partial<LanguageSettings> {
  const { language, region = language } = new Intl.Locale(tag).maximize();
  const own = languageNameOf(tag, tag) ?? tag;
  const date = datePattern(tag, { day: 'numeric', month: 'long', year: 'numeric' });
  return {
    name: own.charAt(0).toLocaleUpperCase(tag) + own.slice(1),
    flag: region.toLowerCase(),
    locale: /-[A-Z]{2}$/.test(tag) ? tag : `${language}-${region}`,
    currency: 'EUR',
    formats: formats({
      date,
      dateShort: datePattern(tag, { day: 'numeric', month: 'short', year: 'numeric' }),
      dayMonth: datePattern(tag, { day: 'numeric', month: 'long' }),
      dateTime: `${date}${commaIn(tag)} HH:mm`,
    }),
    number: numbers(tag),
  };
}

/** How a language writes a date, as a pattern of date-fns. */
function datePattern(tag: string, options: Intl.DateTimeFormatOptions): string {
  const format = new Intl.DateTimeFormat(tag, {
    ...options,
    calendar: 'gregory',
    numberingSystem: 'latn',
    timeZone: 'UTC',
  });
  const parts = format.formatToParts(Date.UTC(2030, 4, 17));
  return parts
    .map(({ type, value }) => {
      if (type === 'day') return 'd';
      if (type === 'year') return 'yyyy';
      if (type !== 'month') return value.replace(/[a-z]+/gi, (word) => `'${word}'`);
      if (/^\d+$/.test(value)) return 'M';
      return options.month === 'short' ? 'MMM' : 'MMMM';
    })
    .join('')
    .trim();
}

/** The comma between a date and a time: `،` in Arabic. */
function commaIn(tag: string): string {
  const parts = new Intl.DateTimeFormat(tag, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  }).formatToParts(0);
  return parts.some(({ value }) => value.startsWith('،')) ? '،' : ',';
}

function numbers(tag: string): LanguageSettings['number'] {
  const options = { numberingSystem: 'latn' };
  const separators = new Intl.NumberFormat(tag, options).formatToParts(1_234_567.8);
  const found = (type: Intl.NumberFormatPartTypes): string | undefined =>
    separators.find((part) => part.type === type)?.value;
  const price = new Intl.NumberFormat(tag, {
    ...options,
    style: 'currency',
    currency: 'EUR',
    maximumFractionDigits: 0,
  });
  const currency = price.formatToParts(7).map(({ type, value }) => (type === 'integer' ? '{amount}' : value));
  return { decimal: found('decimal') ?? '.', group: found('group') ?? ',', currency: currency.join('') };
}
