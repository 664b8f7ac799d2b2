import { type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { Form } from '../../src/domain/page/page-forms.ts';
import type { FormBasics } from '../parts/form/form-scope.tsx';
import type { ProblemTexts } from './problem-text.ts';
import { RatingForm, type RatingTexts } from './rating/RatingForm.tsx';

export interface RatingDialogProps {
  readonly form: Form;
  readonly basics: FormBasics;
  readonly problems: ProblemTexts;
  readonly words: RatingTexts;
  /** The element with the rating buttons; its `data-rates` names the edition. Only in the browser. */
  readonly board?: HTMLElement;
}

/** The session that is being rated. */
interface Rated {
  readonly ident: string;
  readonly title: string;
  /** Counts how often the dialog was opened. Each time the form is reset. */
  readonly count: number;
}

/** The form that rates a session, in a dialog that a button in the session's row or on its page opens. */
export function RatingDialog({ form, basics, problems, words, board }: RatingDialogProps): ReactNode {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [rated, rate] = useState<Rated>();
  const edition = board?.dataset['rates'] ?? '';

  useEffect(() => {
    const open = ({ target }: Event): void => {
      const button = (target as Element).closest<HTMLElement>('[data-rate]');
      if (button === null) return;
      const title = button.closest('.row, .talk')?.querySelector('h1, h4')?.textContent ?? '';
      rate((last) => ({ ident: button.dataset['rate'] ?? '', title, count: (last?.count ?? 0) + 1 }));
    };
    board?.addEventListener('click', open);
    return () => board?.removeEventListener('click', open);
  }, [board]);

  useEffect(() => {
    if (rated !== undefined) dialog.current?.showModal();
  }, [rated]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the Escape key closes every dialog.
    <dialog
      className="rating needs-script"
      ref={dialog}
      aria-labelledby={titleId}
      onClick={(event) => {
        if (isOnBackdrop(event)) event.currentTarget.close();
      }}
    >
      <h2 id={titleId}>{words.title.replace('{title}', () => rated?.title ?? '')}</h2>
      {rated !== undefined && (
        <RatingForm
          key={rated.count}
          rating={{ form, edition, session: rated.ident, words: { ...words, problems } }}
          basics={basics}
          words={words}
          labelledBy={titleId}
          onClose={() => dialog.current?.close()}
        />
      )}
    </dialog>
  );
}

/** Whether a click was beside the dialog. Clicks on its backdrop are clicks on the dialog, as are those on its padding. */
function isOnBackdrop({ target, currentTarget, clientX, clientY }: MouseEvent<HTMLDialogElement>): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return target === currentTarget && (clientX < left || clientX > right || clientY < top || clientY > bottom);
}
