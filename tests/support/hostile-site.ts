import { readMarkdown } from '../../src/content/markdown.ts';
import { withoutComments } from '../../src/content/markdown-code.ts';
import { HOSTILE_ADDRESSES, HOSTILE_MARKDOWN, HOSTILE_WORDS, ODD_ADDRESSES } from './hostile-words.ts';
import { type PlantedField, type PlantedSite, type Planting, plantedSite } from './planted-site.ts';

/** A site whose every text is hostile, and its twin with harmless words in the same places. */

/** What the twin has for a text of Markdown. */
export const HARMLESS_TEXT = 'Zq, plain words.';

const ADDRESSES = [...ODD_ADDRESSES, ...HOSTILE_ADDRESSES];
const PRINTABLE = HOSTILE_WORDS.filter((word) => !/[^\P{Cc}\t\n\r]|\p{Cs}/u.test(word));
/** Of which something is left to read. */
const READABLE = HOSTILE_MARKDOWN.filter((text) => {
  const { html, links, problems } = readMarkdown(withoutComments(text), { headingLevel: 2 });
  return (
    problems.length === 0 && links.length === 0 && />[^<]*\w/.test(html) && !/\p{Cc}/u.test(text.replace(/\n/g, ''))
  );
});

/** Out of whatever it may be that a text stands in. */
const WAYS_OUT = '\'"></title></textarea></style></script></noscript>--><img src=x onerror=pwned(1)>]]>';

/** How dates are written: words in them stand between quotes. */
const FORMATS: Readonly<Record<string, string>> = {
  date: 'd MMMM yyyy',
  dateShort: 'd MMM yyyy',
  dayMonth: 'd MMMM',
  weekday: 'EEEE',
  time: 'HH:mm',
  dateTime: 'd MMMM yyyy HH:mm',
};

function formatOf({ path, pointer }: PlantedField): string | undefined {
  return path.endsWith('/languages.yaml') ? FORMATS[pointer.at(-1) as string] : undefined;
}

/** Each field gets another word; another `turn` gives all of them others. */
const hostile =
  (turn: number): Planting =>
  (field, at) => {
    const { kind, pointer } = field;
    const format = formatOf(field);
    if (format !== undefined) return `${format} '<img src=x onerror=pwned(1)>'`;
    const from = (words: readonly string[]): string => words[(at + turn * 131) % words.length] as string;
    if (kind === 'address') return from(ADDRESSES);
    if (kind === 'email') return '"onmouseover=pwned(1)"@planted.example';
    if (pointer.includes('name') || pointer.includes('surname'))
      return from(PRINTABLE.filter((word) => !word.includes('\n')));
    if (kind === 'markdown') return from(READABLE);
    return (at + turn) % 2 === 0 ? from(PRINTABLE) : WAYS_OUT + from(PRINTABLE);
  };

const harmless: Planting = (field, at) => {
  const words = { address: `https://planted.example/${at}`, email: `zq${at}@planted.example`, markdown: HARMLESS_TEXT };
  return { ...words, words: formatOf(field) ?? `Zq ${at}` }[field.kind];
};

export function hostileSite(siteDir: string, turn = 0): Promise<PlantedSite> {
  return plantedSite(siteDir, hostile(turn));
}

export function harmlessTwin(siteDir: string, { accepted }: PlantedSite): Promise<PlantedSite> {
  return plantedSite(siteDir, harmless, accepted);
}
