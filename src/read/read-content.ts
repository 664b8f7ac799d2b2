import { type Dirent, existsSync, lstatSync, readdirSync } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Document, MediaFile } from '../content/document.ts';
import type { Roots } from '../content/roots.ts';
import type { InterfaceTexts } from '../content/translate.ts';
import { compare, type Finding } from '../diagnostics/diagnostic.ts';
import { contains } from '../fs/contains.ts';
import { isContentPath } from './content-paths.ts';
import { type FileCache, noFileCache, type ReadFile } from './file-cache.ts';
import { fileFinding, readFile } from './read-file.ts';
import { readPackageTexts } from './read-package-texts.ts';

/** Everything below `content/`, in the order of its paths, and what stands behind it. */
export interface Content {
  readonly documents: readonly Document[];
  readonly media: readonly MediaFile[];
  readonly findings: readonly Finding[];
  /** The interface texts that come with the package; absent where the site is the package, whose own they are. */
  readonly packageTexts?: InterfaceTexts;
}

/** The root is no site: it has no `content` folder, or no settings in it. */
export class ContentMissingError extends Error {
  readonly hint: string;

  constructor(
    message: string,
    hint = 'start conf-site in the folder of your site, or name it with --root DIR; conf-site init DIR makes a new one',
  ) {
    super(message);
    this.hint = hint;
  }
}

/**
 * Reads all documents and media of a site. Hidden files, editors' temporary files and README.md are passed over.
 * Adds `link-outside` and `file-unreadable` besides what `parseDocument` adds. Throws `ContentMissingError`.
 */
export async function readContent({ rootDir, packageDir }: Roots, cache = noFileCache): Promise<Content> {
  requireContent(rootDir);
  const packageTexts = rootDir === packageDir ? {} : { packageTexts: await readPackageTexts(packageDir, cache) };
  const realContent = await realpath(join(rootDir, 'content'));
  const read: ReadUntilNow = { documents: [], media: [], findings: [] };
  await readBelow('content', { rootDir, realContent, cache, read });
  cache.save();
  return { ...read, ...packageTexts };
}

interface ReadUntilNow {
  readonly documents: Document[];
  readonly media: MediaFile[];
  readonly findings: Finding[];
}

interface Reading {
  readonly rootDir: string;
  readonly realContent: string;
  readonly cache: FileCache;
  readonly read: ReadUntilNow;
}

/**
 * Reads what lies below a folder, in the order of the paths: one after the other, which for many small files takes less than
 * asking for all and waiting.
 */
async function readBelow(folder: string, reading: Reading): Promise<void> {
  const { rootDir, cache, read } = reading;
  for (const entry of entriesOf(rootDir, folder)) {
    const path = `${folder}/${entry.name}`;
    const refusal = refuseName(entry, path) ?? (await refuseEntry(entry, { ...reading, path }));
    if (refusal !== undefined) read.findings.push(refusal);
    else if (entry.isDirectory()) await readBelow(path, reading);
    else take(await cache.read(join(rootDir, path), () => readFile(rootDir, path)), read);
  }
}

function take({ document, media, findings }: ReadFile, read: ReadUntilNow): void {
  if (document !== undefined) read.documents.push(document);
  if (media !== undefined) read.media.push(media);
  for (const finding of findings) read.findings.push(finding);
}

/** The entries of a folder that are content, in the order of the paths. */
function entriesOf(rootDir: string, folder: string): readonly Dirent[] {
  const entries = entriesIn(join(rootDir, folder)).filter(({ name }) => isContentPath(`${folder}/${name}`));
  return entries.sort((a, b) => compare(placeOf(a), placeOf(b)));
}

/** Where an entry comes in the order of the paths: a folder where what it holds does. */
function placeOf(entry: Dirent): string {
  return entry.isDirectory() ? `${entry.name}/` : entry.name;
}

/**
 * Throws `ContentMissingError` unless the folder is a site, which is to say that it has a `content/site.yaml`. Of any other
 * folder no command can say more than that.
 */
export function requireSite(rootDir: string): void {
  requireContent(rootDir);
  const folder = join(rootDir, 'content');
  // A link that leads nowhere is a mistake in a site.
  if (lstatSync(join(folder, SETTINGS), { throwIfNoEntry: false }) !== undefined) return;
  const similar = entriesIn(folder).find(({ name }) => /^site\.ya?ml(?:\.txt)?$/i.test(name));
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

/** Nothing is in a folder that has gone meanwhile. */
function entriesIn(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** A name of other bytes than UTF-8 is listed with this sign in place of them, and nothing is found by what is listed. */
function refuseName({ name, parentPath }: Dirent, path: string): Finding | undefined {
  if (!name.includes('\uFFFD') || lstatSync(join(parentPath, name), { throwIfNoEntry: false }) !== undefined)
    return undefined;
  return fileFinding(
    path,
    'file-unreadable',
    'The name here is not UTF-8, so what it names cannot be opened.',
    'rename it; where � stands, its name has a letter in another encoding',
  );
}

interface EntryPlace {
  readonly rootDir: string;
  readonly path: string;
  readonly realContent: string;
}

async function refuseEntry(entry: Dirent, { rootDir, path, realContent }: EntryPlace): Promise<Finding | undefined> {
  if (entry.isSymbolicLink()) return await refuseLink(rootDir, path, realContent);
  return entry.isDirectory() ? undefined : refuseSpecial(entry, path);
}

async function refuseLink(rootDir: string, path: string, realContent: string): Promise<Finding | undefined> {
  const target = await realpath(join(rootDir, path)).catch(() => undefined);
  if (target === undefined) {
    return fileFinding(
      path,
      'link-broken',
      'This link leads to nothing.',
      'put the file itself here, or delete the link',
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
    return fileFinding(path, 'link-outside', 'A linked folder is not followed.', 'put the folder itself here');
  }
  return undefined;
}

function refuseSpecial(entry: Dirent, path: string): Finding | undefined {
  if (entry.isFile()) return undefined;
  return fileFinding(path, 'file-unreadable', 'This is no ordinary file.', 'delete it');
}
