import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';

/**
 * Hydrates an island. Returns the function that unmounts it. If the visitor leaves the page before React has hydrated
 * it, React's abort is not an error.
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
