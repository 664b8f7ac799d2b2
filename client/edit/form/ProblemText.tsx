import type { FieldProblem } from '../../../src/domain/editor/edit.ts';
import { ExactMessage } from '../ExactMessage.tsx';
import { findText, language } from '../shown-texts.ts';

interface Props {
  readonly problem: Pick<FieldProblem, 'code' | 'message' | 'hint'>;
}

/**
 * What a problem says: in the language of the editor if that has a sentence for it, or else as `check` says it, in English.
 * A sentence also says what to do; in English `withHint` does.
 */
export function ProblemText({
  problem: { code, message, hint },
  withHint = false,
}: Props & { readonly withHint?: boolean }) {
  const text = findText(`problems:${code}`);
  if (text !== undefined) return text;
  return (
    <span lang="en">
      {message}
      {withHint && hint !== undefined && <span className="hint"> {hint}</span>}
    </span>
  );
}

/** What `check` says exactly, if `ProblemText` says it in another language. */
export function ProblemMessage({ problem: { code, message, hint } }: Props) {
  if (language === 'en' || code === 'field-missing' || findText(`problems:${code}`) === undefined) return null;
  return <ExactMessage message={message} hint={hint} />;
}
