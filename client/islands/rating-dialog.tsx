import { hydrateRoot } from 'react-dom/client';
import { RatingDialog, type RatingDialogProps } from '../../templates/islands/RatingDialog.tsx';
import { scheduleAround } from './schedule/entries.ts';

/** Wakes the form of ratings, and the buttons in the rows that open it. */
export function hydrate(root: Element, props: RatingDialogProps, prefix: string): () => void {
  const schedule = scheduleAround(root);
  if (schedule === null) throw new Error('The form of ratings stands in no schedule.');
  const island = hydrateRoot(root, <RatingDialog {...props} board={schedule} />, { identifierPrefix: prefix });
  schedule.dataset['rating'] = 'ready';
  return () => island.unmount();
}
