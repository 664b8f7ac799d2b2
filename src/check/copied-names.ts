import { slugOf } from '../model/slug.ts';

/** What people and systems put before and behind the name of a file that they copy or put aside. */
const BEFORE = /^(?:copy of|kopie von|kopija(?: od)?)\s+/i;
const BEHIND = /(?:[ ._-]+(?:copy|kopie|kopija|old|staro?|backup|bak|orig)|\s*\(\d+\)|~)$/i;
const NUMBER = /[ ._-]*\d+$/;

/** A name as it was before a copy got it; the name itself, where it is not that of a copy. */
export function withoutMarks(name: string): string {
  const shorter = name.replace(BEFORE, '').replace(BEHIND, '');
  return shorter === name ? name : withoutMarks(shorter);
}

/**
 * The file beside it that a file is a copy of by its name, without the folder: `tickets.yaml` of `tickets copy.yaml`,
 * `tickets.yaml.bak` and `Tickets_2.yaml`. Undefined where there is none. `paths` are those of all files.
 */
export function copiedFrom(path: string, paths: ReadonlySet<string>): string | undefined {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const name = path.slice(folder.length);
  const [, stem = name, ending = '', behind = ''] = /^(.+?)(\.(?:yaml|md))(.*)$/i.exec(name) ?? [];
  const bare = withoutMarks(`${stem}${behind}`);
  const stems = [bare, withoutMarks(bare.replace(NUMBER, '')), bare.replace(/^[^.]+/, withoutMarks)];
  return [...stems, ...stems.map(slugsOf)]
    .map((one) => `${one}${ending.toLowerCase()}`)
    .find((one) => one !== name && paths.has(`${folder}${one}`));
}

/** Part for part: behind a dot stands a language. */
function slugsOf(stem: string): string {
  return stem.split('.').map(slugOf).join('.');
}
