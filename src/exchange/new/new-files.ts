import { recordsOf } from '../../content/content-index.ts';
import type { FileChange } from '../content-files.ts';
import { OrderError, refuseUnknown } from '../errors.ts';
import { newAsset } from './new-asset.ts';
import { newEdition } from './new-edition.ts';
import { newEvent } from './new-event.ts';
import { KIND_USAGE, NEW_KINDS, type NewKind, type NewOption } from './new-kinds.ts';
import { newPage } from './new-page.ts';
import { newRecord } from './new-records.ts';
import { newSchedule } from './new-schedule.ts';
import type { EditionPlace, NewScope } from './new-scope.ts';
import { newSponsor } from './new-sponsor.ts';
import { newSurvey } from './new-survey.ts';
import { newTickets } from './new-tickets.ts';
import { newVenue } from './new-venue.ts';

export interface NewOrder extends Partial<EditionPlace> {
  readonly kind: string;
  /** Empty where none was given. */
  readonly name: string;
  readonly ident?: string;
}

type Maker = (scope: NewScope, order: NewOrder) => readonly FileChange[];

const MAKERS: Readonly<Record<NewKind, Maker>> = {
  speaker: (scope, order) => newRecord(scope, { ...order, kind: 'speaker' }),
  session: (scope, order) => newRecord(scope, { ...order, kind: 'session' }),
  sponsor: newSponsor,
  faq: (scope, order) => newRecord(scope, { ...order, kind: 'faq' }),
  news: (scope, order) => newRecord(scope, { ...order, kind: 'news' }),
  page: newPage,
  venue: newVenue,
  testimonial: (scope, order) => newRecord(scope, { ...order, kind: 'testimonial' }),
  tickets: newTickets,
  schedule: newSchedule,
  survey: newSurvey,
  asset: newAsset,
  edition: newEdition,
  event: newEvent,
};

/** The files to create or change for a new record, its own first. Throws `OrderError`; writes nothing. */
export function newFiles(scope: NewScope, order: NewOrder): readonly FileChange[] {
  refuseUnknown('kind', order.kind, NEW_KINDS);
  const kind = order.kind as NewKind;
  refuseUselessOptions(kind, order);
  refuseWrongName(scope, kind, order.name);
  const files = MAKERS[kind](scope, order);
  refuseExisting(scope, kind, files);
  return files;
}

const OPTIONS: readonly NewOption[] = ['event', 'year', 'day', 'ident'];

/** An option that means nothing for a kind: whoever gives it has something else in mind. */
function refuseUselessOptions(kind: NewKind, order: NewOrder): void {
  const { options, because } = KIND_USAGE[kind];
  const useless = OPTIONS.find((option) => order[option] !== undefined && !options.includes(option));
  if (useless === undefined) return;
  throw new OrderError(`${because}, so it takes no --${useless}.`, `leave --${useless} out; nothing was written`);
}

function refuseWrongName(scope: NewScope, kind: NewKind, name: string): void {
  const { exampleName, because } = KIND_USAGE[kind];
  if (exampleName !== undefined && name.trim() === '') {
    throw new OrderError('The name is missing.', `write it behind the kind: conf-site new ${kind} "${exampleName}"`);
  }
  if (exampleName !== undefined || name === '') return;
  const options = optionsMeant(scope, name);
  throw new OrderError(
    `${because}, so it takes no name.`,
    options === undefined ? `leave "${name}" out; nothing was written` : `write conf-site new ${kind} ${options}`,
  );
}

/** The options that the words of a superfluous name stand for: an event, a year, a day. Undefined where one is none. */
function optionsMeant({ index }: NewScope, name: string): string | undefined {
  const events = recordsOf(index, 'event').map(({ place }) => place.event);
  const options = name.split(/\s+/).map((word) => {
    if (events.includes(word)) return `--event ${word}`;
    if (/^\d{4}$/.test(word)) return `--year ${word}`;
    return /^\d{4}-\d{2}-\d{2}$/.test(word) ? `--day ${word}` : undefined;
  });
  return options.includes(undefined) ? undefined : options.join(' ');
}

/** A record is one file: `x.md` must not come to stand beside `x.yaml`. */
function refuseExisting({ index }: NewScope, kind: NewKind, files: readonly FileChange[]): void {
  const withoutEnding = (path: string): string => path.replace(/\.(?:md|yaml)$/, '');
  const created = new Set(files.filter((file) => file.kind === 'create').map(({ path }) => withoutEnding(path)));
  const existing = index.records.find(({ document }) => created.has(withoutEnding(document.path)));
  if (existing === undefined) return;
  const rest = KIND_USAGE[kind].options.includes('ident') ? ', or choose another name with --ident' : '';
  throw new OrderError(`${existing.document.path} exists already.`, `nothing was written; edit that file${rest}`);
}
