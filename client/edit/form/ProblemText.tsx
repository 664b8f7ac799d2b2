import { useState } from 'react';
import type { FieldProblem } from '../../../src/domain/edit.ts';
import { useEditor } from '../editor-context.ts';
import { problemText } from '../texts/problems/problem-texts.ts';
import styles from './problem-text.css';

const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

export type ShownProblem = Pick<FieldProblem, 'code' | 'message' | 'hint'>;

interface Props {
  readonly problem: ShownProblem;
  /** Whether it says what to do, too. A sentence in the language of the editor always does. */
  readonly withHint?: boolean;
}

/** What a problem says: in the language of the editor if that has a sentence for it, or else as `check` says it, in English. */
export function ProblemText({ problem: { code, message, hint }, withHint = false }: Props) {
  const { language } = useEditor();
  const text = problemText(language, code);
  if (text !== undefined) return text;
  return (
    <span lang="en">
      {message}
      {withHint && hint !== undefined && <span className="hint"> {hint}</span>}
    </span>
  );
}

/**
 * The message of `check`, which has the names and numbers, folded below a sentence that does not. Folded it is not in the
 * page, since it would be a part of the description of its field, and screen readers would read it in the wrong language.
 */
export function ExactMessage({ problem: { code, message, hint } }: Pick<Props, 'problem'>) {
  const { language, texts } = useEditor();
  const [isOpen, setOpen] = useState(false);
  if (language === 'en' || code === 'field-missing' || problemText(language, code) === undefined) return null;
  return (
    <details className="exact-message" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{texts.exactMessage}</summary>
      {isOpen && (
        <p lang="en">
          {message} {hint !== undefined && <span className="hint">{hint}</span>}
        </p>
      )}
    </details>
  );
}
