import type { Notice } from '../../../templates/islands/schedule-board.ts';
import type { Entry } from './entries.ts';
import { starStore } from './star-store.ts';

/** The star buttons in the rows of a schedule. */
export interface StarredRows {
  /** The idents of the starred sessions. */
  idents(): readonly string[];
  /** The starred sessions, in document order. */
  entries(): readonly Entry[];
  /** Stars further sessions. */
  add(idents: readonly string[], notice: Notice): void;
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
  const isStarred = ({ ident = '' }: Entry): boolean => stars.all().includes(ident);

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
    stars.set(wasStarred ? stars.all().filter((one) => one !== ident) : [...stars.all(), ident]);
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
    idents: stars.all,
    entries: () => sessions.filter(isStarred),
    add(idents, notice) {
      stars.set([...new Set([...stars.all(), ...idents])]);
      show(notice);
    },
    show,
  };
}
