import type { AnnounceAnswer } from '../../../src/domain/editor/edit-announcement.ts';
import type { Board } from '../../../src/domain/editor/edit-board.ts';
import type { ChangeEffect } from '../../../src/domain/programme/change-effects.ts';
import type { EditorLanguage } from '../language.ts';
import { announceTexts } from '../texts/announce.ts';
import { roomName } from './announcement-draft.ts';

/** What a change comes to, as sentences in a language of the editor, with the names of rooms. */
export function effectSentences(
  effects: readonly ChangeEffect[],
  { board, language }: { readonly board: Board; readonly language: EditorLanguage },
): readonly string[] {
  const { effect } = announceTexts[language];
  return effects.map((each) => effect(withRoomNames(each, board)));
}

/** What to say once a change is written: that it is, with its first effect, and then the other entries that moved. */
export function doneSentences({ effects, board }: AnnounceAnswer, language: EditorLanguage): readonly string[] {
  const [first, ...others] = effects;
  const moved = others.filter(({ kind }) => kind === 'moved');
  const [said = ''] = effectSentences(first === undefined ? [] : [first], { board, language });
  return [`${announceTexts[language].announced} ${said}`.trim(), ...effectSentences(moved, { board, language })];
}

function withRoomNames(effect: ChangeEffect, board: Board): ChangeEffect {
  if (effect.kind === 'noticeInRoom') return { ...effect, room: roomName(board, effect.room) };
  if (effect.kind !== 'moved') return effect;
  const named = (place: typeof effect.from) =>
    place.room === undefined ? place : { ...place, room: roomName(board, place.room) };
  return { ...effect, from: named(effect.from), to: named(effect.to) };
}
