import { removeAt, setAt, valueAt } from '../edit-yaml.ts';
import { marked, withMovedDates, withoutMarks, type YearChange } from './next-edition.ts';

/**
 * One year's `tickets.yaml` as the next one's: the same kinds, their dates moved. None is listed, since readers take a
 * price for a promise: whoever has looked at one lists it again.
 */
export function nextTickets(text: string, { from }: YearChange, weeks: number): string {
  const bare = removeAt(withoutMarks(text), ['promotions']);
  const moved = withMovedDates(bare, 'tickets', weeks);
  const tickets = (valueAt(moved, ['tickets']) ?? []) as readonly {
    readonly price?: unknown;
    readonly listed?: unknown;
  }[];
  return tickets.reduce((now, { listed }, index) => {
    const priced = marked(now, ['tickets', index, 'price'], `the price of ${from}`);
    if (listed === false) return priced;
    return marked(
      setAt(priced, ['tickets', index, 'listed'], { value: false }),
      ['tickets', index, 'listed'],
      `was ${listed}`,
    );
  }, moved);
}
