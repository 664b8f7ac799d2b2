import { EDITION_KINDS, RECORD_FOLDERS, SITE_KINDS } from '../content/kinds.ts';
import { nameHint } from '../diagnostics/nearest-name.ts';
import { copiedFrom } from './copied-files.ts';

/** The hint for a content file in an unexpected place. `paths` are those of all records. */
export function layoutHint(path: string, paths: ReadonlySet<string>): string {
  const original = copiedFrom(path, paths);
  if (original !== undefined) return `it looks like a copy of ${original}: delete it, or move it out of content`;
  const folders = path.split('/').slice(1);
  const [, name = '', ending = ''] = /^(.*)\.(\w+)$/.exec(folders.pop() ?? '') ?? [];
  return (
    endingHint(name, ending) ?? hintIn(folders, name) ?? 'content/README.md lists the folder of each kind of record'
  );
}

/** The extension to use instead of a similar one. */
const ENDINGS: Readonly<Record<string, string>> = { yml: 'yaml', yaml: 'yaml', md: 'md', markdown: 'md', mdx: 'md' };

function endingHint(name: string, ending: string): string | undefined {
  if (/^(?:yaml|md)$/.test(ending)) return undefined;
  const meant = ENDINGS[ending.toLowerCase()];
  return meant === undefined ? 'content files end in .yaml or .md' : `name it ${name}.${meant}`;
}

const FOLDERS = ['pages', 'venues', 'sponsors', 'media', 'i18n', 'events'];

function hintIn([top, second, third, ...rest]: readonly string[], name: string): string | undefined {
  if (top === undefined) return nameHint(name, SITE_KINDS);
  if (!FOLDERS.includes(top)) return nameHint(top, FOLDERS);
  if (top === 'i18n') return second && `list ${second} in content/languages.yaml, if it is the code of a language`;
  if (top !== 'events' || second === undefined) return undefined;
  if (third !== undefined && /^\d{4}$/.test(third)) return hintInEdition(rest, name);
  return `an event has event.yaml, a folder pages, and a folder for each year, such as ${second}/2027`;
}

function hintInEdition([folder]: readonly string[], name: string): string | undefined {
  if (folder === undefined) return nameHint(name, EDITION_KINDS);
  if (folder === 'days') return 'a day has a folder such as days/2027-05-08, with the same files as an edition';
  return Object.hasOwn(RECORD_FOLDERS, folder) ? undefined : nameHint(folder, [...Object.keys(RECORD_FOLDERS), 'days']);
}
