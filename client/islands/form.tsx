import { hydrateRoot } from 'react-dom/client';
import { Form, type FormProps } from '../../templates/islands/Form.tsx';

/** Wakes a form. What was typed before stays, since its inputs are the page's own. */
export function hydrate(root: Element, props: FormProps, prefix: string): () => void {
  const island = hydrateRoot(root, <Form {...props} />, { identifierPrefix: prefix });
  return () => island.unmount();
}
