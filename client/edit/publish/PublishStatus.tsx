import type { Ref } from 'react';
import type { PublishState } from '../../../src/domain/editor/edit.ts';
import { ExactMessage } from '../ExactMessage.tsx';
import { findText, t } from '../shown-texts.ts';
import { sentence } from './hint-sentence.ts';

interface PublishStatusProps {
  readonly state: PublishState;
  readonly ref: Ref<HTMLDivElement>;
}

/** How the publication goes, or what has become of it. */
export function PublishStatus({ state, ref }: PublishStatusProps) {
  const { kind } = state;
  return (
    <div ref={ref} role="status" tabIndex={-1} className={`publish-status is-${kind}`}>
      {kind !== 'idle' && (
        <>
          <p>
            <strong>{t(`publish:${kind}`)}</strong>
          </p>
          <StateText state={state} />
        </>
      )}
    </div>
  );
}

/** States whose sentence says all that the message in English says. That of a conflict is followed by its files. */
const WHOLE: ReadonlySet<string | undefined> = new Set(['unchanged', 'public', 'conflict']);

/** In the language of the editor, with the exact message if that says more, or else the message in English. */
function StateText({ state }: Pick<PublishStatusProps, 'state'>) {
  const { kind, message, hint, code, errors = 0 } = state;
  const text = code && findText(`answers:${code}`, { count: errors });
  if (text === undefined) {
    return (
      <p lang="en">
        {message} {hint === undefined ? '' : sentence(hint)}
      </p>
    );
  }
  const isWhole = WHOLE.has(code) || (kind === 'running' && code !== 'waiting');
  return (
    <>
      <p>{text}</p>
      {!isWhole && <ExactMessage message={message} hint={hint} />}
    </>
  );
}
