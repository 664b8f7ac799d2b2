import type { ReactNode } from 'react';

export interface SessionStarProps {
  /** The session, and the edition whose stars it is among: `devlica/2026`. */
  readonly ident: string;
  readonly edition: string;
  readonly label: string;
  /** Says that the browser does not store stars. */
  readonly lost: string;
}

/** Stars the session of a page. Without script there is no button. */
export function SessionStar({ label, lost }: SessionStarProps): ReactNode {
  return (
    <>
      <button type="button" className="star-button star-labelled needs-script" aria-pressed={false}>
        {label}
      </button>
      <div role="status">
        <p data-stars-lost="" hidden>
          {lost}
        </p>
      </div>
    </>
  );
}
