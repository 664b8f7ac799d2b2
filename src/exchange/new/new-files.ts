import { recordsOf } from '../../content/content-index.ts';
import type { FileChange } from '../content-files.ts';
import { OrderError, refuseUnknown } from '../errors.ts';
import { newEdition } from './new-edition.ts';
import { newAsset, newSurvey, newTickets } from './new-edition-files.ts';
import { newEvent } from './new-event.ts';
import { newRecord, type RecordKind } from './new-records.ts';
import { newSchedule } from './new-schedule.ts';
import type { EditionPlace, NewScope } from './new-scope.ts';
import { newPage, newSponsor, newVenue } from './new-site-records.ts';

export interface NewOrder extends Partial<EditionPlace> {
  readonly kind: string;
  /** Empty where none was given. */
  readonly name: string;
  readonly ident?: string;
}

type NewOption = keyof EditionPlace | 'ident';

/** What a kind takes besides itself on the command line, and what makes its files. */
interface KindUsage {
  readonly make: (scope: NewScope, order: NewOrder) => readonly FileChange[];
  /** A name as somebody would write it; absent where the file has a fixed name. */
  readonly exampleName?: string;
  readonly options: readonly NewOption[];
  /** Why the other options, and the name where there is none, mean nothing; the first half of a sentence. */
  readonly because: string;
}

const OPTIONS: readonly NewOption[] = ['event', 'year', 'day', 'ident'];

/** A record that an edition, or a day of it, has several of. */
function recordOf(kind: RecordKind, exampleName: string): KindUsage {
  return { make: (scope, order) => newRecord(scope, { ...order, kind }), exampleName, options: OPTIONS, because: '' };
}

/** Everything that `conf-site new` makes, in the order in which help lists it. */
const KINDS = {
  speaker: recordOf('speaker', 'Jo Bloggs'),
  session: recordOf('session', 'Small pages for slow networks'),
  sponsor: {
    make: newSponsor,
    exampleName: 'Example & Sons',
    options: ['ident'],
    because: 'A sponsor belongs to the whole site, and editions name it',
  },
  faq: recordOf('faq', 'Where can I park?'),
  news: recordOf('news', 'The programme is out'),
  page: {
    make: newPage,
    exampleName: 'Code of conduct',
    options: ['event', 'ident'],
    because: 'A page is the same for all years',
  },
  venue: {
    make: newVenue,
    exampleName: 'Town hall',
    options: ['ident'],
    because: 'A venue belongs to the whole site, and editions name it',
  },
  testimonial: recordOf('testimonial', 'Jo Bloggs'),
  tickets: { make: newTickets, options: ['event', 'year', 'day'], because: 'An edition has one file of tickets' },
  schedule: { make: newSchedule, options: ['event', 'year', 'day'], because: 'A day has one schedule' },
  survey: { make: newSurvey, options: ['event', 'year'], because: 'An edition has one survey' },
  asset: {
    make: newAsset,
    exampleName: 'small-pages-for-slow-networks',
    options: ['event', 'year'],
    because: 'The file of an asset stands with its session and has the same name',
  },
  edition: { make: newEdition, exampleName: '2027', options: ['event'], because: 'An edition is named by its year' },
  event: {
    make: newEvent,
    exampleName: 'Night of code',
    options: ['year', 'ident'],
    because: 'An event is named by NAME, and its days stand in its edition.yaml',
  },
} satisfies Readonly<Record<string, KindUsage>>;

export type NewKind = keyof typeof KINDS;

export const NEW_KINDS = Object.keys(KINDS) as readonly NewKind[];

/** The files to create or change for a new record, its own first. Throws `OrderError`; writes nothing. */
export function newFiles(scope: NewScope, order: NewOrder): readonly FileChange[] {
  refuseUnknown('kind', order.kind, NEW_KINDS);
  const usage: KindUsage = KINDS[order.kind as NewKind];
  refuseUselessOptions(usage, order);
  refuseWrongName(scope, usage, order);
  const files = usage.make(scope, order);
  refuseExisting(scope, usage, files);
  return files;
}

/** An option that means nothing for a kind: whoever gives it has something else in mind. */
function refuseUselessOptions({ options, because }: KindUsage, order: NewOrder): void {
  const useless = OPTIONS.find((option) => order[option] !== undefined && !options.includes(option));
  if (useless === undefined) return;
  throw new OrderError(`${because}, so it takes no --${useless}.`, `leave --${useless} out; nothing was written`);
}

function refuseWrongName(scope: NewScope, { exampleName, because }: KindUsage, { kind, name }: NewOrder): void {
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
function refuseExisting({ index }: NewScope, { options }: KindUsage, files: readonly FileChange[]): void {
  const withoutEnding = (path: string): string => path.replace(/\.(?:md|yaml)$/, '');
  const created = new Set(files.filter((file) => file.kind === 'create').map(({ path }) => withoutEnding(path)));
  const existing = index.records.find(({ document }) => created.has(withoutEnding(document.path)));
  if (existing === undefined) return;
  const rest = options.includes('ident') ? ', or choose another name with --ident' : '';
  throw new OrderError(`${existing.document.path} exists already.`, `nothing was written; edit that file${rest}`);
}
