import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ContentIndex, type ContentRecord, recordsOf } from '../../content/content-index.ts';
import type { Kind } from '../../content/kinds.ts';
import type { FileChange } from '../content-files.ts';
import { dataOf } from '../record-values.ts';
import { removeAt, setAt, valueAt } from '../yaml/edit-yaml.ts';
import { openRecord } from '../yaml/record-text.ts';
import { shifted } from '../year-shift.ts';
import { marked, nextEdition, weeksOf, withMovedDates, withoutMarks, type YearChange } from './next-edition.ts';

export interface CarryOrder {
  readonly rootDir: string;
  readonly index: ContentIndex;
  readonly event: string;
}

type NewFile = Extract<FileChange, { readonly kind: 'create' }>;

/** What the next year takes from the last, where it has none of its own yet: edition, tickets, survey and questions. */
export function carriedFiles(order: CarryOrder, years: YearChange): readonly NewFile[] {
  const { event } = order;
  const edition = fileText(order, `content/events/${event}/${years.from}/edition.yaml`);
  const weeks = weeksOf(edition, years);
  const pathOf = (path: string): string =>
    path
      .replace(`/${years.from}/`, `/${years.to}/`)
      .replace(/\/days\/(\d{4}-\d{2}-\d{2})\//, (_, day: string) => `/days/${shifted(day, weeks)}/`);
  const makers: Readonly<Partial<Record<Kind, (record: ContentRecord) => readonly (readonly [string, string])[]>>> = {
    edition: ({ document: { path } }) => [[path, nextEdition(edition, years, dataOf(order.index, 'event', { event }))]],
    tickets: ({ document: { path } }) => [[path, nextTickets(fileText(order, path), years, weeks)]],
    survey: ({ document: { path } }) => [[path, fileText(order, path)]],
    faq: (record) => carriedQuestion(order, record, years),
  };
  return Object.entries(makers).flatMap(([kind, make]) =>
    carriedRecords(order, kind as Kind, years)
      .flatMap(make)
      .map(([path, text]): NewFile => ({ kind: 'create', path: pathOf(path), text })),
  );
}

function carriedRecords({ index, event }: CarryOrder, kind: Kind, { from, to }: YearChange): readonly ContentRecord[] {
  return recordsOf(index, kind, { event, year: to }).length > 0 ? [] : recordsOf(index, kind, { event, year: from });
}

/** A question in all its languages; one that names a year is marked. */
function carriedQuestion(
  order: CarryOrder,
  { document, translations }: ContentRecord,
  { from }: YearChange,
): readonly (readonly [string, string])[] {
  const files = [document, ...Object.values(translations)].map(({ path }): [string, string] => [
    path,
    fileText(order, path),
  ]);
  const [main] = files as [[string, string], ...[string, string][]];
  if (files.some(([, text]) => new RegExp(`\\b(?:${from}|${from - 1})\\b`).test(text))) {
    const record = openRecord(...main);
    main[1] = record.with({ yaml: `# review: it names a year\n${record.yaml}` });
  }
  return files;
}

/**
 * One year's `tickets.yaml` as the next one's: the same kinds, their dates moved. None is listed, since readers take a
 * price for a promise: whoever has looked at one lists it again.
 */
function nextTickets(text: string, { from }: YearChange, weeks: number): string {
  const bare = removeAt(withoutMarks(text), ['promotions']);
  const moved = withMovedDates(bare, 'tickets', weeks);
  const tickets = (valueAt(moved, ['tickets']) ?? []) as readonly {
    readonly price?: unknown;
    readonly listed?: unknown;
  }[];
  return tickets.reduce((now, { listed }, index) => {
    const priced = marked(now, ['tickets', index, 'price'], `the price of ${from}`);
    if (listed === false) return priced;
    const path = ['tickets', index, 'listed'];
    return marked(setAt(priced, path, { value: false }), path, `was ${listed}`);
  }, moved);
}

export function fileText({ rootDir }: Pick<CarryOrder, 'rootDir'>, path: string): string {
  return readFileSync(join(rootDir, path), 'utf8');
}
