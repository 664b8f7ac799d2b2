import { useState } from 'react';
import styles from './exact-message.css';
import { sentence } from './publish/hint-sentence.ts';
import { t } from './shown-texts.ts';

const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

interface Props {
  readonly message: string;
  readonly hint?: string | undefined;
}

/**
 * A message of the tool, which is in English and has the names and numbers, folded below a sentence that does not. Folded
 * it is not in the page, since it would be a part of the description of its field, and screen readers would read it in the
 * wrong language.
 */
export function ExactMessage({ message, hint }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="exact-message" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('form:exactMessage')}</summary>
      {isOpen && (
        <p lang="en">
          {message} {hint !== undefined && <span className="hint">{sentence(hint)}</span>}
        </p>
      )}
    </details>
  );
}
