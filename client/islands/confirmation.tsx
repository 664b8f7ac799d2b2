import { Confirmation, type ConfirmationProps } from '../../templates/islands/Confirmation.tsx';
import { hydrateIsland } from './hydrate-island.ts';

/** Hydrates the button that confirms the link in an e-mail. */
export function hydrate(root: Element, props: ConfirmationProps, prefix: string): () => void {
  return hydrateIsland(root, <Confirmation {...props} />, prefix);
}
