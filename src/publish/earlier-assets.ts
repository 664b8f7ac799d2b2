/**
 * The scripts and styles of the build before. Browsers and content delivery networks keep its pages for some minutes, and
 * these must find what they name. Pictures are not among them: one that was removed has to be gone.
 */

import { copyFileSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import type { OutputFile } from '../domain/page/output.ts';
import { attempt } from '../fs/attempt.ts';
import { makeFolder } from '../fs/make-folder.ts';
import { temporaryName } from '../fs/temporary-files.ts';
import { entryAt } from './entry-at.ts';

/** A page that every build has. Each page names all stylesheets, and in its import map all scripts. */
const PAGE = '404.html';
const NAMED_BY_PAGE = /\bassets\/([\w.-]+\.(?:js|css))\b/g;
/** What scripts import, and what stylesheets load: fonts and masks. */
const NAMED_BY_CODE = /["'](\.\/[\w.-]+\.js)["']|url\(["']?([^"')]+)["']?\)/g;
const CODE = /\.(?:js|css)$/;

/**
 * The code that the pages of an earlier build load and that is not in `paths`, the paths of the new one. If the new build has
 * all of it, the code that the earlier build had kept of the one before stays, so that a build which changes only content
 * removes nothing. `folders` are the places where the earlier build may be; the first one with a build counts.
 */
export function earlierAssets(folders: readonly string[], paths: ReadonlySet<string>): readonly OutputFile[] {
  const folder = folders.find((one) => entryAt(join(one, PAGE))?.isFile() === true);
  if (folder === undefined) return [];
  const isGone = (name: string): boolean => !paths.has(`assets/${name}`);
  const named = namesIn(readFileSync(join(folder, PAGE), 'utf8'), NAMED_BY_PAGE).filter(isGone);
  const begin = named.length > 0 ? named : namesOf(folder).filter((name) => CODE.test(name) && isGone(name));
  return withLoaded(folder, begin)
    .filter(isGone)
    .sort()
    .map((name) => ({
      path: `assets/${name}`,
      hash: `earlier ${name}`,
      content: { copyOf: join(folder, 'assets', name) },
    }));
}

/**
 * Copies the code of a published build, and a page that names it, into a folder from which `earlierAssets` can read them where
 * the build itself is gone, as in continuous integration. Replaces the whole folder, and nothing if writing fails.
 */
export function saveAssets(out: string, folder: string): void {
  attempt(() => {
    if (stateOf(out) === attempt(() => stateOf(folder))) return;
    const next = temporaryName(folder);
    try {
      const files = [PAGE, ...withLoaded(out, namesOf(out)).map((name) => join('assets', name))];
      for (const file of files) copyInto(next, { out, file });
      rmSync(folder, { recursive: true, force: true });
      renameSync(next, folder);
    } finally {
      rmSync(next, { recursive: true, force: true });
    }
  });
}

/** What code a build has, and which of it its pages name. */
function stateOf(folder: string): string {
  return JSON.stringify([namesIn(readFileSync(join(folder, PAGE), 'utf8'), NAMED_BY_PAGE), namesOf(folder)]);
}

function copyInto(folder: string, { out, file }: { readonly out: string; readonly file: string }): void {
  makeFolder(dirname(join(folder, file)));
  copyFileSync(join(out, file), join(folder, file));
}

/** The names of files that are there, below `assets/`, with all that they load directly or indirectly. */
function withLoaded(folder: string, names: readonly string[]): readonly string[] {
  const found = new Set<string>();
  const add = (name: string): void => {
    const path = join(folder, 'assets', name);
    if (found.has(name) || name.startsWith('..') || entryAt(path)?.isFile() !== true) return;
    found.add(name);
    if (CODE.test(name)) for (const loaded of namesIn(readFileSync(path, 'utf8'), NAMED_BY_CODE)) add(loaded);
  };
  for (const name of names) add(name);
  return [...found];
}

function namesIn(text: string, pattern: RegExp): readonly string[] {
  const names = [...text.matchAll(pattern)].map(([, first, second]) => posix.normalize(first ?? second ?? ''));
  return [...new Set(names)];
}

/** The names of scripts, stylesheets, and what they load, as they are in a build. Pictures of content are in folders below. */
function namesOf(folder: string): readonly string[] {
  const entries = attempt(() => readdirSync(join(folder, 'assets'), { withFileTypes: true })) ?? [];
  return entries
    .filter((entry) => entry.isFile() && /\.(?:js|css|woff2|svg)$/.test(entry.name))
    .map(({ name }) => name)
    .sort();
}
