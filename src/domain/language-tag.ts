/**
 * Languages are BCP 47 tags in their canonical spelling: `de`, `pt-BR`, `zh-Hant`. The names of files and folders, and
 * addresses, have them in lower case: `terms.pt-br.md`, `/pt-br/terms/`.
 *
 * @see https://www.rfc-editor.org/rfc/bcp/bcp47.txt
 */

/** A tag of a language, with a script, a region and variants: what `Intl.getCanonicalLocales` leaves as it is. */
const TAG = /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|\d{3}))?(-([a-z\d]{5,8}|\d[a-z\d]{3}))*$/;

/** Whether this is a tag in its canonical spelling. */
export function isLanguageTag(tag: unknown): tag is string {
  return typeof tag === 'string' && TAG.test(tag) && canonicalTag(tag) === tag;
}

/** The canonical spelling of a tag: `pt-br` and `pt_BR` are `pt-BR`. Undefined for what is not a tag. */
export function canonicalTag(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag.replaceAll('_', '-'))[0];
  } catch {
    return undefined;
  }
}

/** The scripts that are written from right to left, by their ISO 15924 codes. */
const RIGHT_TO_LEFT = new Set(['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa']);

/** The direction in which a language is written: that of the script in its tag, else of its usual one. */
export function languageDirection(tag: string): 'ltr' | 'rtl' {
  const direction = directions.get(tag) ?? directionOfScript(tag);
  directions.set(tag, direction);
  return direction;
}

/** Memoized, since every page asks for that of its language. */
const directions = new Map<string, 'ltr' | 'rtl'>();

function directionOfScript(tag: string): 'ltr' | 'rtl' {
  const { script = '' } = new Intl.Locale(tag).maximize();
  return RIGHT_TO_LEFT.has(script) ? 'rtl' : 'ltr';
}

/** The language in names of files and in addresses: `pt-br`. */
export function languageSegment(tag: string): string {
  return tag.toLowerCase();
}

/** The beginning of the addresses of a language, below the base path: `pt-br/`. Empty for the default language. */
export function languagePrefix(tag: string, defaultLanguage: string): string {
  return tag === defaultLanguage ? '' : `${languageSegment(tag)}/`;
}

/** The language whose name in files and addresses is `segment`. */
export function languageOfSegment(segment: string | undefined, languages: Iterable<string>): string | undefined {
  return [...languages].find((tag) => languageSegment(tag) === segment);
}
