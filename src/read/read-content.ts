import { type Dirent, existsSync, lstatSync, readdirSync } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { contains } from '../content/contains.ts';
import type { Document, MediaFile } from '../content/document.ts';
import { growSlowly } from '../content/heap-growth.ts';
import { LARGE_SITE } from '../content/large-site.ts';
import type { Roots } from '../content/roots.ts';
import type { InterfaceTexts } from '../content/translate.ts';
import { compare, type Finding } from '../diagnostics/diagnostic.ts';
import { defined } from '../model/defined.ts';
import { isContentPath } from './content-paths.ts';
import type { ReadFile } from './known-file.ts';
import { type KnownFiles, noKnownFiles, type ReadFolder } from './known-files.ts';
import { fileFinding, readFile } from './read-file.ts';
import { readPackageTexts } from './read-package-texts.ts';
import type { FilesToRead } from './shared-reading.ts';

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
 * `known` may know files from the last time. Adds `link-outside` and `file-unreadable` besides what `parseDocument` adds. Throws `ContentMissingError`.
 */
export async function readContent({ rootDir, packageDir }: Roots, known = noKnownFiles): Promise<Content> {
  const packageTexts = rootDir === packageDir ? undefined : readPackageTexts(packageDir, known);
  requireContent(rootDir);
  const realContent = await realpath(join(rootDir, 'content'));
  const read: ReadUntilNow = { documents: [], media: [], findings: [] };
  const listed = known.share && listBelow(rootDir, 'content');
  const files = listed && filesIn(listed);
  if (files !== undefined && isLarge(files)) growSlowly();
  const shared = files && known.share?.(rootDir, files);
  await readBelow('content', { rootDir, realContent, known, read, ...defined({ listed }) }).finally(() =>
    shared?.end(),
  );
  const ofPackage = packageTexts && (await packageTexts);
  known.sweep();
  return { ...read, ...(ofPackage === undefined ? {} : { packageTexts: ofPackage }) };
}

interface ReadUntilNow {
  readonly documents: Document[];
  readonly media: MediaFile[];
  readonly findings: Finding[];
}

interface Reading {
  readonly rootDir: string;
  readonly realContent: string;
  readonly known: KnownFiles;
  readonly read: ReadUntilNow;
  /** What folders had in them, where that was looked at beforehand. */
  readonly listed?: Listed;
}

type Listed = Map<string, readonly Dirent[]>;

/**
 * Reads what lies below a folder, in the order of the paths: one after the other, which for many small folders takes less than
 * asking for all and waiting.
 */
async function readBelow(folder: string, reading: Reading): Promise<void> {
  const { rootDir, known, read } = reading;
  const { entries } = await known.folder(join(rootDir, folder), () => readFolder(folder, reading));
  for (const entry of entries) {
    if (typeof entry === 'string') await readBelow(`${folder}/${entry}`, reading);
    else take(entry, read);
  }
}

function take({ document, media, findings }: ReadFile, read: ReadUntilNow): void {
  if (document !== undefined) read.documents.push(document);
  if (media !== undefined) read.media.push(media);
  for (const finding of findings) read.findings.push(finding);
}

async function readFolder(folder: string, reading: Reading): Promise<ReadFolder> {
  const { rootDir, known } = reading;
  const listed = reading.listed?.get(folder) ?? entriesOf(rootDir, folder);
  const entries: (ReadFile | string)[] = [];
  for (const entry of listed) {
    const path = `${folder}/${entry.name}`;
    const refusal = refuseName(entry, path) ?? (await refuseEntry(entry, { ...reading, path }));
    if (refusal !== undefined) entries.push({ findings: [refusal] });
    else if (entry.isDirectory()) entries.push(entry.name);
    else entries.push(await known.read(join(rootDir, path), () => readFile(rootDir, path)));
  }
  return { entries, hasLinks: listed.some((entry) => entry.isSymbolicLink()) };
}

/** The entries of a folder that are content, in the order of the paths. */
function entriesOf(rootDir: string, folder: string): readonly Dirent[] {
  const entries = entriesIn(join(rootDir, folder)).filter(({ name }) => isContentPath(`${folder}/${name}`));
  return entries.sort((a, b) => compare(placeOf(a), placeOf(b)));
}

/** The entries of a folder and of those below it, in the order in which they are read. */
function listBelow(rootDir: string, folder: string, listed: Listed = new Map()): Listed {
  const entries = entriesOf(rootDir, folder);
  listed.set(folder, entries);
  for (const entry of entries) if (entry.isDirectory()) listBelow(rootDir, `${folder}/${entry.name}`, listed);
  return listed;
}

/** Names of ordinary files, folder by folder. */
function filesIn(listed: Listed): FilesToRead {
  return new Map(
    [...listed].map(([folder, entries]) => [folder, entries.filter((entry) => entry.isFile()).map(({ name }) => name)]),
  );
}

function isLarge(files: FilesToRead): boolean {
  return [...files.values()].reduce((count, names) => count + names.length, 0) > LARGE_SITE;
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
