import type { ImportedSession } from '../imported-programme.ts';

/**
 * Recognises the language, level and kind of a session by keywords in categories, types and titles, in common
 * languages.
 */

const LANGUAGES: readonly (readonly [code: string, names: RegExp])[] = [
  ['en', /english|englisch|anglais|ingl[eé]s|engleski|eng/],
  ['hr', /croatian|hrvatski|kroatisch|hrv/],
  ['de', /german|deutsch|allemand|alem[aá]n|njemački|ger|deu/],
  ['fr', /french|fran[cç]ais|französisch|francuski|fra|fre/],
  ['es', /spanish|espa[nñ]ol|castellano|spanisch/],
  ['it', /italian|italiano|italienisch|talijanski/],
  ['pt', /portuguese|portugu[eê]s/],
  ['nl', /dutch|nederlands/],
  ['pl', /polish|polski/],
  ['cs', /czech|čeština|česky/],
  ['sl', /slovenian|slovene|slovenščina|slovenski/],
  ['sr', /serbian|srpski/],
  ['bs', /bosnian|bosanski/],
  ['hu', /hungarian|magyar/],
  ['uk', /ukrainian|українська/],
  ['ja', /japanese|日本語/],
  ['zh', /chinese|中文/],
];
const LANGUAGE_NAMES = LANGUAGES.map(([code, names]) => [code, new RegExp(`^(?:${names.source})$`, 'u')] as const);

const CODES = /^([a-z]{2})(?:[-_][a-z-]+)?(?:[\s,;/|+&]+[a-z]{2}(?:[-_][a-z-]+)?)*$/;

/** The code of the first language in `de`, `de-formal`, `de, en`, `English` or `German (Deutsch)`. */
export function languageOf(text: string): string | undefined {
  const lowerCase = text.trim().toLowerCase();
  const words = lowerCase.split(/[\s,;/|()&+]+/);
  for (const word of words) {
    const code = LANGUAGE_NAMES.find(([, names]) => names.test(word))?.[0];
    if (code !== undefined) return code;
  }
  return CODES.exec(lowerCase)?.[1];
}

/** The words for each level. The first level whose words a text has counts. */
const LEVELS: readonly (readonly [level: NonNullable<ImportedSession['level']>, words: RegExp])[] = [
  [
    'novice',
    /beginner|begin+er|novice|introduct|^intro\b|basic|junior|newcomer|einsteiger|anfänger|grundlagen|d[ée]butant|početn|principiante|\b(?:level|l)?\s?100\b/i,
  ],
  ['expert', /expert|\bprofi\b|\b(?:level|l)?\s?[45]00\b/i],
  [
    'advanced',
    /advanced|experienced|senior|deep|fortgeschritten|avanc[ée]|confirm[ée]|napredn|\b(?:level|l)?\s?300\b/i,
  ],
  ['intermediate', /intermediate|interm[ée]diaire|srednj|mittel|\b(?:level|l)?\s?200\b/i],
];

/** The level in a text such as `Beginner` or `L200`; undefined if it is for all levels. */
export function levelOf(text: string): ImportedSession['level'] | undefined {
  if (/\bno(?: prior| previous)? (?:experience|knowledge)\b/i.test(text)) return 'novice';
  if (/\b(?:all|any|every|alle|svi)\b/i.test(text)) return undefined;
  return LEVELS.find(([, words]) => words.test(text))?.[0];
}

export function looksLikeWorkshop(text: string): boolean {
  return /workshop|tutorial|hands[- ]?on|training|\blabs?\b|bootcamp|atelier|radionic|codelab|masterclass/i.test(text);
}

export function looksLikeKeynote(text: string): boolean {
  return /\bkey[- ]?note\b/i.test(text);
}

const SERVICES =
  /(?<!\p{L})(?:coffee|tea|lunch|dinner|breakfast|brunch|break|pause|registration|check-?in|doors? open|networking|get-?together|after-?party|party|opening|closing|welcome|lightning intro|kaffee(?:pause)?|mittag(?:essen|spause)?|frühstück|einlass|anmeldung|abendessen|déjeuner|petit-déjeuner|accueil|goûter|kava|stanka|ručak|doručak|večera|registracija|prijave|otvaranje|zatvaranje|almuerzo|desayuno|comida|descanso|pranzo|pausa)(?!\p{L})/iu;

/**
 * Whether a title names a break, a registration or the like. A longer title is that of a talk, and so is one with a text
 * that names something else first: `Coffee break`, but not `Women in mapping: breakfast`.
 */
export function looksLikeService(title: string, { hasText = false }: { readonly hasText?: boolean } = {}): boolean {
  const found = SERVICES.exec(title);
  if (found === null || wordsIn(title) > 6) return false;
  return !hasText || wordsIn(title.slice(0, found.index)) < 2;
}

function wordsIn(text: string): number {
  return text.split(/\s+/).filter((word) => word !== '').length;
}
