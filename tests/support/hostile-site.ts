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
 * A site whose every text is hostile, interface texts and drawings included, and its twin with harmless words in the same places.
 */

/** What the twin has for a text of Markdown. */
export const HARMLESS_TEXT = 'Zq, plain words.';

const ADDRESSES = [...ODD_ADDRESSES, ...HOSTILE_ADDRESSES];
const PRINTABLE = HOSTILE_WORDS.filter((word) => !/[^\P{Cc}\t\n\r]|\p{Cs}/u.test(word));
/** Not those that any attribute of a drawing takes for a style, which would load something. */
const SAID = PRINTABLE.filter((word) => !/url\(|@import/.test(word));
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

/** A planted site with a press kit of drawings, by their paths below `content/media`. */
export interface SiteOfDrawings extends PlantedSite {
  readonly drawings: readonly string[];
  readonly refusedDrawings: readonly string[];
}

/** Where another turn than 0 has all fields get other words. `check` refuses the drawings that are more than pictures. */
export async function hostileSite(siteDir: string, turn = 0): Promise<SiteOfDrawings> {
  const drawings = new Map(
    [...HOSTILE_DRAWINGS, ...wordyDrawings(turn)].map(([, text], at) => [`kit/${at}.svg`, text]),
  );
  const base = withPressKit(siteDir, drawings);
  const errors = await errorsOf(base.rootDir);
  const refused = errors.map(({ file }) => file.replace('content/media/', '')).filter((path) => drawings.has(path));
  const published = [...drawings].filter(([path]) => !refused.includes(path));
  const clean = withPressKit(siteDir, new Map(published));
  const planted = await plantedSite(clean.rootDir, hostile(turn));
  for (const copy of [base, clean]) copy.remove();
  return { ...planted, drawings: published.map(([path]) => path), refusedDrawings: [...new Set(refused)] };
}

export async function harmlessTwin(siteDir: string, { accepted, drawings }: SiteOfDrawings): Promise<PlantedSite> {
  const base = withPressKit(siteDir, new Map(drawings.map((path) => [path, drawingOf('<path d="M0 0h8v8z"/>')])));
  const planted = await plantedSite(base.rootDir, harmless, accepted);
  base.remove();
  return planted;
}

/** A copy of a site that gives all interface texts itself, and offers drawings to the press. */
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

/** Drawings that say hostile words, wherever a drawing can say something, and are pictures nevertheless. */
function wordyDrawings(turn: number): readonly (readonly [name: string, text: string])[] {
  return [0, 1, 2, 3].map((at) => {
    const words = SAID.filter((_, index) => index % 12 === at + turn * 4).map(escapedXml);
    const said = words.map((word) => `<text class="${word}" data-name="${word}"><title>${word}</title>${word}</text>`);
    return [`words ${at}`, drawingOf(said.join('\n'))];
  });
}

function escapedXml(text: string): string {
  return text.replace(/[<>&"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
