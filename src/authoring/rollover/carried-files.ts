import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allRecordsOf, type ContentIndex, type ContentRecord } from '../../content/content-index.ts';
import type { Kind } from '../../content/kinds.ts';
import type { FileChange } from '../../content-edits/content-files.ts';
import { dataOf } from '../../content-edits/record-values.ts';
import { openYaml } from '../../content-edits/yaml/open-yaml.ts';
import { openRecord } from '../../content-edits/yaml/record-text.ts';
import { shifted } from '../../content-edits/year-shift.ts';
import { addReview, moveDates, nextEdition, weeksOf, withoutReviews, type YearChange } from './next-edition.ts';

export interface RolloverScope {
  readonly rootDir: string;
  readonly index: ContentIndex;
  readonly event: string;
}

type NewFile = Extract<FileChange, { readonly kind: 'create' }>;

/**
 * The files that the next year takes from the last: edition, tickets, survey and FAQ, each unless the next year has its
 * own.
 */
export function carriedFiles(scope: RolloverScope, years: YearChange): readonly NewFile[] {
  const { event } = scope;
  const edition = fileText(scope, `content/events/${event}/${years.from}/edition.yaml`);
  const weeks = weeksOf(edition, years);
  const pathOf = (path: string): string =>
    path
      .replace(`/${years.from}/`, `/${years.to}/`)
      .replace(/\/days\/(\d{4}-\d{2}-\d{2})\//, (_, day: string) => `/days/${shifted(day, weeks)}/`);
  const makers: Readonly<Partial<Record<Kind, (record: ContentRecord) => readonly (readonly [string, string])[]>>> = {
    edition: ({ document: { path } }) => [[path, nextEdition(edition, years, dataOf(scope.index, 'event', { event }))]],
    tickets: ({ document: { path } }) => [[path, nextTickets(fileText(scope, path), years, weeks)]],
    survey: ({ document: { path } }) => [[path, fileText(scope, path)]],
    faq: (record) => carriedQuestion(scope, record, years),
  };
  return Object.entries(makers).flatMap(([kind, make]) =>
    carriedRecords(scope, kind as Kind, years)
      .flatMap(make)
      .map(([path, text]): NewFile => ({ kind: 'create', path: pathOf(path), text })),
  );
}

function carriedRecords(
  { index, event }: RolloverScope,
  kind: Kind,
  { from, to }: YearChange,
): readonly ContentRecord[] {
  return allRecordsOf(index, kind, { event, year: to }).length > 0
    ? []
    : allRecordsOf(index, kind, { event, year: from });
}

/** The files of a question, one per language. A question that names a year gets a review comment. */
function carriedQuestion(
  scope: RolloverScope,
  { document, translations }: ContentRecord,
  { from }: YearChange,
): readonly (readonly [string, string])[] {
  const files = [document, ...Object.values(translations)].map(({ path }): [string, string] => [
    path,
    fileText(scope, path),
  ]);
  const [main] = files as [[string, string], ...[string, string][]];
  if (files.some(([, text]) => new RegExp(`\\b(?:${from}|${from - 1})\\b`).test(text))) {
    const record = openRecord(...main);
    main[1] = record.with({ yaml: `# review: it names a year\n${record.yaml}` });
  }
  return files;
}

/**
 * The next year's `tickets.yaml`: the same tickets with moved dates. None of them is listed, since nobody has confirmed
 * its price yet.
 */
function nextTickets(text: string, { from }: YearChange, weeks: number): string {
  const yaml = openYaml(withoutReviews(text));
  yaml.remove(['promotions']);
  moveDates(yaml, 'tickets', weeks);
  const tickets = (yaml.valueAt(['tickets']) ?? []) as readonly { readonly listed?: unknown }[];
  for (const [index, { listed }] of tickets.entries()) {
    addReview(yaml, ['tickets', index, 'price'], `the price of ${from}`);
    if (listed === false) continue;
    const path = ['tickets', index, 'listed'];
    yaml.set(path, { value: false });
    addReview(yaml, path, `was ${listed}`);
  }
  return yaml.text();
}

/** Reads a file of the site. */
export function fileText({ rootDir }: Pick<RolloverScope, 'rootDir'>, path: string): string {
  return readFileSync(join(rootDir, path), 'utf8');
}
