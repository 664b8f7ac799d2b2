import { fieldAnnotations } from 'conf-site:schemas';
import type { ContentIndex } from '../content/content-index.ts';
import type { Document } from '../content/document.ts';
import { type Kind, placeOf } from '../content/kinds.ts';
import { annotatedValues } from '../content/schema-annotations.ts';
import { ownData } from '../content/valid-record.ts';
import { compare } from '../diagnostics/diagnostic.ts';
import type { Plan, Route } from '../domain/page/plan.ts';
import type { CheckedSite } from './check.ts';
import { type PlanSiteOptions, planChecked } from './plan-site.ts';

/**
 * Finds the content files of a page. No stage tracks them. Instead, the site is planned once more from content in which
 * every text contains a mark of its file, made of two private-use characters, and the marks are looked up in the page
 * data. A file that contributes only times and numbers to a page is not found.
 */

/** The files of a page, relative to the root, sorted. */
export interface RouteSources {
  readonly template: string;
  /** The files of the page's own content. */
  readonly own: readonly string[];
  /** The files of its slices that are not among its own. */
  readonly shared: readonly string[];
}

/** The sources of every page, by path. Returns undefined if the content has errors. */
export async function pageSources(
  checked: CheckedSite,
  options: Omit<PlanSiteOptions, 'rootDir'>,
): Promise<ReadonlyMap<string, RouteSources> | undefined> {
  const marks = markDocuments(checked.index);
  const { plan } = await planChecked({ ...checked, index: marks.index }, options);
  if (plan === undefined) return undefined;
  const slices = new Map(plan.slices.map((slice) => [slice.name, sourcesIn(slice, marks.paths, plan)]));
  return new Map(plan.routes.map((route) => [route.path, sourcesOf(route, { marks: marks.paths, plan, slices })]));
}

interface Found {
  readonly marks: readonly string[];
  readonly plan: Plan;
  readonly slices: ReadonlyMap<string, ReadonlySet<string>>;
}

function sourcesOf(route: Route, { marks, plan, slices }: Found): RouteSources {
  const own = sourcesIn([route.head, route.content], marks, plan);
  const { header, footer } = route.slices;
  const shared = [header, footer].flatMap((name) => [...(slices.get(name) ?? [])]);
  const others = new Set(shared.filter((path) => !own.has(path)));
  return { template: route.template, own: [...own].sort(compare), shared: [...others].sort(compare) };
}

const FIRST = 0xe000;
const MARK = /[\ue000-\uefff]{2}/g;

function markOf(index: number): string {
  return String.fromCharCode(FIRST + (index >> 12), FIRST + (index & 0xfff));
}

/** The files whose marks, and the media whose addresses, occur in a value. */
function sourcesIn(value: unknown, marks: readonly string[], plan: Plan): ReadonlySet<string> {
  const text = JSON.stringify(value);
  const found = new Set<string>();
  for (const [mark] of text.matchAll(MARK)) {
    const path = marks[((mark.charCodeAt(0) - FIRST) << 12) + mark.charCodeAt(1) - FIRST];
    if (path !== undefined) found.add(path);
  }
  for (const [name] of text.matchAll(/assets\/[^"\s,]+/g)) {
    const media = plan.media.get(name);
    if (media !== undefined && 'source' in media) found.add(`content/media/${media.source}`);
  }
  return found;
}

/** Returns the content with a mark in each of its texts, and the paths in the order of the marks. */
function markDocuments(index: ContentIndex): { readonly index: ContentIndex; readonly paths: readonly string[] } {
  const paths: string[] = [];
  const languages = new Set(index.languages);
  const marked = (document: Document): Document => {
    const kind = placeOf(document.path, languages)?.kind;
    if (kind === undefined || kind === 'i18n') return document;
    const mark = markOf(paths.push(document.path) - 1);
    return { ...document, data: markedData(document.data, kind, mark), body: markedText(document.body, mark) };
  };
  const records = index.records.map(({ place, document: main, translations }) => {
    const document = marked(main);
    const siblings = Object.entries(translations).map(([language, sibling]) => [language, marked(sibling)] as const);
    const data = ownData(document, fieldAnnotations[place.kind] ?? []);
    return { place, document, data, translations: Object.fromEntries(siblings) };
  });
  return { index: { ...index, records }, paths };
}

/** Marks values that the schema declares as texts and values that look like names, but never references. */
function markedData(data: unknown, kind: Kind, mark: string): unknown {
  const fields = fieldAnnotations[kind] ?? [];
  const named = markedNames(data, mark);
  for (const { pointer, value } of annotatedValues(data, fields, 'ref')) setAt(named, pointer, value);
  for (const { pointer, value } of annotatedValues(data, fields, 'text'))
    setAt(named, pointer, markedTexts(value, mark));
  return named;
}

const NAME = /^\p{Lu}[\p{Ll}'’][^/@]*$/u;

function markedNames(value: unknown, mark: string): unknown {
  return mapStrings(value, (text) => (NAME.test(text) ? markedText(text, mark) : text));
}

function markedTexts(value: unknown, mark: string): unknown {
  return mapStrings(value, (text) => markedText(text, mark));
}

/** A deep copy with each string replaced. */
function mapStrings(value: unknown, replace: (text: string) => string): unknown {
  if (typeof value === 'string') return replace(value);
  if (Array.isArray(value)) return value.map((item) => mapStrings(item, replace));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapStrings(item, replace)]));
}

/** Inserts the mark after the first letter that is not part of a tag, a placeholder or an address. */
function markedText(text: string, mark: string): string {
  return text.replace(/((?:<[^>]*>|\{[^}]*\}|\S+:\/\/\S+|[^\p{L}<{])*\p{L})/u, `$1${mark}`);
}

function setAt(data: unknown, pointer: readonly string[], value: unknown): void {
  let target = data as Record<string, unknown>;
  for (const part of pointer.slice(0, -1)) target = target[part] as Record<string, unknown>;
  target[pointer.at(-1) as string] = value;
}
