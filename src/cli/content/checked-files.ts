import { lstatSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { HintedError } from '../../diagnostics/hinted-error.ts';
import { realPath, realPlace } from '../../fs/real-path.ts';
import { findNamed, type NamedPath, sitePath } from './named-path.ts';

/** What a check of a whole site has found. Files are relative to the root, with `/`. */
export interface CheckedSiteFiles {
  readonly files: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
}

/** The part of it that the arguments of a check name. */
export interface SelectedFiles {
  readonly diagnostics: readonly Diagnostic[];
  /** The number of files, deleted ones included. */
  readonly count: number;
  /** A sentence for each argument that names nothing that was checked. */
  readonly notes: readonly string[];
}

/**
 * Selects the named files, and those in named folders: links in the paths of either are followed. Of a file in a linked folder,
 * which is not read, the diagnostic of the link is selected; of a deleted file, the errors that name it. Throws `HintedError` for a
 * path that does not exist, and if nothing was checked because paths are outside of the site.
 */
export async function selectFiles(
  rootDir: string,
  names: readonly string[],
  { files, diagnostics }: CheckedSiteFiles,
): Promise<SelectedFiles> {
  const named = await Promise.all(names.map((name) => findNamed(rootDir, name)));
  const namedBy = matcher(rootDir, named);
  const selected = diagnostics.filter(
    (one) => namedBy(one.file).length > 0 || named.some((path) => isAbout(one, path)),
  );
  const all = new Set([...files.filter((file) => namedBy(file).length > 0), ...selected.map(({ file }) => file)]);
  const used = new Set([...all].flatMap(namedBy));
  const deleted = named.filter(({ isDeleted }) => isDeleted);
  const unused = named.filter((path) => !path.isDeleted && !used.has(path));
  const count = all.size + deleted.length;
  const outside = unused.find(({ path }) => sitePath(rootDir, path) === undefined);
  if (count === 0 && outside !== undefined) throw notInSite(outside, rootDir);
  return { diagnostics: selected, count, notes: unused.map(noteOn) };
}

/** Returns a function that lists which of the named paths are those of a file, or of a folder or link above it. */
function matcher(rootDir: string, named: readonly NamedPath[]): (file: string) => readonly NamedPath[] {
  const byPlace = new Map<string, NamedPath[]>();
  const byLinkAbove = new Map<string, NamedPath[]>();
  for (const one of named) {
    for (const place of placesOf(one.path)) append(byPlace, place, one);
    for (const link of withFolders(dirname(resolve(one.path))).filter(isLink))
      append(byLinkAbove, realPlace(link), one);
  }
  const realRoot = realPath(rootDir);
  return (file) => {
    const path = join(rootDir, file);
    const places = new Set([resolve(path), join(realRoot, file), ...placesOf(path)].flatMap(withFolders));
    return [...[...places].flatMap((place) => byPlace.get(place) ?? []), ...(byLinkAbove.get(realPlace(path)) ?? [])];
  };
}

/** The file itself, and the one to which it is a link. */
function placesOf(path: string): ReadonlySet<string> {
  return new Set([realPlace(path), realPath(path)]);
}

/** An absolute path and all folders above it. */
function withFolders(path: string): readonly string[] {
  const folder = dirname(path);
  return folder === path ? [path] : [path, ...withFolders(folder)];
}

function isLink(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true;
}

function append(map: Map<string, NamedPath[]>, key: string, value: NamedPath): void {
  map.set(key, [...(map.get(key) ?? []), value]);
}

/** Whether an error names a deleted file by its ident: a reference to it, or a translation that was left. */
function isAbout({ file, message, severity }: Diagnostic, { path, isDeleted }: NamedPath): boolean {
  if (!isDeleted || severity !== 'error') return false;
  const [ident = ''] = basename(path).split('.');
  return `${file} ${message}`.split(/[^\p{L}\p{N}_-]+/u).includes(ident);
}

function noteOn({ name, path }: NamedPath): string {
  const isFolder = lstatSync(realPath(path), { throwIfNoEntry: false })?.isDirectory() === true;
  if (isFolder) return `${name} has no content files of this site, so nothing in it is checked.`;
  return `${name} is not a content file of this site, so it is not checked.`;
}

function notInSite({ name }: NamedPath, rootDir: string): HintedError {
  const hint = 'start conf-site in the folder of the site to which it belongs, or name that folder with --root';
  return new HintedError(`${name} is not in this site, ${rootDir}.`, hint);
}
