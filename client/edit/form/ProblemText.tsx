import type { FieldProblem } from '../../../src/domain/edit.ts';
import { useEditor } from '../editor-context.ts';

interface Props {
  readonly problem: Pick<FieldProblem, 'code' | 'message' | 'hint'>;
  /** Whether it says what to do, too. */
  readonly withHint?: boolean;
}

/** What a problem says: in the language of the editor if that has words for it, or else as `check` says it, in English. */
export function ProblemText({ problem: { code, message, hint }, withHint = false }: Props) {
  const { texts } = useEditor();
  if (code === 'field-missing') return texts.fieldMissing;
  return (
    <span lang="en">
      {message}
      {withHint && hint !== undefined && <span className="hint"> {hint}</span>}
    </span>
  );
}
