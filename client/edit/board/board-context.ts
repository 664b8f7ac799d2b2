import { createContext, useContext } from 'react';
import type { Board, BoardMove, BoardSpot, MoveAnswer } from '../../../src/domain/editor/edit-board.ts';
import type { Moved } from './board-lists.ts';
import type { Drag } from './use-drag.ts';

/** What all parts of a board share. */
export interface BoardState {
  readonly board: Board;
  /** What is being dragged, and where it would land. */
  readonly drag: Drag;
  readonly openMove: (moved: Moved) => void;
  readonly openTime: (moved: Moved & { readonly from: BoardSpot }) => void;
  readonly openAdd: (date: string) => void;
  /** Opens the dialog that announces a change, of an entry or of any. */
  readonly openAnnounce: (at: BoardSpot | undefined) => void;
  /** Says what a move would change. Throws `EditError`. */
  readonly tryMove: (move: BoardMove) => Promise<MoveAnswer>;
  /** Makes a move, and says what it changed, or why it was refused. Then focuses the entry of a name (`nameOf`). */
  readonly makeMove: (move: BoardMove, name: string) => void;
}

export const BoardContext = createContext<BoardState | undefined>(undefined);

export function useBoard(): BoardState {
  const state = useContext(BoardContext);
  if (state === undefined) throw new Error('There is no board around this component.');
  return state;
}
