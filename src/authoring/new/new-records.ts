import { allRecordsOf } from '../../content/content-index.ts';
import type { UncheckedRecord } from '../../content/valid-record.ts';
import type { FileChange } from '../../content-edits/content-files.ts';
import { identOf, type Named, personOf } from '../../content-edits/idents.ts';
import { dataOf } from '../../content-edits/record-values.ts';
import { defaultMinutes } from '../../domain/programme/timed-entries.ts';
import { recordFiles } from './draft-files.ts';
import {
  type EditionPlace,
  editionFolder,
  editionPlace,
  languagesOf,
  type NewScope,
  slugIn,
  todayIn,
} from './new-scope.ts';
import { editionFacts } from './samples.ts';

/** Named records of an edition, or of a day of it. They are hidden until somebody has written them. */

export type RecordKind = 'speaker' | 'session' | 'faq' | 'news' | 'testimonial';

export interface RecordOptions extends Partial<EditionPlace>, Named {
  readonly kind: RecordKind;
}

/** The files of a new record, its main file first. Throws `RequestError`. */
export function newRecord(scope: NewScope, options: RecordOptions): readonly FileChange[] {
  const place = editionPlace(scope, options);
  const { folder, sortedName = same, values } = MAKERS[options.kind];
  const slug = slugIn(scope);
  const { event, year } = place;
  return recordFiles(scope, {
    record: { kind: options.kind, event, year, data: values({ scope, place, name: options.name }) },
    facts: editionFacts(scope, event, year),
    folder: `${editionFolder(place)}/${folder}`,
    ident: identOf(options, (name) => slug(sortedName(name))),
  });
}

function same(name: string): string {
  return name;
}

interface MakerInput {
  readonly scope: NewScope;
  readonly place: EditionPlace;
  readonly name: string;
}

interface Maker<K extends RecordKind> {
  readonly folder: string;
  /** The name as it is in the ident; unchanged if absent. */
  readonly sortedName?: (name: string) => string;
  readonly values: (input: MakerInput) => UncheckedRecord<K>['data'];
}

const MAKERS: { readonly [K in RecordKind]: Maker<K> } = {
  speaker: {
    folder: 'speakers',
    sortedName: (name) => `${personOf(name).surname} ${personOf(name).name}`,
    values: ({ scope, place, name }) => ({ visible: false, ...personOf(name), position: toWrite(scope, place) }),
  },
  session: {
    folder: 'sessions',
    values: ({ scope, place, name }) => ({
      visible: false,
      duration: defaultMinutes(dataOf(scope.index, 'site')?.defaults),
      type: 'talk',
      language: scope.index.defaultLanguage,
      level: 'intermediate',
      code: 'none',
      title: toWrite(scope, place, name),
      speakers: [],
    }),
  },
  faq: {
    folder: 'faq',
    values: ({ scope, place, name }) => ({
      visible: false,
      order: nextOrderOf(scope, 'faq', place),
      title: toWrite(scope, place, name),
    }),
  },
  news: {
    folder: 'news',
    values: ({ scope, place, name }) => ({
      visible: false,
      when: todayIn(scope, place),
      title: toWrite(scope, place, name),
      short: toWrite(scope, place),
    }),
  },
  testimonial: {
    folder: 'testimonials',
    values: ({ scope, place, name }) => ({
      visible: false,
      order: nextOrderOf(scope, 'testimonial', place),
      speaker: false,
      name,
      description: toWrite(scope, place),
      text: toWrite(scope, place),
    }),
  },
};

/** A text for somebody to write: `text` in the default language, and `TODO` in all others. */
export function toWrite(scope: NewScope, { event }: Partial<EditionPlace>, text = 'TODO'): unknown {
  const [language = '', ...others] = languagesOf(scope, event);
  if (others.length === 0) return text;
  return { [language]: text, ...Object.fromEntries(others.map((other) => [other, 'TODO'])) };
}

function nextOrderOf({ index }: NewScope, kind: 'faq' | 'testimonial', { event, year }: EditionPlace): number {
  return nextOrder(allRecordsOf(index, kind, { event, year }).map(({ data }) => data.order));
}

/** The next multiple of ten after the highest order, so that records can be inserted in between. */
export function nextOrder(orders: readonly unknown[]): number {
  const numbers = orders.filter((order): order is number => typeof order === 'number');
  return numbers.length === 0 ? 10 : Math.floor(Math.max(...numbers) / 10) * 10 + 10;
}
