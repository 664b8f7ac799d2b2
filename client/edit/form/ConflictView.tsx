import { useEffect, useRef } from 'react';
import { t } from '../shown-texts.ts';
import { useFocusHandover } from '../use-focus-handover.ts';
import type { Conflict, RecordEditing } from './use-record.ts';

/** Both versions of each file that somebody else has changed, and the choice between them. */
export function ConflictView({ conflict, editing }: { readonly conflict: Conflict; readonly editing: RecordEditing }) {
  const section = useFocusHandover();
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another conflict is read out too.
  useEffect(() => heading.current?.focus(), [conflict]);
  // The buttons are not disabled meanwhile, which would take the focus from them.
  const choose = (version: () => Promise<unknown>): void => {
    if (!editing.isSaving) void version();
  };
  return (
    <section ref={section} className="conflict">
      <h2 ref={heading} tabIndex={-1}>
        {t('form:conflictTitle')}
      </h2>
      <p>{t('form:conflictHelp')}</p>
      {conflict.files.map(({ path, theirs, yours }) => (
        <div key={path}>
          <h3 className="path">{path}</h3>
          <div className="languages">
            <Version title={t('form:theirs')} text={theirs} other={yours} />
            <Version title={t('form:yours')} text={yours} other={theirs} />
          </div>
        </div>
      ))}
      <div className="buttons">
        <button type="button" aria-disabled={editing.isSaving} onClick={() => choose(editing.reload)}>
          {t('form:takeTheirs')}
        </button>
        <button type="button" aria-disabled={editing.isSaving} onClick={() => choose(editing.keepMine)}>
          {t('form:keepMine')}
        </button>
      </div>
    </section>
  );
}

/** A text whose lines are marked if the other one does not have them. */
function Version({ title, text, other }: { readonly title: string; readonly text: string; readonly other: string }) {
  const others = new Set(other.split('\n'));
  const lines = text.replace(/\n$/, '').split('\n');
  return (
    <figure className="version">
      <figcaption>{title}</figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by keyboard. */}
      <pre tabIndex={0}>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name.
          <span key={index}>
            {others.has(line) ? line : <mark>{line || ' '}</mark>}
            {'\n'}
          </span>
        ))}
      </pre>
    </figure>
  );
}
