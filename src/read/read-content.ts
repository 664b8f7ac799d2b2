import { type Dirent, existsSync, lstatSync, readdirSync } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { listedLanguages } from '../content/content-index.ts';
import type { Document, MediaFile } from '../content/document.ts';
import { looksIn } from '../content/looks.ts';
import type { Roots } from '../content/roots.ts';
import { compare, type Finding } from '../diagnostics/diagnostic.ts';
import { HintedError } from '../diagnostics/hinted-error.ts';
import { loadDateNames } from '../domain/time/date-names.ts';
import type { InterfaceTexts } from '../domain/translate.ts';
import { contains } from '../fs/contains.ts';
import { isStateTracked, STATE_FOLDER, STATE_TRACKED } from '../fs/state-folder.ts';
import { isContentPath } from './content-paths.ts';
import { type FileCache, noFileCache, type ReadFile } from './file-cache.ts';
import { fileFinding, readFile } from './read-file.ts';
import { readPackageTexts } from './read-package-texts.ts';

/** Everything below `content/`, in the order of the paths. */
export interface Content {
  readonly documents: readonly Document[];
  readonly media: readonly MediaFile[];
  readonly findings: readonly Finding[];
  /** The interface texts of the package. Absent if the site is the package itself. */
  readonly packageTexts?: InterfaceTexts;
  /** The names of all looks of the package and of the site. */
  readonly looks: readonly string[];
}

/** The root is not a site: it has no `content` folder or no settings in it. */
export class ContentMissingError extends HintedError {
  constructor(
    message: string,
    hint = 'start conf-site in the folder of your site, or use --root DIR; conf-site init DIR creates a new site',
  ) {
    super(message, hint, 'site-missing');
  }
}

/**
 * Reads all documents and media of a site. Hidden files, temporary files of editors and README.md are ignored. Adds
 * `link-outside`, `link-broken`, `file-unreadable`, `journal-in-content`, `state-tracked` and the codes of `parseDocument`. Also imports the names of months and
 * days in the languages of the site. Throws `ContentMissingError`.
 */
export async function readContent({ rootDir, packageDir }: Roots, cache = noFileCache): Promise<Content> {
  requireContent(rootDir);
  const packageTexts = rootDir === packageDir ? {} : { packageTexts: await readPackageTexts(packageDir, cache) };
  const realContent = await realpath(join(rootDir, 'content'));
  const findings = isStateTracked(rootDir) ? [trackedState()] : [];
  const read: CollectedContent = { documents: [], media: [], findings };
  await readBelow('content', { rootDir, realContent, cache, read });
  cache.save();
  await loadDateNames(listedLanguages(read.documents));
  return { ...read, ...packageTexts, looks: looksIn([packageDir, rootDir]) };
}

function trackedState(): Finding {
  const { message, hint } = STATE_TRACKED;
  return fileFinding(STATE_FOLDER, 'state-tracked', message, hint);
}

interface CollectedContent {
  readonly documents: Document[];
  readonly media: MediaFile[];
  readonly findings: Finding[];
}

interface ReadContext {
  readonly rootDir: string;
  readonly realContent: string;
  readonly cache: FileCache;
  readonly read: CollectedContent;
}

/** Reads the files below a folder one after the other, in the order of the paths. For small files that is faster than in parallel. */
async function readBelow(folder: string, context: ReadContext): Promise<void> {
  const { rootDir, cache, read } = context;
  for (const entry of entriesOf(rootDir, folder)) {
    const path = `${folder}/${entry.name}`;
    const rejection = rejectName(entry, path) ?? (await rejectEntry(entry, { ...context, path }));
    if (rejection !== undefined) read.findings.push(rejection);
    else if (entry.isDirectory()) await readBelow(path, context);
    else collect(await cache.read(join(rootDir, path), () => readFile(rootDir, path)), read);
  }
}

function collect({ document, media, findings }: ReadFile, read: CollectedContent): void {
  if (document !== undefined) read.documents.push(document);
  if (media !== undefined) read.media.push(media);
  for (const finding of findings) read.findings.push(finding);
}

