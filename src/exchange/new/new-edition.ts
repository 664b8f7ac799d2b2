import { field, recordsOf } from '../../content/content-index.ts';
import type { FileChange } from '../content-files.ts';
import { noteAt, setAt } from '../edit-yaml.ts';
import { OrderError } from '../errors.ts';
import { dataOf } from '../record-values.ts';
import { fileText } from '../rollover/carried-files.ts';
import { nextEdition } from '../rollover/next-edition.ts';
import { schemaLine } from '../site-schemas.ts';
import { shifted, weeksTo } from '../year-shift.ts';
import { draftText } from './draft-text.ts';
import { eventNamed, type NewScope, schemaFields } from './new-scope.ts';
import { samplesFor } from './samples.ts';

export interface EditionOrder {
  readonly event?: string;
  /** The year, as it was written. */
  readonly name: string;
}

/** The files of a new edition: its own, made from the one nearest in time, and the event's, which lists the year. */
export function newEdition(scope: NewScope, order: EditionOrder): readonly FileChange[] {
  const event = eventNamed(scope, order.event);
  const year = yearOf(order.name);
  const path = `content/events/${event}/event.yaml`;
  const isPast = year < Number(field(dataOf(scope.index, 'event', { event }), 'currentYear'));
  return [
    { kind: 'create', path: editionPath(event, year), text: editionText(scope, event, year) },
    {
      kind: 'replace',
      path,
      text: setAt(fileText(scope, path), ['years', String(year)], { value: isPast }),
    },
  ];
}

export function editionPath(event: string, year: number): string {
  return `content/events/${event}/${year}/edition.yaml`;
}

function yearOf(name: string): number {
  if (/^\d{4}$/.test(name)) return Number(name);
  throw new OrderError(
    `"${name}" is no year.`,
    'an edition is named by its year: conf-site new edition 2027 --event EVENT',
  );
}

function editionText(scope: NewScope, event: string, year: number): string {
  const years = recordsOf(scope.index, 'edition', { event }).map(({ place }) => place.year as number);
  if (years.includes(year)) {
    throw new OrderError(`${editionPath(event, year)} exists already.`, 'edit it; nothing was written');
  }
  const nearest = years.toSorted((a, b) => Math.abs(a - year) - Math.abs(b - year))[0];
  const data = dataOf(scope.index, 'event', { event });
  if (nearest === undefined) return firstEdition(scope, { event, year, data });
  return nextEdition(fileText(scope, editionPath(event, nearest)), { from: nearest, to: year }, data);
}

/** When an edition that nothing is known of yet begins and ends: the schema's examples, in its own year. */
export function exampleDay(
  scope: NewScope,
  year: number,
): { readonly startDateTime: string; readonly endDateTime: string } {
  const fields = schemaFields(scope, 'edition');
  const moved = (name: string): string => {
    const example = String(fields.find((one) => one.name === name)?.example);
    return shifted(example, weeksTo(example, year));
  };
  return { startDateTime: moved('startDateTime'), endDateTime: moved('endDateTime') };
}

/** An edition that nothing is known of yet. */
export function firstEdition(
  scope: NewScope,
  { event, year, data }: { readonly event: string; readonly year: number; readonly data: unknown },
): string {
  const fields = schemaFields(scope, 'edition');
  const { startDateTime, endDateTime } = exampleDay(scope, year);
  const title = `${field(data, 'title')} ${year}`;
  const values = {
    startDateTime,
    endDateTime,
    days: [{ date: startDateTime.slice(0, 10), startDateTime, endDateTime }],
    dateLimits: {},
    hero: { title, text: field(data, 'tagline') ?? field(data, 'description') ?? title },
    about: [],
    sponsors: {},
  };
  const facts = { ident: event, title: String(field(data, 'title')), day: startDateTime.slice(0, 10) };
  const sampleOf = samplesFor(scope, { kind: 'edition', event, year, data: values }, facts);
  const draft = draftText(fields, { values, sampleOf });
  const asked = [['startDateTime'], ['endDateTime'], ['days', 0, 'date']];
  const dated = asked.reduce((now, at) => noteAt(now, at, 'review: is it that day?'), draft);
  const isTold = field(data, 'tagline') !== undefined;
  const text = isTold ? dated : noteAt(dated, ['hero', 'text'], 'review: what readers see first, below the title');
  const head = schemaLine(scope.rootDir, { path: editionPath(event, year), kind: 'edition' });
  return head === undefined ? text : `${head}\n${text}`;
}
