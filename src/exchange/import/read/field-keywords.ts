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

/** The level in a text such as `Beginner` or `L200`; undefined if it is for all levels. */
export function levelOf(text: string): ImportedSession['level'] | undefined {
  if (/\b(?:all|any|every|alle|svi)\b/i.test(text)) return undefined;
  if (
    /beginner|begin+er|novice|introduct|^intro\b|basic|junior|newcomer|einsteiger|anfänger|grundlagen|d[ée]butant|početn|principiante|\b(?:level|l)?\s?100\b/i.test(
      text,
    )
  )
    return 'novice';
  if (
    /intermediate|advanced|expert|experienced|senior|deep|fortgeschritten|profi|interm[ée]diaire|avanc[ée]|confirm[ée]|srednj|napredn|\b(?:level|l)?\s?[2-5]00\b/i.test(
      text,
    )
  )
    return 'intermediate';
  return undefined;
}

export function looksLikeWorkshop(text: string): boolean {
  return /workshop|tutorial|hands[- ]?on|training|\blabs?\b|bootcamp|atelier|radionic|codelab|masterclass/i.test(text);
}

export function looksLikeKeynote(text: string): boolean {
  return /\bkey[- ]?note\b/i.test(text);
}

/** Whether a text names a break, a registration or the like. A longer title is that of a talk. */
export function looksLikeService(text: string): boolean {
  return (
    text.split(/\s+/).length <= 6 &&
    /(?<!\p{L})(?:coffee|tea|lunch|dinner|breakfast|brunch|break|pause|registration|check-?in|doors? open|networking|get-?together|after-?party|party|opening|closing|welcome|lightning intro|kaffee(?:pause)?|mittag(?:essen|spause)?|frühstück|einlass|anmeldung|abendessen|déjeuner|petit-déjeuner|accueil|goûter|kava|stanka|ručak|doručak|večera|registracija|prijave|otvaranje|zatvaranje|almuerzo|desayuno|comida|descanso|pranzo|pausa)(?!\p{L})/iu.test(
      text,
    )
  );
}
