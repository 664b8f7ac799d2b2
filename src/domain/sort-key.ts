import { inLatin } from './slug.ts';

/**
 * Names are sorted by keys that follow from the letters alone, so that the order is the same on every machine: the data of
 * `Intl.Collator` differs between versions of Node and browsers.
 */

/**
 * The letters that a language sorts as letters of their own, each after the letter that they follow. Other letters with marks
 * are sorted as the letters without them, and languages that are not listed have no such letters, as German.
 */
const OWN_LETTERS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  bg: { и: 'й' },
  cs: { c: 'č', h: 'ch', r: 'ř', s: 'š', z: 'ž' },
  da: { z: 'æ ø å' },
  el: {},
  es: { n: 'ñ' },
  et: { s: 'š z ž', w: 'õ ä ö ü' },
  fi: { z: 'å ä ö' },
  hr: { c: 'č ć', d: 'dž đ', l: 'lj', n: 'nj', s: 'š', z: 'ž' },
  hu: { c: 'cs', g: 'gy', l: 'ly', n: 'ny', o: 'ö', s: 'sz', t: 'ty', u: 'ü', z: 'zs' },
  is: { a: 'á', d: 'ð', e: 'é', i: 'í', o: 'ó', u: 'ú', y: 'ý', z: 'þ æ ö' },
  lt: { c: 'č', s: 'š', z: 'ž' },
  lv: { c: 'č', g: 'ģ', k: 'ķ', l: 'ļ', n: 'ņ', s: 'š', z: 'ž' },
  mk: { д: 'ѓ', з: 'ѕ', и: 'ј', л: 'љ', н: 'њ', т: 'ќ', ч: 'џ' },
  nb: { z: 'æ ø å' },
  pl: { a: 'ą', c: 'ć', e: 'ę', l: 'ł', n: 'ń', o: 'ó', s: 'ś', z: 'ź ż' },
  ro: { a: 'ă â', i: 'î', s: 'ș', t: 'ț' },
  ru: { и: 'й' },
  sk: { a: 'ä', c: 'č', h: 'ch', o: 'ô', s: 'š', z: 'ž' },
  sl: { c: 'č', s: 'š', z: 'ž' },
  sr: { д: 'ђ', и: 'ј', л: 'љ', н: 'њ', т: 'ћ', ч: 'џ' },
  sv: { z: 'å ä ö' },
  tr: { c: 'ç', g: 'ğ', h: 'ı', o: 'ö', s: 'ş', u: 'ü' },
  uk: { г: 'ґ', е: 'є', и: 'і ї й' },
};

/** Comes after all letters. */
const AFTER = '\uffff';

/** Languages that sort as another one. */
const SAME_ORDER: Readonly<Record<string, string>> = { bs: 'hr', 'sr-Latn': 'hr', nn: 'nb', no: 'nb' };

/** Languages that are not written in Latin letters, so that letters of their script must not be transliterated. */
const OTHER_SCRIPTS = new Set(['bg', 'el', 'mk', 'ru', 'sr', 'uk', 'be', 'kk', 'ky', 'mn', 'ar', 'fa', 'ur']);

/**
 * The key by which a name is sorted in a language. Keys are compared by code units. Croatian č is c with `AFTER`, which
 * follows `cz`, and ć is c with `AFTER` twice.
 */
export function sortKey(name: string, language: string): string {
  const [base = '', second] = language.split('-');
  const tag =
    [`${base}-${second}`, base].map((one) => SAME_ORDER[one] ?? one).find((one) => Object.hasOwn(OWN_LETTERS, one)) ??
    base;
  const isLatin = !OTHER_SCRIPTS.has(tag);
  const key = withOwnLetters(name.normalize('NFC').toLowerCase(), OWN_LETTERS[tag] ?? {});
  return (isLatin ? inLatin(key) : withoutMarks(key))
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}\uffff]+/gu, '-')
    .replace(/^-+|-+$/g, '');
}

function withOwnLetters(text: string, letters: Readonly<Record<string, string>>): string {
  const keys = new Map<string, string>();
  for (const [before, list] of Object.entries(letters)) {
    for (const [at, letter] of list.split(' ').entries()) keys.set(letter, before + AFTER.repeat(at + 1));
  }
  if (keys.size === 0) return text;
  const longestFirst = [...keys.keys()].sort((a, b) => b.length - a.length);
  return text.replace(new RegExp(longestFirst.join('|'), 'g'), (letter) => keys.get(letter) as string);
}

function withoutMarks(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '');
}
