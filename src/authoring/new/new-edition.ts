import { allRecordsOf } from '../../content/content-index.ts';
import type { UncheckedRecord } from '../../content/valid-record.ts';
import type { FileChange } from '../../content-edits/content-files.ts';
import { RequestError } from '../../content-edits/errors.ts';
import { dataOf } from '../../content-edits/record-values.ts';
import { editYaml } from '../../content-edits/yaml/open-yaml.ts';
import { shifted, weeksTo } from '../../content-edits/year-shift.ts';
import { fileText } from '../rollover/carried-files.ts';
import { nextEdition } from '../rollover/next-edition.ts';
import { yamlFile } from './draft-files.ts';
import { draftText } from './draft-text.ts';
import { eventNamed, exampleOf, type NewScope, schemaFields } from './new-scope.ts';
import { samplesFor } from './samples.ts';

/**
 * The files of a new edition: its `edition.yaml`, made from the edition nearest in time, and the `event.yaml`, which
 * lists the year. `name` is the year.
 */
export function newEdition(
  scope: NewScope,
  options: { readonly event?: string; readonly name: string },
): readonly FileChange[] {
  const event = eventNamed(scope, options.event);
  const year = yearOf(options.name);
  const path = `content/events/${event}/event.yaml`;
  const isPast = year < Number(dataOf(scope.index, 'event', { event })?.currentYear);
  const before = fileText(scope, path);
  const text = editYaml(before, (yaml) => yaml.set(['years', String(year)], { value: isPast }));
  return [editionFile(scope, event, year), { kind: 'replace', path, text, before }];
}

function editionPath(event: string, year: number): string {
  return `content/events/${event}/${year}/edition.yaml`;
}

function yearOf(name: string): number {
  if (/^\d{4}$/.test(name)) return Number(name);
  throw new RequestError(
    `"${name}" is not a year.`,
    'an edition is named by its year: conf-site new edition 2027 --event EVENT',
  );
}

function editionFile(scope: NewScope, event: string, year: number): FileChange {
  const path = editionPath(event, year);
  const years = allRecordsOf(scope.index, 'edition', { event }).map(({ place }) => place.year as number);
  if (years.includes(year)) {
    throw new RequestError(`${path} exists already.`, 'edit it; nothing was written', 'name-taken');
  }
  const nearest = years.toSorted((a, b) => Math.abs(a - year) - Math.abs(b - year))[0];
  const data = dataOf(scope.index, 'event', { event });
  if (nearest === undefined) return firstEdition(scope, { event, year, data });
  const text = nextEdition(fileText(scope, editionPath(event, nearest)), { from: nearest, to: year }, data);
  return { kind: 'create', path, text };
}

/** The example start and end of a new edition: the schema's examples, moved to its year. */
export function exampleDay(year: number): { readonly startDateTime: string; readonly endDateTime: string } {
  const moved = (name: string): string => {
    const example = String(exampleOf('edition', name));
    return shifted(example, weeksTo(example, year));
  };
  return { startDateTime: moved('startDateTime'), endDateTime: moved('endDateTime') };
}

/** The file of the first edition of an event, with example values. */
export function firstEdition(
  scope: NewScope,
  {
    event,
    year,
    data,
  }: { readonly event: string; readonly year: number; readonly data: UncheckedRecord<'event'>['data'] | undefined },
): FileChange {
  const { startDateTime, endDateTime } = exampleDay(year);
  const title = `${data?.title} ${year}`;
  const values: UncheckedRecord<'edition'>['data'] = {
    startDateTime,
    endDateTime,
    days: [{ date: startDateTime.slice(0, 10), startDateTime, endDateTime }],
    dateLimits: {},
    hero: { title, text: data?.tagline ?? data?.description ?? title },
    about: [],
    sponsors: {},
  };
  const facts = { ident: event, title: String(data?.title), day: startDateTime.slice(0, 10) };
  const sampleOf = samplesFor(scope, { kind: 'edition', event, year, data: values }, facts);
  const draft = draftText(schemaFields('edition'), { values, sampleOf });
  const exampleDates = [['startDateTime'], ['endDateTime'], ['days', 0, 'date']];
  const text = editYaml(draft, (yaml) => {
    for (const at of exampleDates) yaml.comment(at, 'review: is this the day?');
    if (data?.tagline === undefined) {
      yaml.comment(['hero', 'text'], 'review: what readers see first, below the title');
    }
  });
  return yamlFile(scope, { path: editionPath(event, year), kind: 'edition', text });
}
