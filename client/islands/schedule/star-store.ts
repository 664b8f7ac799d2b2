import { readIdents } from '../../../src/domain/starred.ts';
import { store, stored } from '../../runtime/storage.ts';

/** A visitor's stars of one edition. Where storage is forbidden they last as long as the page. */
export interface StarStore {
  all(): readonly string[];
  set(idents: readonly string[]): void;
}

/** The stars of an edition (`devlica/2026`); `changed` is called when another tab changes them. */
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