/** The entries of a folder that are content, in the order of the paths. */
function entriesOf(rootDir: string, folder: string): readonly Dirent[] {
  const entries = entriesIn(join(rootDir, folder)).filter(({ name }) => isContentPath(`${folder}/${name}`));
  return entries.sort((a, b) => compare(sortKey(a), sortKey(b)));
}

/** The key by which entries are sorted. A folder comes where the paths of its files do. */
function sortKey(entry: Dirent): string {
  return entry.isDirectory() ? `${entry.name}/` : entry.name;
}

/** Whether a folder has the settings of a site. A broken symbolic link counts as present: it is reported when the content is read. */
export function isSite(rootDir: string): boolean {
  return lstatSync(join(rootDir, 'content', SETTINGS), { throwIfNoEntry: false }) !== undefined;
}

/** Throws `ContentMissingError` unless the folder is a site, that is, unless it has a `content/site.yaml`. */
export function requireSite(rootDir: string): void {
  requireContent(rootDir);
  if (isSite(rootDir)) return;
  const similar = entriesIn(join(rootDir, 'content')).find(({ name }) => /^site\.ya?ml(?:\.txt)?$/i.test(name));
  throw new ContentMissingError(
    `There is no content/${SETTINGS} in ${rootDir}.`,
    similar === undefined ? undefined : `rename content/${similar.name} to content/${SETTINGS}`,
  );
}

const SETTINGS = 'site.yaml';

function requireContent(rootDir: string): void {
  if (!existsSync(join(rootDir, 'content'))) {
    throw new ContentMissingError(`There is no folder "content" in ${rootDir}.`);
  }
}

/** Returns an empty list if the folder was deleted meanwhile. */
function entriesIn(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** The name of the journal of changes, which versions of conf-site have looked for in the content. */
const FOREIGN_JOURNAL = '.unfinished-change.json';

/** Node lists a name that is not UTF-8 with replacement characters, so the file cannot be opened by the listed name. */
function rejectName({ name, parentPath }: Dirent, path: string): Finding | undefined {
  if (name === FOREIGN_JOURNAL) {
    return fileFinding(
      path,
      'journal-in-content',
      'This file tells conf-site to move and delete files. It is not carried out.',
      'delete it, and ask whoever has committed it what it was for',
    );
  }
  if (!name.includes('\uFFFD') || lstatSync(join(parentPath, name), { throwIfNoEntry: false }) !== undefined)
    return undefined;
  return fileFinding(
    path,
    'file-unreadable',
    'The name of this file is not UTF-8, so it cannot be opened.',
    'rename it; � stands for a letter in another encoding',
  );
}

interface EntryPlace {
  readonly rootDir: string;
  readonly path: string;
  readonly realContent: string;
}

async function rejectEntry(entry: Dirent, { rootDir, path, realContent }: EntryPlace): Promise<Finding | undefined> {
  if (entry.isSymbolicLink()) return await rejectLink(rootDir, path, realContent);
  return entry.isDirectory() ? undefined : rejectSpecial(entry, path);
}

async function rejectLink(rootDir: string, path: string, realContent: string): Promise<Finding | undefined> {
  const target = await realpath(join(rootDir, path)).catch(() => undefined);
  if (target === undefined) {
    return fileFinding(
      path,
      'link-broken',
      'This link leads to nothing.',
      'replace the link with the file itself, or delete it',
    );
  }
  if (!contains(realContent, target)) {
    return fileFinding(
      path,
      'link-outside',
      'This link leads out of the content folder, so it is not followed.',
      'put the file itself here',
    );
  }
  if ((await stat(target)).isDirectory()) {
    return fileFinding(
      path,
      'link-outside',
      'A linked folder is not followed.',
      'replace the link with the folder itself',
    );
  }
  return undefined;
}

function rejectSpecial(entry: Dirent, path: string): Finding | undefined {
  if (entry.isFile()) return undefined;
  return fileFinding(path, 'file-unreadable', 'This is not an ordinary file.', 'delete it');
}
