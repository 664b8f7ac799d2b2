import { slugOf } from '../model/slug.ts';

/** What people and systems put before and behind the name of a file that they copy or put aside. */
const BEFORE = /^(?:copy of|kopie von|kopija(?: od)?)\s+/i;
const BEHIND = /(?:[ ._-]+(?:copy|kopie|kopija|old|staro?|backup|bak|orig)|\s*\(\d+\)|~)$/i;
const NUMBER = /[ ._-]*\d+$/;

/** The names, without ending, that a file may have had before it was copied; the likeliest first, none where it is no copy. */
export function formerStems(stem: string): readonly string[] {
  const bare = withoutMarks(stem.replace(BEFORE, ''));
  const unnumbered = withoutMarks(bare.replace(NUMBER, ''));
  return [...new Set([bare, unnumbered])].filter((name) => name !== stem && name !== '');
}

/** `tickets copy (2)` has two of them. */
function withoutMarks(name: string): string {
  const shorter = name.replace(BEHIND, '');
  return shorter === name ? name : withoutMarks(shorter);
}

/** The name that can be part of an address, of a file that is named otherwise: empty where no letter of it can. */
export function rightfulIdent(ident: string): string {
  return slugOf(withoutMarks(ident.replace(BEFORE, '')));
}

/** A path in its parts; the ending with its dot, and with that of the file before a `.bak`. */
export function partsOfPath(path: string): { readonly folder: string; readonly stem: string; readonly ending: string } {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const name = path.slice(folder.length);
  const [, stem = name, ending = '', behind = ''] = /^(.+?)(\.(?:yaml|md))(.*)$/i.exec(name) ?? [];
  return { folder, stem: `${stem}${behind}`, ending: ending.toLowerCase() };
}
