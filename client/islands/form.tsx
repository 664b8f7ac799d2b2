import { Form, type FormProps } from '../../templates/islands/Form.tsx';
import { hydrateIsland } from './hydrate-island.ts';

/** Hydrates a form. Text that was typed before stays, since the inputs are part of the page's markup. */
export function hydrate(root: Element, props: FormProps, prefix: string): () => void {
  return hydrateIsland(root, <Form {...props} />, prefix);
}
