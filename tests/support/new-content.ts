import { type NewKind, type NewOptions, newFiles } from '../../src/authoring/new/new-files.ts';
import { type NewScope, scopeOf } from '../../src/authoring/new/new-scope.ts';
import type { FileChange } from '../../src/content-edits/content-files.ts';
import { checkRead } from '../../src/pipeline/check.ts';
import { isMedia, mediaFile } from '../../src/read/media-file.ts';
import { parseDocument } from '../../src/read/parse-document.ts';
import { type Content, readContent } from '../../src/read/read-content.ts';
import { packageDir } from './run-tool.ts';

/** A site in memory for `conf-site new`: the content of a folder, and a new event that has no other files yet. */
export interface SiteForNew {
  readonly content: Content;
  readonly scope: NewScope;
}

/** The ident of the new event. */
export const NEW_EVENT = 'night-of-lace';

export async function siteForNew(rootDir: string, at: number): Promise<SiteForNew> {
  const roots = { rootDir, packageDir };
  const content = await readContent(roots);
  const event = await newFiles(scopeOf(roots, content, at), { kind: 'event', name: 'Night of lace' });
  const withEvent = await contentWith(content, event);
  return { content: withEvent, scope: scopeOf(roots, withEvent, at) };
}

/** A typical order for each kind. `session` is a session of the main event's current edition. */
export function optionsFor(kind: NewKind, session: string): NewOptions {
  if (kind === 'tickets' || kind === 'schedule' || kind === 'survey') return { kind, name: '', event: NEW_EVENT };
  return { kind, name: kind === 'asset' ? session : NAMES[kind] };
}

export const NAMES = {
  speaker: 'Kvirina Zvonarić',
  session: 'Knots that hold',
  sponsor: 'Bobbin & Sons',
  faq: 'Where can I leave my coat?',
  news: 'The hall is warm',
  page: 'Rules of the cloakroom',
  venue: 'Old town hall',
  testimonial: 'Kvirina Z.',
  edition: '2031',
  event: 'Night of knots',
} as const;

/** Adds files to the content, or replaces existing ones. */
export async function contentWith(content: Content, files: readonly FileChange[]): Promise<Content> {
  const written = files.flatMap((file) => ('text' in file ? [file] : []));
  const paths = new Set(written.map(({ path }) => path));
  const [media, records] = [written.filter(({ path }) => isMedia(path)), written.filter(({ path }) => !isMedia(path))];
  const parsed = await Promise.all(records.map(({ path, text }) => parseDocument(path, Buffer.from(text))));
  const others = content.documents.filter(({ path }) => !paths.has(path));
  const documents = [...others, ...parsed.flatMap(({ document }) => (document === undefined ? [] : [document]))];
  return {
    ...content,
    documents: documents.sort((a, b) => (a.path < b.path ? -1 : 1)),
    media: [...content.media, ...media.map(({ path, text }) => mediaFile(packageDir, path, Buffer.from(text)))],
    findings: [...content.findings, ...parsed.flatMap(({ findings }) => findings)],
  };
}

/** The diagnostics of `check`, one line each: severity, code, file and message. */
export async function reportsOf(content: Content): Promise<readonly string[]> {
  const { diagnostics } = await checkRead(content, async () => undefined);
  return diagnostics.map(({ severity, code, file, message }) => `${severity} ${code} ${file}: ${message}`);
}

/** Uncomments all examples in the text of a new record. */
export function withExamples(text: string): string {
  return text.replace(/^\w+: \[\]\n# When it is ready.*\n/gm, '').replace(/^( *)#(?! \S)/gm, '$1');
}
