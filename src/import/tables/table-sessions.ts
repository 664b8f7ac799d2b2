import { defined } from '../../domain/defined.ts';
import { slugOf } from '../../domain/slug.ts';
import {
  languageOf,
  levelOf,
  looksLikeKeynote,
  looksLikeService,
  looksLikeWorkshop,
} from '../formats/field-keywords.ts';
import { importedLink } from '../formats/imported-links.ts';
import type { ReadingNotes } from '../formats/reading-notes.ts';
import type { ImportedLink, ImportedSession } from '../imported-programme.ts';
import { importedText } from '../text/imported-text.ts';
import type { TableRow } from './table-rows.ts';
import type { RowTime } from './table-slots.ts';

/** Reads the sessions of rows, and joins rows about the same session. */

export interface SessionRow {
  readonly row: TableRow;
  readonly speakerKeys: readonly string[];
  readonly time: RowTime;
}

/** The key of a session: its id, or else its title. */
function sessionKey(row: TableRow): string {
  return row.lines('id')[0] ?? titleKey(row.lines('title')[0] ?? '');
}

export function titleKey(title: string): string {
  return slugOf(title) || title.toLowerCase();
}

export function readSessionRow({ row, speakerKeys, time }: SessionRow, notes: ReadingNotes): ImportedSession {
  const [title = ''] = row.lines('title');
  const [type = ''] = row.lines('type');
  const hasPeople = speakerKeys.length > 0;
  return defined({
    key: sessionKey(row),
    title,
    subtitle: row.lines('subtitle')[0],
    description: importedText(row.text('description'), { style: 'mixed', subject: title, notes }),
    speakerKeys,
    kind: kindOf(row, { title, type, hasPeople }),
    isForAll: isYes(row.text('plenum')),
    language: languageOf(row.text('language')),
    level: levelOf(row.text('level')),
    isKeynote: isYes(row.text('keynote')) || looksLikeKeynote(type) || undefined,
    track: row.lines('track')[0],
    topics: topicsOf(row),
    isRecorded: isYes(row.text('doNotRecord')) || isNo(row.text('recorded')) ? false : undefined,
    durationMinutes: time.durationMinutes,
    slots: time.slot === undefined ? [] : [time.slot],
    links: linksOf(row, { subject: title, notes }),
  });
}

function kindOf(
  row: TableRow,
  { title, type, hasPeople }: { readonly title: string; readonly type: string; readonly hasPeople: boolean },
): ImportedSession['kind'] {
  if (looksLikeWorkshop(type)) return 'workshop';
  const isService =
    type === ''
      ? looksLikeService(title, { hasText: row.text('description') !== '' })
      : looksLikeService(type) || /\bservice\b/i.test(type);
  return isService && !hasPeople ? 'service' : 'talk';
}

function topicsOf(row: TableRow): readonly string[] | undefined {
  const topics = row
    .lines('topics')
    .flatMap((cell) => cell.split(/\s*[,;|]\s*/))
    .filter((topic) => topic !== '');
  return topics.length === 0 ? undefined : [...new Set(topics)];
}

function linksOf(row: TableRow, source: { subject: string; notes: ReadingNotes }): readonly ImportedLink[] {
  return [
    ...row.lines('slides').flatMap((url) => importedLink({ title: 'Slides', url, kind: 'slides' }, source)),
    ...row.lines('recording').flatMap((url) => importedLink({ title: 'Recording', url, kind: 'recording' }, source)),
  ];
}

const YES = /^(?:yes|y|true|1|x|✓|✔|da|ja|j|wahr)$/i;
const NO = /^(?:no|n|false|0|ne|nein|falsch)$/i;

export function isYes(text: string): boolean {
  return YES.test(text.trim());
}

export function isNo(text: string): boolean {
  return NO.test(text.trim());
}

/**
 * Joins sessions with the same key: rows of one talk with a speaker each, a row of the schedule and one of the table of
 * sessions, or several slots of a session. Two talks of the same title at different times with different speakers stay
 * two sessions.
 */
export function joinedSessions(sessions: readonly ImportedSession[]): readonly ImportedSession[] {
  const byKey = new Map<string, ImportedSession>();
  for (const session of sessions) {
    let key = session.key;
    for (let number = 2; isOther(byKey.get(key), session); number += 1) key = `${session.key}#${number}`;
    const earlier = byKey.get(key);
    byKey.set(key, earlier === undefined ? { ...session, key } : joined(earlier, session));
  }
  return [...byKey.values()];
}

function isOther(earlier: ImportedSession | undefined, session: ImportedSession): boolean {
  if (earlier === undefined || earlier.slots.length === 0 || session.slots.length === 0) return false;
  const [a, b] = [earlier.speakerKeys, session.speakerKeys];
  return a.length > 0 && b.length > 0 && !b.some((key) => a.includes(key)) && !sharesSlot(earlier, session);
}

function sharesSlot(a: ImportedSession, b: ImportedSession): boolean {
  return a.slots.some(({ startsAt }) => b.slots.some((other) => other.startsAt === startsAt));
}

function joined(one: ImportedSession, other: ImportedSession): ImportedSession {
  const isNew = ({ startsAt, roomKey }: ImportedSession['slots'][number]): boolean =>
    !one.slots.some((slot) => slot.startsAt === startsAt && slot.roomKey === roomKey);
  return {
    ...other,
    ...one,
    kind: one.speakerKeys.length + other.speakerKeys.length > 0 && one.kind === 'service' ? other.kind : one.kind,
    isForAll: one.isForAll || other.isForAll,
    speakerKeys: [...new Set([...one.speakerKeys, ...other.speakerKeys])],
    slots: [...one.slots, ...other.slots.filter(isNew)],
    links: [...one.links, ...other.links.filter(({ url }) => !one.links.some((link) => link.url === url))],
  };
}
