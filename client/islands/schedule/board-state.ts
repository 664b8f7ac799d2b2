import type { BoardState } from '../../../templates/islands/schedule-board.ts';

/** What a board knows, and who wants to hear of changes. */
export interface Watched {
  state(): BoardState;
  set(change: Partial<BoardState>): void;
  /** What is given back stops it. */
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
