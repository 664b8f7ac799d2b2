import { hydrateRoot } from 'react-dom/client';
import { Survey, type SurveyProps } from '../../templates/islands/Survey.tsx';

/** Wakes a survey: it is filled in where the address asks for it. */
export function hydrate(root: Element, props: SurveyProps, prefix: string): () => void {
  const island = hydrateRoot(root, <Survey {...props} />, { identifierPrefix: prefix });
  return () => island.unmount();
}
