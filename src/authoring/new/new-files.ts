import { allRecordsOf } from '../../content/content-index.ts';
import type { FileChange } from '../../content-edits/content-files.ts';
import { RequestError, refuseUnknown } from '../../content-edits/errors.ts';
import { newEdition } from './new-edition.ts';
import { newAsset, newSurvey, newTickets } from './new-edition-files.ts';
import { newEvent } from './new-event.ts';
import { newRecord, type RecordKind } from './new-records.ts';
import { newSchedule } from './new-schedule.ts';
import type { EditionPlace, NewScope } from './new-scope.ts';
import { newPage, newSponsor, newVenue } from './new-site-records.ts';

export interface NewOptions extends Partial<EditionPlace> {
  readonly kind: string;
  /** Empty if no name was given. */
  readonly name: string;
  readonly ident?: string;
}

type NewOption = keyof EditionPlace | 'ident';

/** The arguments of `conf-site new` for a kind, and the function that makes its files. */
interface KindUsage {
  readonly make: (scope: NewScope, options: NewOptions) => readonly FileChange[] | Promise<readonly FileChange[]>;
  /** An example of a name; absent if the file of this kind has a fixed name. */
  readonly exampleName?: string;
  readonly allowed: readonly NewOption[];
  /** Why the kind accepts no other options, and possibly no name; the first half of a sentence. */
  readonly reason: string;
}

const OPTIONS: readonly NewOption[] = ['event', 'year', 'day', 'ident'];

/** A kind of which an edition, or a day of it, has several records. */
function recordOf(kind: RecordKind, exampleName: string): KindUsage {
  return {
    make: (scope, options) => newRecord(scope, { ...options, kind }),
    exampleName,
    allowed: OPTIONS,
    reason: '',
  };
}

/** All kinds of records that `conf-site new` can make, in the order of its help. */
const KINDS = {
  speaker: recordOf('speaker', 'Jo Bloggs'),
  session: recordOf('session', 'Small pages for slow networks'),
  sponsor: {
    make: newSponsor,
    exampleName: 'Example & Sons',
    allowed: ['ident'],
    reason: 'A sponsor belongs to the whole site, and editions name it',
  },
  faq: recordOf('faq', 'Where can I park?'),
  news: recordOf('news', 'The programme is out'),
  page: {
    make: newPage,
    exampleName: 'Code of conduct',
    allowed: ['event', 'ident'],
    reason: 'A page is the same for all years',
  },
  venue: {
    make: newVenue,
    exampleName: 'Town hall',
    allowed: ['ident'],
    reason: 'A venue belongs to the whole site, and editions name it',
  },
  testimonial: recordOf('testimonial', 'Jo Bloggs'),
  tickets: { make: newTickets, allowed: ['event', 'year', 'day'], reason: 'An edition has one file of tickets' },
  schedule: { make: newSchedule, allowed: ['event', 'year', 'day'], reason: 'A day has one schedule' },
  survey: { make: newSurvey, allowed: ['event', 'year'], reason: 'An edition has one survey' },
  asset: {
    make: newAsset,
    exampleName: 'small-pages-for-slow-networks',
    allowed: ['event', 'year'],
    reason: 'The file of an asset is in the folder of its session and has the same name',
  },
  edition: { make: newEdition, exampleName: '2027', allowed: ['event'], reason: 'An edition is named by its year' },
  event: {
    make: newEvent,
    exampleName: 'Night of code',
    allowed: ['year', 'ident'],
    reason: 'An event is named by NAME, and its days are in its edition.yaml',
  },
} satisfies Readonly<Record<string, KindUsage>>;

export type NewKind = keyof typeof KINDS;

export const NEW_KINDS = Object.keys(KINDS) as readonly NewKind[];

/**
 * The files to create or change for a new record, with the record's own file first. Rejects with `RequestError`. Writes
 * nothing.
 */
export async function newFiles(scope: NewScope, options: NewOptions): Promise<readonly FileChange[]> {
  refuseUnknown('kind', options.kind, NEW_KINDS);
  const usage: KindUsage = KINDS[options.kind as NewKind];
  refuseUnusedOptions(usage, options);
  refuseWrongName(scope, usage, options);
  const files = await usage.make(scope, options);
  refuseExisting(scope, usage, files);
  return files;
}

/** Refuses an option that the kind does not use, since it shows a misunderstanding. */
function refuseUnusedOptions({ allowed, reason }: KindUsage, options: NewOptions): void {
  const unused = OPTIONS.find((option) => options[option] !== undefined && !allowed.includes(option));
  if (unused === undefined) return;
  throw new RequestError(`${reason}, so it takes no --${unused}.`, `leave --${unused} out; nothing was written`);
}

function refuseWrongName(scope: NewScope, { exampleName, reason }: KindUsage, { kind, name }: NewOptions): void {
  if (exampleName !== undefined && name.trim() === '') {
    throw new RequestError('The name is missing.', `write it after the kind: conf-site new ${kind} "${exampleName}"`);
  }
  if (exampleName !== undefined || name === '') return;
  const meant = intendedOptions(scope, name);
  throw new RequestError(
    `${reason}, so it takes no name.`,
    meant === undefined ? `leave "${name}" out; nothing was written` : `write conf-site new ${kind} ${meant}`,
  );
}

/**
 * Converts the words of an unexpected name to options: an event, a year or a day each. Undefined if a word is none of
 * these.
 */
function intendedOptions({ index }: NewScope, name: string): string | undefined {
  const events = allRecordsOf(index, 'event').map(({ place }) => place.event);
  const options = name.split(/\s+/).map((word) => {
    if (events.includes(word)) return `--event ${word}`;
    if (/^\d{4}$/.test(word)) return `--year ${word}`;
    return /^\d{4}-\d{2}-\d{2}$/.test(word) ? `--day ${word}` : undefined;
  });
  return options.includes(undefined) ? undefined : options.join(' ');
}

/**
 * Refuses files of a record that exists, also with the other extension: a record cannot be both `x.md` and `x.yaml`.
 */
function refuseExisting({ index }: NewScope, { allowed }: KindUsage, files: readonly FileChange[]): void {
  const withoutExtension = (path: string): string => path.replace(/\.(?:md|yaml)$/, '');
  const created = new Set(files.filter((file) => file.kind === 'create').map(({ path }) => withoutExtension(path)));
  const existing = index.records.find(({ document }) => created.has(withoutExtension(document.path)));
  if (existing === undefined) return;
  const rest = allowed.includes('ident') ? ', or choose another name with --ident' : '';
  throw new RequestError(
    `${existing.document.path} exists already.`,
    `nothing was written; edit that file${rest}`,
    'name-taken',
  );
}
