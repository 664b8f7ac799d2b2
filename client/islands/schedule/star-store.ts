import { hasStar, readStars } from '../../../src/domain/programme/star-codes.ts';
import { store, stored } from '../../runtime/storage.ts';

/**
 * The sessions of an edition that a visitor has starred: idents, and codes (`star-codes.ts`). If storage is blocked, they last
 * until the page is left.
 */
export interface StarStore {
  all(): readonly string[];
  /** Whether there are stars that the browser has not stored. */
  areLost(): boolean;
  has(ident: string): boolean;
  set(idents: readonly string[]): void;
  /** Stars a session, or removes its star. */
  turn(ident: string): void;
}

/** Opens the store of an edition (`devlica/2026`). `changed` is called when another tab changes it. */
export function starStore(edition: string, changed: () => void, signal: AbortSignal): StarStore {
  const key = `conf-site-stars:${edition}`;
  let idents = readStars(stored(key) ?? '');
  let isStored = true;
  addEventListener(
    'storage',
    (event) => {
      if (event.key !== key && event.key !== null) return;
      idents = readStars(event.key === null ? '' : (event.newValue ?? ''));
      changed();
    },
    { signal },
  );
  const set = (next: readonly string[]): void => {
    idents = next;
    isStored = store(key, next.length === 0 ? null : next.join(','));
  };
  return {
    all: () => idents,
    areLost: () => !isStored && idents.length > 0,
    has: (ident) => hasStar(idents, ident),
    set,
    turn(ident) {
      const others = idents.filter((one) => !hasStar([one], ident));
      set(others.length === idents.length ? [...others, ident] : others);
    },
  };
}
