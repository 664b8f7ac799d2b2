import { RatingDialog, type RatingDialogProps } from '../../templates/islands/RatingDialog.tsx';
import { hydrateIsland } from './hydrate-island.ts';
import { scheduleAround } from './schedule/entries.ts';

/** Hydrates the rating form, and the buttons in the rows that open it. */
export function hydrate(root: Element, props: RatingDialogProps, prefix: string): () => void {
  const schedule = scheduleAround(root);
  if (schedule === null) throw new Error('The form of ratings stands in no schedule.');
  const end = hydrateIsland(root, <RatingDialog {...props} board={schedule} />, prefix);
  schedule.dataset['rating'] = 'ready';
  return end;
}
