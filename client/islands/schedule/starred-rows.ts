import { mergeStars } from '../../../src/domain/programme/star-codes.ts';
import type { Notice } from '../../../templates/islands/schedule-board.ts';
import type { Entry } from './schedule-rows.ts';
import { starStore } from './star-store.ts';

/** The star buttons in the rows of a schedule. */
export interface StarredRows {
  /** The stored stars of the edition, also of sessions that are not on the page. */
  stored(): readonly string[];
  /** Whether there are stars that the browser has not stored. */
  areLost(): boolean;
  /** The starred sessions, in document order. */
  entries(): readonly Entry[];
  /** Adds the stars of a link. */
  add(shared: readonly string[], notice: Notice): void;
  /** Updates the star buttons of the rows and reports the change. */
  show(notice?: Notice): void;
}

export interface StarredRowsOptions {
  readonly schedule: HTMLElement;
  /** Event and year, `devlica/2026`. */
  readonly edition: string;
  readonly sessions: readonly Entry[];
  /** Called after each change, with the message about it. */
  readonly changed: (notice: Notice | undefined) => void;
}

/** Connects the star buttons in rows to the store, until the signal is aborted. */
export function starredRows(
  { schedule, edition, sessions, changed }: StarredRowsOptions,
  signal: AbortSignal,
): StarredRows {
  const isStarred = ({ ident = '' }: Entry): boolean => stars.has(ident);

  const show = (notice?: Notice): void => {
    for (const session of sessions) {
      session.star?.setAttribute('aria-pressed', String(isStarred(session)));
      session.row.toggleAttribute('data-starred', isStarred(session));
    }
    changed(notice);
  };

  const turn = (session: Entry): void => {
    const { ident = '', title } = session;
    const wasStarred = isStarred(session);
    stars.turn(ident);
    show({ kind: wasStarred ? 'unstarred' : 'starred', title });
  };

  const stars = starStore(edition, show, signal);
  schedule.addEventListener(
    'click',
    ({ target }) => {
      const star = (target as Element).closest('[data-star]');
      const session = star && sessions.find((one) => one.star === star);
      if (session) turn(session);
    },
    { signal },
  );

  return {
    stored: stars.all,
    areLost: stars.areLost,
    entries: () => sessions.filter(isStarred),
    add(shared, notice) {
      const known = [...stars.all(), ...sessions.map(({ ident = '' }) => ident)];
      stars.set(mergeStars(stars.all(), shared, known));
      show(notice);
    },
    show,
  };
}
