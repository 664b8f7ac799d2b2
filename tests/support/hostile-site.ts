import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { readMarkdown } from '../../src/content/markdown.ts';
import { withoutComments } from '../../src/content/markdown-code.ts';
import { type ContentCopy, copyContent } from './content-copy.ts';
import { HOSTILE_DRAWINGS } from './hostile-drawings.ts';
import { HOSTILE_ADDRESSES, HOSTILE_MARKDOWN, HOSTILE_WORDS, ODD_ADDRESSES } from './hostile-words.ts';
import { errorsOf, type PlantedField, type PlantedSite, type Planting, plantedSite } from './planted-site.ts';
import { packageDir } from './run-tool.ts';

/**
 * A site whose texts are all hostile, including interface texts and drawings, and a twin with harmless texts in the same places.
 */

/** The Markdown text of the twin. */
export const HARMLESS_TEXT = 'Zq, plain words.';

const ADDRESSES = [...ODD_ADDRESSES, ...HOSTILE_ADDRESSES];
const PRINTABLE = HOSTILE_WORDS.filter((word) => !/[^\P{Cc}\t\n\r]|\p{Cs}/u.test(word));
/** Without words that a drawing would load as part of a style in any of its attributes. */
const DRAWABLE = PRINTABLE.filter((word) => !/url\(|@import/.test(word));
/** Only Markdown that leaves some visible text. */
const VISIBLE_MARKDOWN = HOSTILE_MARKDOWN.filter((text) => {
  const { html, links, problems } = readMarkdown(withoutComments(text), { headingLevel: 2 });
  return (
    problems.length === 0 && links.length === 0 && />[^<]*\w/.test(html) && !/\p{Cc}/u.test(text.replace(/\n/g, ''))
  );
});

/** Closes every context that a text may be in. */
const WAYS_OUT = '\'"></title></textarea></style></script></noscript>--><img src=x onerror=pwned(1)>]]>';

/** Date formats, in which words must be quoted. */
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

/** A different text for each field; another `variant` gives all fields different texts. */
const hostile =
  (variant: number): Planting =>
  (field, at) => {
    const { kind, pointer } = field;
    const format = formatOf(field);
    if (format !== undefined) return `${format} '<img src=x onerror=pwned(1)>'`;
    const from = (words: readonly string[]): string => words[(at + variant * 131) % words.length] as string;
    if (kind === 'address') return from(ADDRESSES);
    if (kind === 'email') return '"onmouseover=pwned(1)"@planted.example';
    if (pointer.includes('name') || pointer.includes('surname'))
      return from(PRINTABLE.filter((word) => !word.includes('\n')));
    if (kind === 'markdown') return from(VISIBLE_MARKDOWN);
    return (at + variant) % 2 === 0 ? from(PRINTABLE) : WAYS_OUT + from(PRINTABLE);
  };

const harmless: Planting = (field, at) => {
  const words = { address: `https://planted.example/${at}`, email: `zq${at}@planted.example`, markdown: HARMLESS_TEXT };
  return { ...words, words: formatOf(field) ?? `Zq ${at}` }[field.kind];
};

/** A planted site whose press kit consists of drawings, named by their paths below `content/media`. */
export interface SiteOfDrawings extends PlantedSite {
  readonly drawings: readonly string[];
  readonly refusedDrawings: readonly string[];
}

/** Builds the hostile site. Another `variant` gives all fields different texts. Drawings that `check` refuses are listed in `refusedDrawings`. */
export async function hostileSite(siteDir: string, variant = 0): Promise<SiteOfDrawings> {
  const drawings = new Map(
    [...HOSTILE_DRAWINGS, ...wordyDrawings(variant)].map(([, text], at) => [`kit/${at}.svg`, text]),
  );
  const base = withPressKit(siteDir, drawings);
  const errors = await errorsOf(base.rootDir);
  const refused = errors.map(({ file }) => file.replace('content/media/', '')).filter((path) => drawings.has(path));
  const published = [...drawings].filter(([path]) => !refused.includes(path));
  const clean = withPressKit(siteDir, new Map(published));
  const planted = await plantedSite(clean.rootDir, hostile(variant));
  for (const copy of [base, clean]) copy.remove();
  return { ...planted, drawings: published.map(([path]) => path), refusedDrawings: [...new Set(refused)] };
}

export async function harmlessTwin(siteDir: string, { accepted, drawings }: SiteOfDrawings): Promise<PlantedSite> {
  const base = withPressKit(siteDir, new Map(drawings.map((path) => [path, drawingOf('<path d="M0 0h8v8z"/>')])));
  const planted = await plantedSite(base.rootDir, harmless, accepted);
  base.remove();
  return planted;
}

/** A copy of a site with its own interface texts, and with a press kit of drawings. */
function withPressKit(siteDir: string, drawings: ReadonlyMap<string, string>): ContentCopy {
  const copy = copyContent(siteDir);
  cpSync(join(packageDir, 'content/i18n'), join(copy.rootDir, 'content/i18n'), { recursive: true });
  for (const [path, text] of drawings) copy.write(`content/media/${path}`, text);
  const files = [...drawings.keys()].map((src) => ({ title: { en: src, hr: src }, src }));
  const kit = { text: { en: 'A kit.', hr: 'Paket.' }, files };
  for (const path of ['press.md', 'press.hr.md'])
    copy.write(`content/pages/${path}`, '---\ntitle: Press\n---\n\nA kit.\n');
  copy.write('content/press.yaml', JSON.stringify({ kit, items: [] }));
  return copy;
}

const drawingOf = (inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">${inside}</svg>\n`;

/** Drawings that are harmless but contain hostile words wherever a drawing can contain text. */
function wordyDrawings(variant: number): readonly (readonly [name: string, text: string])[] {
  return [0, 1, 2, 3].map((at) => {
    const words = DRAWABLE.filter((_, index) => index % 12 === at + variant * 4).map(escapedXml);
    const texts = words.map((word) => `<text class="${word}" data-name="${word}"><title>${word}</title>${word}</text>`);
    return [`words ${at}`, drawingOf(texts.join('\n'))];
  });
}

function escapedXml(text: string): string {
  return text.replace(/[<>&"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
