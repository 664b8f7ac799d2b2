import { basename } from 'node:path';
import { type ContentIndex, type ContentRecord, field } from '../content/content-index.ts';
import type { Kind } from '../content/kinds.ts';
import type { UncheckedRecord } from '../content/valid-record.ts';

/** How many names a sentence has. */
const NAMED = 2;

/** A sentence for the commit of changed files: `Mia Berg, Tabs and 2 more`. Empty if there are none. */
export function proposeSentence(files: readonly string[], index: ContentIndex): string {
  const nameByPath = new Map(
    index.records.flatMap((record) => {
      const name = nameOf(record, index.defaultLanguage);
      return [record.document, ...Object.values(record.translations)].map(({ path }) => [path, name] as const);
    }),
  );
  const names = [...new Set(files.map((path) => nameByPath.get(path) ?? fileName(path)))];
  const more = names.length - NAMED;
  if (more > 0) return `${names.slice(0, NAMED).join(', ')} and ${more} more`;
  return names.join(' and ');
}

/** Kinds of records that have names. */
type Named = Exclude<Kind, 'i18n'>;

/** The title of a record in the default language, the name of a person, or the name of the file. */
function nameOf({ data, document: { path } }: ContentRecord, language: string): string {
  const { title: ofRecord, name: ofPerson, surname: last } = data as UncheckedRecord<Named>['data'];
  const [title, name, surname] = [ofRecord, ofPerson, last].map((value) => {
    const text = typeof value === 'string' ? value : field(value, language);
    return typeof text === 'string' ? text.trim() : '';
  });
  return title || `${name} ${surname}`.trim() || fileName(path);
}

/** The name of a file without its language and type: `press.hr.md` → `press`. */
function fileName(path: string): string {
  return basename(path).split('.')[0] ?? '';
}
