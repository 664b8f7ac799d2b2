import { field, recordsOf } from '../../content/content-index.ts';
import type { EditionContent } from './edition-content.ts';
import type { ReportItem } from './import-report.ts';
import type { ImportSettings } from './import-settings.ts';
import type { ImportedProgramme, ImportedSession, ImportedSpeaker } from './imported-programme.ts';
import type { ProgrammeSlots } from './programme-slots.ts';
import { leftOutLinks } from './record-data.ts';

export interface NotesOf {
  readonly programme: ImportedProgramme;
  readonly slots: ProgrammeSlots;
  readonly settings: ImportSettings;
}

/** What an organiser should know of an import besides its files: the reader's notes, and what was assumed. */
export function importNotes(content: EditionContent, of: NotesOf): readonly ReportItem[] {
  return [
    ...of.programme.notes,
    ...zoneNote(of),
    ...sessionNotes(of),
    ...speakerNotes(of.programme.speakers),
    ...pageNote(content),
  ];
}

function sessionNotes({ programme, slots, settings }: NotesOf): readonly ReportItem[] {
  const talks = programme.sessions.filter(({ kind }) => kind !== 'service');
  const titles = (test: (session: ImportedSession) => boolean): readonly string[] =>
    talks.filter(test).map(({ title }) => title);
  const idle = programme.sessions.filter(({ kind, slot }) => kind === 'service' && slot === undefined);
  const isShapeless = ({ slot, durationMinutes }: ImportedSession): boolean =>
    !slot?.durationMinutes && !durationMinutes;
  return [
    ...note('defaulted', `The language is ${settings.defaultLanguage} where the export says none, in`, {
      names: titles(({ language }) => language === undefined),
    }),
    ...note('defaulted', 'The level is unspecified, and pages leave it out, in', {
      names: titles(({ level }) => level === undefined),
    }),
    ...note('defaulted', 'How much code is shown is unspecified, and pages leave it out, in', {
      names: talks.map(({ title }) => title),
    }),
    ...note('defaulted', `The duration is ${settings.defaultMinutes} minutes where the export says none, in`, {
      names: titles(isShapeless),
    }),
    ...note('guessed', 'Sessions with several slots became series, with a file for each part:', {
      names: titles(({ furtherSlots = [] }) => furtherSlots.length > 0),
    }),
    ...note('doubtful', 'The clock skips or repeats their time there, so there is no slot for', {
      names: slots.impossible,
    }),
    ...note('doubtful', 'There is no slot yet for', { names: titles(({ slot }) => slot === undefined) }),
    ...note('left-out', 'Without a time there is no place for', { names: idle.map(({ title }) => title) }),
  ];
}

function speakerNotes(speakers: readonly ImportedSpeaker[]): readonly ReportItem[] {
  const people = (test: (speaker: ImportedSpeaker) => boolean): readonly string[] =>
    speakers.filter(test).map(({ fullName }) => fullName);
  return [
    ...note('left-out', 'Content has no field for some links of', {
      names: people(({ links }) => leftOutLinks(links).length > 0),
    }),
    ...note('left-out', 'Portraits are not fetched; their addresses stand in the files of', {
      names: people(({ pictureUrl }) => pictureUrl !== undefined),
    }),
    ...note('doubtful', 'There is no position of', { names: people(({ position }) => position === undefined) }),
    ...note('doubtful', 'There is no biography of', { names: people(({ biography }) => biography === undefined) }),
  ];
}

const SHOWN = 3;

/** A sentence that ends with some of the names, each once, and how many there are more; nothing where there are none. */
function note(
  kind: ReportItem['kind'],
  saying: string,
  { names }: { readonly names: readonly string[] },
): readonly ReportItem[] {
  const each = [...new Set(names)];
  if (each.length === 0) return [];
  const shown = each.slice(0, SHOWN).map((name) => `"${name}"`);
  const more = each.length > SHOWN ? ` and ${each.length - SHOWN} more` : '';
  return [{ kind, message: `${saying} ${shown.join(', ')}${more}.` }];
}

function zoneNote({ programme: { timeZone }, slots, settings: { zone } }: NotesOf): readonly ReportItem[] {
  if (!slots.isConverted) return [];
  const message = `The times of the export are those of ${timeZone}; they were converted to the site's zone, ${zone}.`;
  return [{ kind: 'guessed', message }];
}

/** An edition to come has no pages before it is the event's current one. */
function pageNote({ event, year, index }: EditionContent): readonly ReportItem[] {
  const current = field(recordsOf(index, 'event', { event })[0]?.document.data, 'currentYear');
  if (typeof current !== 'number' || year <= current) return [];
  const message = `The edition ${year} has pages once currentYear in content/events/${event}/event.yaml is ${year}; it is ${current}.`;
  return [{ kind: 'doubtful', message }];
}
