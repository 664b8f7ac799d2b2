import type { BoardPlace } from '../../../src/domain/edit.ts';

/** The programme of an edition as a board of days and rooms. */
export function BoardView({ event, year }: BoardPlace) {
  return (
    <p>
      {event} {year}
    </p>
  );
}
