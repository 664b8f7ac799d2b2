import { readIdents } from '../../../src/domain/starred.ts';
import { store, stored } from '../../runtime/storage.ts';

/** The sessions of an edition that a visitor has starred. If storage is blocked, they last until the page is closed. */
export interface StarStore {
  all(): readonly string[];
  set(idents: readonly string[]): void;
}

/** Opens the store of an edition (`devlica/2026`). `changed` is called when another tab changes it. */
export function starStore(edition: string, changed: () => void, signal: AbortSignal): StarStore {
  const key = `conf-site-stars:${edition}`;
  let idents = readIdents(stored(key) ?? '');
  addEventListener(
    'storage',
    (event) => {
      if (event.key !== key && event.key !== null) return;
      idents = readIdents(event.key === null ? '' : (event.newValue ?? ''));
      changed();
    },
    { signal },
  );
  return {
    all: () => idents,
    set(next) {
      idents = next;
      store(key, next.length === 0 ? null : next.join(','));
    },
  };
}
