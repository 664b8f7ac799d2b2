import { Form, type FormProps } from '../../templates/islands/Form.tsx';
import { hydrateIsland } from './hydrate-island.ts';

/** Wakes a form. What was typed before stays, since its inputs are the page's own. */
export function hydrate(root: Element, props: FormProps, prefix: string): () => void {
  return hydrateIsland(root, <Form {...props} />, prefix);
}
