import { Confirmation, type ConfirmationProps } from '../../templates/islands/Confirmation.tsx';
import { hydrateIsland } from './hydrate-island.ts';

/** Wakes the button that redeems the link of a letter. */
export function hydrate(root: Element, props: ConfirmationProps, prefix: string): () => void {
  return hydrateIsland(root, <Confirmation {...props} />, prefix);
}
