import { field } from '../../content/content-index.ts';
import { dataOf } from '../record-values.ts';
import type { EditionContent } from './edition-content.ts';
import type { ImportedProgramme, ImportedSession, ImportedSpeaker, ImportNote } from './imported-programme.ts';
import type { ProgrammeSlots } from './programme-slots.ts';
import { sentence } from './read/reading-notes.ts';
import { leftOutLinks } from './record-data.ts';

/** What an import did, or would do, for the person who ran it. */

export type ReportKind =
  | 'made'
  | 'updated'
  | 'moved'
  | 'removed'
  /** By hand, against what the export says now. */
  | 'kept'
  /** Deleted by hand, and not made again. */
  | 'stays-deleted'
  | 'defaulted'
  | ImportNote['kind'];

export interface ReportItem {
  readonly kind: ReportKind;
  /** A content file, where the item is about one. */
  readonly path?: string;
  readonly message: string;
}

export interface NotesOf {
  readonly programme: ImportedProgramme;
  readonly slots: ProgrammeSlots;
}

/** What an organiser should know of an import besides its files: the reader's notes, and what was assumed. */
export function importNotes(content: EditionContent, of: NotesOf): readonly ReportItem[] {
  const sayings = [...sessionSayings(content, of), ...speakerSayings(of.programme)];
  return [
    ...of.programme.notes,
    ...zoneNote(content, of),
    ...sayings
      .filter(([, , names]) => names.length > 0)
      .map(([kind, saying, names]) => ({ kind, message: sentence(saying, [...new Set(names)]) })),
    ...pageNote(content),
  ];
}

/** A sentence that ends with the names of what it is true of; not said of none. */
type Saying = readonly [kind: ReportKind, saying: string, names: readonly string[]];

function sessionSayings({ settings }: EditionContent, { programme, slots }: NotesOf): readonly Saying[] {
  const talks = programme.sessions.filter(({ kind }) => kind !== 'service');
  const titles = (test: (session: ImportedSession) => boolean): readonly string[] =>
    talks.filter(test).map(({ title }) => title);
  const { defaultLanguage, defaultMinutes } = settings;
  const idle = programme.sessions.filter(({ kind, slots: own }) => kind === 'service' && own.length === 0);
  return [
    [
      'defaulted',
      `The language is ${defaultLanguage} where the export says none, in`,
      titles(({ language }) => language === undefined),
    ],
    ['defaulted', 'The level is unspecified, and pages leave it out, in', titles(({ level }) => level === undefined)],
    ['defaulted', 'How much code is shown is unspecified, and pages leave it out, in', titles(() => true)],
    [
      'defaulted',
      `The duration is ${defaultMinutes} minutes where the export says none, in`,
      titles((session) => session.slots.length === 0),
    ],
    [
      'guessed',
      'Sessions with several slots became series, with a file for each part:',
      titles((session) => session.slots.length > 1),
    ],
    ['doubtful', 'The clock skips or repeats their time there, so there is no slot for', slots.impossible],
    ['doubtful', 'There is no slot yet for', titles((session) => session.slots.length === 0)],
    ['left-out', 'Without a time there is no place for', idle.map(({ title }) => title)],
  ];
}

function speakerSayings({ speakers }: ImportedProgramme): readonly Saying[] {
  const people = (test: (speaker: ImportedSpeaker) => boolean): readonly string[] =>
    speakers.filter(test).map(({ fullName }) => fullName);
  return [
    ['left-out', 'Content has no field for some links of', people(({ links }) => leftOutLinks(links).length > 0)],
    [
      'left-out',
      'Portraits are not fetched; their addresses stand in the files of',
      people(({ pictureUrl }) => pictureUrl !== undefined),
    ],
    ['doubtful', 'There is no position of', people(({ position }) => position === undefined)],
    ['doubtful', 'There is no biography of', people(({ biography }) => biography === undefined)],
  ];
}

function zoneNote(
  { settings: { zone } }: EditionContent,
  { programme: { timeZone }, slots }: NotesOf,
): readonly ReportItem[] {
  if (!slots.isConverted) return [];
  const message = `The times of the export are those of ${timeZone}; they were converted to the site's zone, ${zone}.`;
  return [{ kind: 'guessed', message }];
}

/** An edition to come has no pages before it is the event's current one. */
function pageNote({ event, year, index }: EditionContent): readonly ReportItem[] {
  const current = field(dataOf(index, 'event', { event }), 'currentYear');
  if (typeof current !== 'number' || year <= current) return [];
  const message = `The edition ${year} has pages once currentYear in content/events/${event}/event.yaml is ${year}; it is ${current}.`;
  return [{ kind: 'doubtful', message }];
}
