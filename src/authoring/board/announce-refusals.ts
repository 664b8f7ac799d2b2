import { RequestError } from '../../content-edits/errors.ts';
import { HintedError } from '../../diagnostics/hinted-error.ts';
import type { AnnouncedEntry, Announcement } from '../../domain/editor/edit-announcement.ts';
import type { Board } from '../../domain/editor/edit-board.ts';
import { entryAt } from './spots.ts';

/** What the form has instead of an option of `conf-site change` that a hint names. */
const HINTS: readonly (readonly [RegExp, string])[] = [
  [/--at\b/, 'set the clock of conf-site watch to a later time, and try again'],
  [/--by\b/, 'choose another entry that takes its place'],
  [/--from\b/, 'choose an earlier time since which the room is late'],
  [/--day\b/, 'choose a day of the programme'],
  [
    /--keep-schedule\b/,
    'choose a time on the same day; to another day, move the entry on the board, and give a notice about it',
  ],
];

/**
 * Returns a function that throws a refusal of `conf-site change` again, in words of the form: its hints name no options,
 * and entries and rooms have their titles.
 */
export function inForm(board: Board, change: Announcement): (error: unknown) => never {
  return (error) => {
    if (!(error instanceof RequestError)) throw error;
    if (/--[a-z]|needs a name/.test(error.message))
      throw new HintedError('Something is missing.', 'fill in all fields that this change needs', 'fields-missing');
    const hint = HINTS.find(([option]) => option.test(error.hint))?.[1] ?? error.hint;
    const isOfCommand = /--[a-z]|conf-site (?!watch)/.test(hint);
    throw new HintedError(
      withTitles(error.message, board, change),
      isOfCommand ? 'choose something else' : withTitles(hint, board, change),
      error.failureCode ?? 'announcement-impossible',
    );
  };
}

function withTitles(text: string, board: Board, { entry, by, room }: Announcement): string {
  const names = [...board.rooms.filter(({ ident }) => ident === room), ...[entry, by].flatMap(namedIn(board))];
  return names.reduce((now, { ident, name }) => now.replaceAll(`"${ident}"`, () => `"${name}"`), text);
}

function namedIn(board: Board) {
  return (entry: AnnouncedEntry | undefined): readonly { readonly ident: string; readonly name: string }[] => {
    if (entry === undefined) return [];
    if ('session' in entry)
      return board.tray.flatMap(({ ident, title }) => (ident === entry.session ? { ident, name: title } : []));
    const { name, title } = entryAt(board, entry.at);
    return name === undefined ? [] : [{ ident: name, name: title }];
  };
}
