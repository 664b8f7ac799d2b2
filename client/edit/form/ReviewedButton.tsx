import { useContext } from 'react';
import type { FieldProblem } from '../../../src/domain/editor/edit.ts';
import { t } from '../shown-texts.ts';
import { ReviewContext } from './form-context.ts';

/**
 * Saves the record without the comment that asks for a review; nothing for other problems. The focus goes to the element
 * with an id, since the button is gone afterwards.
 */
export function ReviewedButton({ problem, focusId }: { readonly problem: FieldProblem; readonly focusId: string }) {
  const review = useContext(ReviewContext);
  const comment = problem.review;
  if (comment === undefined || review === undefined) return null;
  const remove = (): void => {
    review(comment);
    document.getElementById(focusId)?.focus();
  };
  return (
    <button type="button" className="quiet" onClick={remove}>
      {t('create:reviewed')}
    </button>
  );
}
