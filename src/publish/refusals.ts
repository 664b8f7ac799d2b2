/** Refuses folders that a build must not replace, before any work is done. */

import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { MARKER } from '../domain/page/output.ts';
import { contains } from '../fs/contains.ts';
import { entryAt } from './entry-at.ts';
import { isSystemEntry, type OutputFolder, realPathOf } from './output-folder.ts';
import { PublishError } from './publish-error.ts';

/**
 * Throws `out-holds-sources` if the output folder is the site root or a source folder, contains the root, the state
 * folder or a source folder, or is inside a source folder. Links are resolved on both sides.
 */
export function refuseSources(
  folder: OutputFolder,
  given: { readonly rootDir: string; readonly sources: readonly string[] },
): void {
  const { out } = folder;
  const root = realPathOf(given.rootDir);
  if (out === root) throw holdsSources(out, 'is the site itself');
  if (contains(out, root)) throw holdsSources(out, `holds the site ${root}`);
  if (contains(out, folder.stateDir) && !isSystemEntry(basename(folder.stateDir)))
    throw holdsSources(out, `holds the folder ${folder.stateDir}`);
  for (const source of given.sources.map(realPathOf)) {
    if (out === source) throw holdsSources(out, "is a folder of the site's sources");
    if (contains(out, source)) throw holdsSources(out, `holds the sources in ${source}`);
    if (contains(source, out)) throw holdsSources(out, `lies among the sources in ${source}`);
  }
}

/**
 * Throws `out-not-ours` if the path is a file or a non-empty folder that is not a build, and `out-unwritable` if it is
 * a broken link.
 */
export function refuseForeign(folder: OutputFolder): void {
  const { out } = folder;
  const found = entryAt(out);
  if (found === undefined) return;
  if (found.isSymbolicLink()) {
    throw new PublishError('out-unwritable', {
      path: out,
      message: `${out} is a link that leads nowhere, so nothing can be published there.`,
      hint: 'create the folder it should lead to, or delete the link',
    });
  }
  if (!found.isDirectory()) throw notOurs(out, 'is a file, not a folder, so it is not replaced');
  const names = readdirSync(out).filter((name) => !isSystemEntry(name));
  if (names.length > 0 && !names.includes(MARKER)) {
    throw notOurs(out, 'is not empty and holds no build made by conf-site, so it is not replaced');
  }
}

function holdsSources(path: string, what: string): PublishError {
  return new PublishError('out-holds-sources', {
    path,
    message: `${path} ${what}, so no build is written there.`,
    hint: 'choose a folder of its own with --out DIR, for instance --out dist',
  });
}

function notOurs(path: string, what: string): PublishError {
  return new PublishError('out-not-ours', {
    path,
    message: `${path} ${what}.`,
    hint: 'choose another folder with --out DIR, or move away what is there',
  });
}
