import { Survey, type SurveyProps } from '../../templates/islands/Survey.tsx';
import { hydrateIsland } from './hydrate-island.ts';

/** Hydrates a survey, which opens if the page's query string selects it. */
export function hydrate(root: Element, props: SurveyProps, prefix: string): () => void {
  return hydrateIsland(root, <Survey {...props} />, prefix);
}
