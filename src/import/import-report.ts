import { dataOf } from '../content-edits/record-values.ts';
import { slugOf } from '../domain/slug.ts';
import type { EditionContent } from './edition-content.ts';
import { leftOutLinks } from './imported-fields.ts';
import type { ImportedProgramme, ImportedSession, ImportedSpeaker, ImportNote } from './imported-programme.ts';
import type { PortraitSource } from './portraits/portrait-source.ts';
import { isRepeated, type ProgrammeSlots } from './programme-slots.ts';

/** The report of an import. */

export type ReportKind =
  | 'made'
  | 'updated'
  | 'moved'
  | 'removed'
  /** Edited by hand, and therefore not updated from the export. */
  | 'kept'
  /** Deleted by hand, and not made again. */
  | 'stays-deleted'
  | 'defaulted'
  | ImportNote['kind'];

export interface ReportItem {
  readonly kind: ReportKind;
  /** The content file that the item is about, if it is about one. */
  readonly path?: string;
  /** A whole sentence, or the start of one that ends with `names`. */
  readonly message: string;
  readonly names?: readonly string[];
}

const MAX_NAMES = 3;
const MAX_NAME_LENGTH = 60;

/** The sentence of an item. Unless it `isWhole`, it has the first names and the number of further ones. */
export function itemSentence(
  { message, names = [] }: Pick<ReportItem, 'message' | 'names'>,
  { isWhole }: { readonly isWhole: boolean },
): string {
  if (names.length === 0) return message;
  const shown = isWhole ? names : names.slice(0, MAX_NAMES).map(shortened);
  const list = shown.map((name) => `"${name}"`).join(', ');
  const more = names.length - shown.length;
  return `${message} ${more > 0 ? `${list} and ${more} more` : list}.`;
}

function shortened(name: string): string {
  const characters = [...name];
  return characters.length > MAX_NAME_LENGTH ? `${characters.slice(0, MAX_NAME_LENGTH).join('').trimEnd()}…` : name;
}

export interface NoteSources {
  readonly programme: ImportedProgramme;
  readonly slots: ProgrammeSlots;
  /** The portraits that are missing and not fetched. */
  readonly portraits: readonly PortraitSource[];
}

/** Notes about an import that are not about its files: those of the format's reader, and assumptions that were made. */
export function importNotes(content: EditionContent, sources: NoteSources): readonly ReportItem[] {
  const listNotes = [...sessionNotes(content, sources), ...speakerNotes(sources)];
  return [
    ...sources.programme.notes,
    ...zoneNote(content, sources),
    ...listNotes
      .filter(([, , names]) => names.length > 0)
      .map(([kind, text, names]) => ({ kind, message: text, names: [...new Set(names)] })),
    ...pageNote(content),
  ];
}

/** A sentence that ends with a list of names. It is left out if the list is empty. */
type ListNote = readonly [kind: ReportKind, text: string, names: readonly string[]];

const NUMBERED = 'Names in this script cannot become file names, so these files are numbered; rename them if you like:';

function hasNoSlug(name: string): boolean {
  return slugOf(name) === '';
}

function sessionNotes({ settings }: EditionContent, { programme, slots }: NoteSources): readonly ListNote[] {
  const talks = programme.sessions.filter(({ kind }) => kind !== 'service');
  const titles = (test: (session: ImportedSession) => boolean): readonly string[] =>
    talks.filter(test).map(({ title }) => title);
  const { defaultLanguage, defaultMinutes } = settings;
  const unscheduled = programme.sessions.filter(
    ({ kind, slots: serviceSlots }) => kind === 'service' && serviceSlots.length === 0,
  );
  return [
    [
      'defaulted',
      `The export has no language, so it is ${defaultLanguage}, for`,
      titles(({ language }) => language === undefined),
    ],
    [
      'defaulted',
      'The level is unspecified, and pages do not show it, for',
      titles(({ level }) => level === undefined),
    ],
    ['defaulted', 'The amount of code is unspecified, and pages do not show it, for', titles(() => true)],
    [
      'defaulted',
      `The export has no duration, so it is ${defaultMinutes} minutes, for`,
      titles(({ slots: own, durationMinutes }) => own.length === 0 && durationMinutes === undefined),
    ],
    ['guessed', NUMBERED, talks.map(({ title }) => title).filter(hasNoSlug)],
    [
      'guessed',
      'Sessions with slots of different lengths, or at the same time, became series, with a file for each part:',
      titles((session) => session.slots.length > 1 && !isRepeated(session)),
    ],
    [
      'doubtful',
      'Their time does not exist, or exists twice, when the clocks change, so there is no slot for',
      slots.ambiguous,
    ],
    ['doubtful', 'There is no slot yet for', titles((session) => session.slots.length === 0)],
    ['left-out', 'The export has no time, so the schedule does not include', unscheduled.map(({ title }) => title)],
  ];
}

function speakerNotes({ programme: { speakers }, portraits }: NoteSources): readonly ListNote[] {
  const people = (test: (speaker: ImportedSpeaker) => boolean): readonly string[] =>
    speakers.filter(test).map(({ fullName }) => fullName);
  return [
    ['guessed', NUMBERED, people(({ fullName }) => hasNoSlug(fullName))],
    ['left-out', 'Content has no field for some links of', people(({ links }) => leftOutLinks(links).length > 0)],
    ['left-out', 'Portraits were not fetched; --pictures fetches those of', portraits.map(({ name }) => name)],
    [
      'doubtful',
      'There is no position or company of',
      people(({ position, company }) => (position ?? company) === undefined),
    ],
    ['doubtful', 'There is no biography of', people(({ biography }) => biography === undefined)],
  ];
}

function zoneNote(
  { settings: { zone } }: EditionContent,
  { programme: { timeZone }, slots }: NoteSources,
): readonly ReportItem[] {
  if (!slots.isConverted) return [];
  const message = `The export's times are in the zone ${timeZone}; they were converted to the edition's zone, ${zone}.`;
  return [{ kind: 'guessed', message }];
}

/** A future edition has no pages until it is the event's current one. */
function pageNote({ event, year, index }: EditionContent): readonly ReportItem[] {
  const current = dataOf(index, 'event', { event })?.currentYear;
  if (typeof current !== 'number' || year <= current) return [];
  const message = `The edition ${year} has pages once currentYear in content/events/${event}/event.yaml is ${year}; it is ${current}.`;
  return [{ kind: 'doubtful', message }];
}
