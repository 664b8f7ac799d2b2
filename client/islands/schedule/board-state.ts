import type { BoardState } from '../../../templates/islands/schedule-board.ts';

/** The state of a board, with its listeners. */
export interface Watched {
  state(): BoardState;
  set(change: Partial<BoardState>): void;
  /** Returns the function that removes the listener. */
  subscribe(listener: () => void): () => void;
}

export function watchedState(first: BoardState): Watched {
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
