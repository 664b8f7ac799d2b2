import { Survey, type SurveyProps } from '../../templates/islands/Survey.tsx';
import { hydrateIsland } from './hydrate-island.ts';

/** Wakes a survey: it is filled in where the address asks for it. */
export function hydrate(root: Element, props: SurveyProps, prefix: string): () => void {
  return hydrateIsland(root, <Survey {...props} />, prefix);
}
