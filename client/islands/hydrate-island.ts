import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';

/**
 * Makes an island's markup interactive, and gives what takes it down again. A page may be left before React has come to
 * an island; that it then gives up is no fault.
 */
export function hydrateIsland(root: Element, island: ReactNode, identifierPrefix: string): () => void {
  let isLeaving = false;
  const onRecoverableError = (error: unknown): void => {
    if (!isLeaving) reportError(error);
  };
  const mounted = hydrateRoot(root, island, { identifierPrefix, onRecoverableError });
  return () => {
    isLeaving = true;
    mounted.unmount();
  };
}
