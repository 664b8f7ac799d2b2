import { useId } from 'react';
import type { FieldProblem, Pointer } from '../../../src/domain/editor/edit.ts';
import { useEditor } from '../editor-context.ts';
import { bySeverity } from '../form/field-problems.ts';
import { ProblemText } from '../form/ProblemText.tsx';
import { ReviewedButton } from '../form/ReviewedButton.tsx';
import { findText, t } from '../shown-texts.ts';

/** Problems that no field has, such as those of whole files. They are folded, since each file can have the same one. */
export function FileProblems({ problems }: { readonly problems: readonly FieldProblem[] }) {
  const { site } = useEditor();
  const id = useId();
  if (problems.length === 0) return null;
  const placeOf = ([tag, namespace = '', ...keys]: Pointer): string => {
    const name = site.languages.find((each) => each.tag === tag)?.name ?? tag;
    return [name, findText(`textFiles:${namespace}`) ?? namespace, keys.join('.')].filter(Boolean).join(', ');
  };
  return (
    <details className="summary">
      <summary id={id}>
        {t('texts:fileProblems')} ({problems.length})
      </summary>
      <ul>
        {bySeverity(problems).map((problem) => (
          <li key={`${problem.pointer.join('/')} ${problem.message}`} className={problem.severity}>
            <strong>{problem.severity === 'error' ? t('form:error') : t('form:warning')}:</strong>{' '}
            {problem.pointer.length > 0 && `${placeOf(problem.pointer)}: `}
            <ProblemText problem={problem} withHint /> <ReviewedButton problem={problem} focusId={id} />
          </li>
        ))}
      </ul>
    </details>
  );
}
