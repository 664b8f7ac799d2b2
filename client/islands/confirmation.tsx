import { hydrateRoot } from 'react-dom/client';
import { Confirmation, type ConfirmationProps } from '../../templates/islands/Confirmation.tsx';

/** Wakes the button that redeems the link of a letter. */
export function hydrate(root: Element, props: ConfirmationProps, prefix: string): () => void {
  const island = hydrateRoot(root, <Confirmation {...props} />, { identifierPrefix: prefix });
  return () => island.unmount();
}
