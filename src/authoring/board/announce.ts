import type { FileChange } from '../../content-edits/content-files.ts';
import { RequestError } from '../../content-edits/errors.ts';
import { isSame } from '../../content-edits/record-values.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { defined } from '../../domain/defined.ts';
import type { EditedRecord, SaveAnswer } from '../../domain/editor/edit.ts';
import type { AnnounceAnswer, AnnouncedEntry, Announcement } from '../../domain/editor/edit-announcement.ts';
import type { Board, BoardPlace } from '../../domain/editor/edit-board.ts';
import type { EditHandler } from '../../domain/editor/edit-requests.ts';
import type { ChangeEffect } from '../../domain/programme/change-effects.ts';
import type { Instant } from '../../domain/time/timeline.ts';
import type { CheckedProgrammes } from '../../pipeline/check-programmes.ts';
import type { ChangeRequest } from '../change/change-request.ts';
import { describeChange, pinnedEffect } from '../change/describe-change.ts';
import type { OpenContent } from '../change/open-change.ts';
import { planChange } from '../change/plan-change.ts';
import { inForm } from './announce-refusals.ts';
import { type NamedEntry, nameEntry } from './name-entry.ts';
import { entryAt } from './spots.ts';

/** The content with the board of an edition, and the board as it would be with other content. */
export interface OpenedBoard extends OpenContent {
  readonly board: Board;
  boardWith(programmes: CheckedProgrammes): Board;
}

export interface AnnounceOptions {
  readonly now: () => Instant;
  open(place: BoardPlace): Promise<OpenedBoard>;
  apply(changes: readonly FileChange[], edited: EditedRecord): Promise<SaveAnswer>;
}

/** Creates the handler that announces changes of a programme. It throws `HintedError` in words of the form. */
export function announceHandler({ now, open, apply }: AnnounceOptions): EditHandler<'announce'> {
  const nothing = { effects: [], people: [], consequences: [], errors: [] };
  const conflict = (board: Board): AnnounceAnswer => ({ board, ...nothing, isConflict: true });
  return async ({ change, versions, isDryRun, event, year }) => {
    const place = { event, year };
    const opened = await open(place);
    const { board, checkedAfter, boardWith } = opened;
    if (!isSame(versions, board.versions)) return conflict(board);
    const { files, ...plan } = await plannedFiles(opened, place, { change, at: now() }).catch(inForm(board, change));
    const after = await checkedAfter(files);
    const { effects, people, consequences, errors } = describeChange(plan.scope, after, plan.planned);
    const pinned = pinnedEffect(plan.scope, after, plan.planned);
    const all = [...effects.map(namingEdition(board)), ...(pinned === undefined ? [] : [pinned])];
    const description = { effects: all, people, consequences, errors: errors.map(problemOf) };
    if (errors.length > 0) return { board, ...description };
    if (isDryRun) return { board: boardWith(after), ...description };
    const answer = await apply(files, { kind: 'announced', title: titleOf(board, change) });
    const written = (await open(place)).board;
    return answer.kind === 'conflict' ? conflict(written) : { board: written, ...description };
  };
}

interface Planned extends Pick<NamedEntry, 'scope'> {
  readonly planned: ReturnType<typeof planChange>;
  readonly files: readonly FileChange[];
}

async function plannedFiles(
  opened: OpenedBoard,
  place: BoardPlace,
  { change, at }: { readonly change: Announcement; readonly at: Instant },
): Promise<Planned> {
  const { board } = opened;
  const own = await namedEntry(opened, place, change.entry);
  const by = change.by === undefined ? undefined : nameIn(board, change.by);
  const scope = own?.scope ?? opened.scope;
  const planned = planChange(
    scope,
    requestOf(change, place, { name: own?.name, start: startIn(board, change.entry), by, at }),
  );
  const { schedule } = own ?? {};
  return { scope, planned, files: schedule === undefined ? planned.files : withNaming(planned.files, schedule) };
}

/** Adds the name of an entry to a change that was planned as if the schedule had it already. */
function withNaming(
  files: readonly FileChange[],
  schedule: NonNullable<NamedEntry['schedule']>,
): readonly FileChange[] {
  const isSchedule = (file: FileChange): boolean => file.path === schedule.path;
  if (!files.some(isSchedule)) return [...files, schedule];
  return files.map((file) => (isSchedule(file) ? { ...file, before: schedule.before } : file));
}

async function namedEntry(
  opened: OpenedBoard,
  place: BoardPlace,
  entry: AnnouncedEntry | undefined,
): Promise<NamedEntry | undefined> {
  if (entry === undefined) return undefined;
  if ('session' in entry) return { name: entry.session, scope: opened.scope };
  return nameEntry(opened, place, { board: opened.board, at: entry.at });
}

/** The start of an entry, by which the slots of a session are told apart. Undefined where nothing or no time is known. */
function startIn(board: Board, entry: AnnouncedEntry | undefined): string | undefined {
  if (entry === undefined || 'session' in entry) return undefined;
  const { startsAt, session } = entryAt(board, entry.at);
  if (startsAt === '' || session === undefined) return undefined;
  const [hour, minute] = startsAt.split(':');
  return `${Number(hour) % 24}:${minute}`;
}

/** The name of an entry that takes the place of another one. Throws `RequestError` if it has none. */
function nameIn(board: Board, entry: AnnouncedEntry): string {
  if ('session' in entry) return entry.session;
  const { name, title } = entryAt(board, entry.at);
  if (name !== undefined) return name;
  throw new RequestError(
    `"${title}" cannot take the place of another entry.`,
    'choose a session',
    'replacement-impossible',
  );
}

function requestOf(
  { kind, entry, room, to, minutes, following, day, from, until, text, isUrgent }: Announcement,
  { event, year }: BoardPlace,
  names: {
    readonly name: string | undefined;
    readonly start: string | undefined;
    readonly by: string | undefined;
    readonly at: Instant;
  },
): ChangeRequest {
  return defined({
    ...{ kind, event, year, room, to, minutes, following, from, until, ...names },
    day: entry !== undefined && 'at' in entry ? entry.at.date : day,
    text: Object.entries(text).map(([language, words]) => `${language}=${words}`),
    urgent: isUrgent,
  });
}

function problemOf({ code, message, hint }: Diagnostic): AnnounceAnswer['errors'][number] {
  return defined({ code, message, hint });
}

/** The edition by its title instead of its ident. */
function namingEdition({ title }: Board): (effect: ChangeEffect) => ChangeEffect {
  return (effect) => (effect.kind === 'noticeForAll' ? { ...effect, edition: title } : effect);
}

/** What a change is about, for the history. */
function titleOf(board: Board, { entry, room }: Announcement): string {
  if (entry !== undefined && 'at' in entry) return entryAt(board, entry.at).title;
  if (entry !== undefined) return board.tray.find(({ ident }) => ident === entry.session)?.title ?? entry.session;
  return board.rooms.find(({ ident }) => ident === room)?.name ?? board.title;
}
