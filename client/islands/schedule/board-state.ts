import type { BoardState } from '../../../templates/islands/schedule-board.ts';

/** Stores the state of a board and notifies listeners of changes. */
export interface BoardStore {
  state(): BoardState;
  set(change: Partial<BoardState>): void;
  /** Returns the function that removes the listener. */
  subscribe(listener: () => void): () => void;
}

export function createBoardStore(first: BoardState): BoardStore {
  const listeners = new Set<() => void>();
  let state = first;
  return {
    state: () => state,
    set(change) {
      state = { ...state, ...change };
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
