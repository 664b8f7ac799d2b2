import { field, recordsOf } from '../../content/content-index.ts';
import type { EditionContent } from './edition-content.ts';
import type { ReportItem } from './import-report.ts';
import type { ImportedProgramme } from './imported-programme.ts';
import type { WantedRecord } from './merge-records.ts';
import type { ImportSettings } from './plan-import.ts';
import type { ProgrammeSlots } from './programme-slots.ts';
import { leftOutLinks } from './record-data.ts';

export interface NotesOf {
  readonly programme: ImportedProgramme;
  readonly slots: ProgrammeSlots;
  readonly settings: ImportSettings;
  readonly speakers: readonly WantedRecord[];
}

/** What an organiser should know of an import besides its files: the reader's notes, and what was assumed. */
export function importNotes(
  content: EditionContent,
  { programme, slots, settings, speakers }: NotesOf,
): readonly ReportItem[] {
  const talks = programme.sessions.filter(({ kind }) => kind !== 'service');
  const said = (
    kind: ReportItem['kind'],
    names: readonly string[],
    words: (count: string) => string,
  ): readonly ReportItem[] =>
    names.length === 0 ? [] : [{ kind, message: `${words(String(names.length))}${listed(names)}` }];
  const titles = (test: (session: (typeof talks)[number]) => boolean): readonly string[] =>
    talks.filter(test).map(({ title }) => title);
  const people = (test: (speaker: (typeof programme.speakers)[number]) => boolean): readonly string[] =>
    programme.speakers.filter(test).map(({ fullName }) => fullName);
  return [
    ...programme.notes,
    ...zoneNote(programme, settings),
    ...yearNote(content, slots),
    ...said(
      'defaulted',
      titles(({ language }) => language === undefined),
      (count) => `language: ${settings.defaultLanguage} for ${count} sessions, of which the export does not say it`,
    ),
    ...said(
      'defaulted',
      titles(({ level }) => level === undefined),
      (count) => `level: unspecified for ${count} sessions; pages say nothing of it`,
    ),
    ...(talks.length === 0
      ? []
      : [{ kind: 'defaulted' as const, message: 'code: unspecified for all sessions, since no export tells it' }]),
    ...said(
      'defaulted',
      titles(({ slot, durationMinutes }) => !slot?.durationMinutes && !durationMinutes),
      (count) => `duration: ${settings.defaultMinutes} minutes for ${count} sessions without a length`,
    ),
    ...said(
      'guessed',
      titles(({ furtherSlots = [] }) => furtherSlots.length > 0),
      (count) => `${count} sessions have several slots and became a series, one part for each`,
    ),
    ...said(
      'doubtful',
      slots.impossible,
      (count) => `${count} slots are at a time that the clock skips or repeats there, and were left out`,
    ),
    ...said(
      'left-out',
      programme.sessions.filter(({ kind, slot }) => kind === 'service' && slot === undefined).map(({ title }) => title),
      (count) => `${count} breaks and the like without a time`,
    ),
    ...said(
      'left-out',
      people(({ links }) => leftOutLinks(links).length > 0),
      (count) => `links of ${count} speakers for which there is no field`,
    ),
    ...said(
      'left-out',
      people(({ pictureUrl }) => pictureUrl !== undefined),
      (count) => `portraits of ${count} speakers: pictures are not fetched, their addresses stand in the files`,
    ),
    ...said(
      'doubtful',
      titles(({ slot }) => slot === undefined),
      (count) => `${count} sessions have no slot yet`,
    ),
    ...said(
      'doubtful',
      speakers.filter(({ fields }) => fields['position'] === undefined).map(({ ident }) => ident),
      (count) => `${count} speakers have no position`,
    ),
    ...pageNote(content),
  ];
}

const SHOWN = 3;

function listed(names: readonly string[]): string {
  const distinct = [...new Set(names)];
  const shown = distinct
    .slice(0, SHOWN)
    .map((name) => `"${name}"`)
    .join(', ');
  return `: ${shown}${distinct.length > SHOWN ? ` and ${distinct.length - SHOWN} more` : ''}.`;
}

function zoneNote({ timeZone }: ImportedProgramme, { zone }: ImportSettings): readonly ReportItem[] {
  if (timeZone === undefined || timeZone === zone) return [];
  return [
    {
      kind: 'guessed',
      message: `The times of the export are those of ${timeZone}; they were converted to the site's zone, ${zone}.`,
    },
  ];
}

function yearNote({ year }: EditionContent, { days }: ProgrammeSlots): readonly ReportItem[] {
  const [first] = days;
  if (first === undefined || days.some(({ date }) => date.startsWith(`${year}-`))) return [];
  return [
    { kind: 'doubtful', message: `The programme is of ${first.date.slice(0, 4)}, and you imported it into ${year}.` },
  ];
}

/** An edition to come has no pages before it is the event's current one. */
function pageNote({ event, year, index }: EditionContent): readonly ReportItem[] {
  const current = field(recordsOf(index, 'event', { event })[0]?.document.data, 'currentYear');
  if (typeof current !== 'number' || year <= current) return [];
  const message = `${event} shows ${current}: the edition ${year} has pages once currentYear in content/events/${event}/event.yaml is ${year}.`;
  return [{ kind: 'doubtful', message }];
}
