import type { AnnounceAnswer } from '../../../src/domain/editor/edit-announcement.ts';
import type { Board } from '../../../src/domain/editor/edit-board.ts';
import type { ChangeEffect, EntryPlace } from '../../../src/domain/programme/change-effects.ts';
import type { Translate } from '../editor-translate.ts';
import { roomName } from './announcement-draft.ts';

type Rooms = Pick<Board, 'rooms'>;

/** What a change comes to, as sentences in a language of the editor, with the names of rooms. */
export function effectSentences(effects: readonly ChangeEffect[], board: Rooms, t: Translate): readonly string[] {
  return effects.map((each) => effectSentence(withRoomNames(each, board), t));
}

/** What to say once a change is written: that it is, with its first effect, and then the other entries that moved. */
export function doneSentences({ effects, board }: AnnounceAnswer, t: Translate): readonly string[] {
  const [first, ...others] = effects;
  const moved = others.filter(({ kind }) => kind === 'moved');
  const [said = ''] = effectSentences(first === undefined ? [] : [first], board, t);
  return [`${t('announce:announced')} ${said}`.trim(), ...effectSentences(moved, board, t)];
}

function withRoomNames(effect: ChangeEffect, board: Rooms): ChangeEffect {
  if (effect.kind === 'noticeInRoom') return { ...effect, room: roomName(board, effect.room) };
  if (effect.kind !== 'moved') return effect;
  const named = (place: EntryPlace) =>
    place.room === undefined ? place : { ...place, room: roomName(board, place.room) };
  return { ...effect, from: named(effect.from), to: named(effect.to) };
}

function effectSentence(effect: ChangeEffect, t: Translate): string {
  switch (effect.kind) {
    case 'moved':
      return movedSentence(effect, t);
    case 'noticeInRoom':
      return t('announce:effects.noticeInRoom', { room: effect.room });
    case 'noticeForAll':
      return t('announce:effects.noticeForAll', { edition: effect.edition });
    case 'scheduleStays':
      return t('announce:effects.scheduleStays');
    case 'pinned':
      return t('announce:effects.pinned', { count: effect.count });
    default:
      return t(`announce:effects.${effect.kind}`, { title: effect.title });
  }
}

/** That an entry has another time, or another room, in which it may be at the same time as before. */
function movedSentence({ title, from, to }: Extract<ChangeEffect, { kind: 'moved' }>, t: Translate): string {
  const { time, room = '' } = to;
  const { time: before, room: roomBefore } = from;
  if (roomBefore === to.room) {
    const key = roomBefore === undefined ? 'time' : 'timeInRoom';
    return t(`announce:effects.${key}`, { title, time, before, room });
  }
  const isTimeSame = time === before;
  if (roomBefore === undefined) {
    return t(`announce:effects.${isTimeSame ? 'firstRoom' : 'firstRoomAndTime'}`, { title, time, before, room });
  }
  return t(`announce:effects.${isTimeSame ? 'room' : 'roomAndTime'}`, { title, time, before, room, roomBefore });
}
