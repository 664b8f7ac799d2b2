import { slugOf } from '../domain/slug.ts';

/** Additions of people and operating systems to the name of a copied file. */
const BEFORE = /^(?:copy of|kopie von|kopija(?: od)?)\s+/i;
const BEHIND = /(?:[ ._-]+(?:copy|kopie|kopija|old|staro?|backup|bak|orig)|\s*\(\d+\)|~)$/i;
const NUMBER = /[ ._-]*\d+$/;

/** A name without the additions of copies. */
export function withoutCopyMarks(name: string): string {
  const shorter = name.replace(BEFORE, '').replace(BEHIND, '');
  return shorter === name ? name : withoutCopyMarks(shorter);
}

/**
 * The name of the file in the same folder that a file seems to be a copy of, such as `tickets.yaml` for
 * `tickets copy.yaml`, `tickets.yaml.bak` and `Tickets_2.yaml`. Undefined if there is none. `paths` are those of all files.
 */
export function copiedFrom(path: string, paths: ReadonlySet<string>): string | undefined {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const name = path.slice(folder.length);
  const [, stem = name, ending = '', behind = ''] = /^(.+?)(\.(?:yaml|md))(.*)$/i.exec(name) ?? [];
  const bare = withoutCopyMarks(`${stem}${behind}`);
  const stems = [bare, withoutCopyMarks(bare.replace(NUMBER, '')), bare.replace(/^[^.]+/, withoutCopyMarks)];
  return [...stems, ...stems.map(slugsOf)]
    .map((one) => `${one}${ending.toLowerCase()}`)
    .find((one) => one !== name && paths.has(`${folder}${one}`));
}

/** Converts each part to a slug, since a language may follow after a dot. */
function slugsOf(stem: string): string {
  return stem
    .split('.')
    .map((part) => slugOf(part))
    .join('.');
}
