import { nearestMedia } from '../diagnostics/nearest-media.ts';
import { slugOf } from '../domain/slug.ts';

/** Hints for a path of media that is malformed, or at which there is no file. */

/** The paths of all media, and the form that a path must have in the field, as a regular expression. */
export interface MediaPaths {
  readonly known: Iterable<string>;
  readonly pattern: string | undefined;
}

/** The hint for a malformed path. Undefined if it resembles no file, and no other spelling of it has the right form. */
export function malformedMediaHint(given: string, paths: MediaPaths): string | undefined {
  const near = nearHint(given, paths, (path) => `write ${path}`);
  if (near !== undefined) return near;
  if (isElsewhere(given)) return SAVE_THERE;
  const path = spelt(belowMedia(given), paths.pattern);
  return path === undefined || path === given ? undefined : `write ${path}`;
}

/** The hint for a path of the right form at which there is no file. */
export function unknownMediaHint(given: string, paths: MediaPaths): string {
  const near = nearHint(given, paths, (path) => `did you mean "${path}"?`);
  if (near !== undefined) return near;
  if (isElsewhere(given)) return SAVE_THERE;
  const path = belowMedia(given);
  return `put the file at content/media/${path}${path === given ? '' : `, and write ${path} here`}`;
}

const SAVE_THERE = 'save the file in content/media, and write its path there';

/** Whether this is an address, or a path on a drive of the author's computer. */
function isElsewhere(given: string): boolean {
  return /^\w+:/.test(given.trim());
}

/** Names the file that is meant. If no field can have its path, or if it looks like the one that is written, the file needs another name. */
function nearHint(
  given: string,
  { known, pattern }: MediaPaths,
  hintFor: (path: string) => string,
): string | undefined {
  const files = new Set(known);
  const wanted = belowMedia(given);
  const nameless = [...files].find((one) => one.normalize() === wanted.normalize() && slugged(one) === undefined);
  const spellable = [...files].filter((one) => spelt(one, pattern) !== undefined);
  const near = nameless ?? nearestMedia(wanted, spellable);
  if (near === undefined) return undefined;
  const path = near.normalize() === given.normalize() ? slugged(near) : spelt(near, pattern);
  if (path === undefined) return `give content/media/${near} a name in Latin letters, and write its path here`;
  if (files.has(path)) return hintFor(path);
  return `rename content/media/${near} to content/media/${path}, and write ${path} here`;
}

/** The path below content/media that an author may have copied with the folders above, or with backslashes. */
function belowMedia(given: string): string {
  return given
    .trim()
    .replaceAll('\\', '/')
    .replace(/^(?:.*\/)?content\/media\/|^(?:\.{0,2}\/)*(?:media\/)?/, '');
}

/** The path, or its nearest spelling that has the right form. Undefined if there is none, such as without an ending. */
function spelt(path: string, pattern = ''): string | undefined {
  const form = new RegExp(pattern, 'u');
  return [path, slugged(path)].find((one) => one !== undefined && form.test(one));
}

/** The path with slugs for the names of its folders and its file. Undefined if a name has no letters for a slug. */
function slugged(path: string): string | undefined {
  const [, names = '', ending = ''] = /^(.*?)(\.\w+)?$/s.exec(path) ?? [];
  const slugs = names.split('/').map((name) => slugOf(name));
  return slugs.includes('') ? undefined : slugs.join('/') + ending;
}
