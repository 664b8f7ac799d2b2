import { RatingDialog, type RatingDialogProps } from '../../templates/islands/RatingDialog.tsx';
import { hydrateIsland } from './hydrate-island.ts';

/** Hydrates the rating form, and the buttons that open it: those in the rows of a schedule, or that of a page. */
export function hydrate(root: Element, props: RatingDialogProps, prefix: string): () => void {
  const board = root.closest<HTMLElement>('[data-rates]');
  if (board === null) throw new Error('No element around the rating form says which edition it rates.');
  const end = hydrateIsland(root, <RatingDialog {...props} board={board} />, prefix);
  board.dataset['rating'] = 'ready';
  return end;
}
