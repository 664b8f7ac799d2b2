import type { Ref } from 'react';
import type { PublishState } from '../../../src/domain/edit.ts';
import type { PublishTexts } from '../texts/publish.ts';
import { sentence } from './hint-sentence.ts';

interface PublishStatusProps {
  readonly state: PublishState;
  readonly texts: PublishTexts;
  readonly ref: Ref<HTMLDivElement>;
}

/** How the publication goes, or what has become of it. Messages of the tool are in English. */
export function PublishStatus({ state: { kind, message, hint }, texts, ref }: PublishStatusProps) {
  return (
    <div ref={ref} role="status" tabIndex={-1} className={`publish-status is-${kind}`}>
      {kind !== 'idle' && (
        <>
          <p>
            <strong>{texts[kind]}</strong>
          </p>
          <p lang="en">
            {message} {hint === undefined ? '' : sentence(hint)}
          </p>
        </>
      )}
    </div>
  );
}
