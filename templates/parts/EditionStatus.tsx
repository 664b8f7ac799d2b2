import type { ReactNode } from 'react';
import type { StatusNotice } from '../../src/domain/page/page-parts.ts';
import { Prose } from './Prose.tsx';

/** The notice at the top of a page that its edition is cancelled, postponed or moved. Nothing for other editions. */
export function EditionStatus({ of: status }: { readonly of: StatusNotice | undefined }): ReactNode {
  if (status === undefined) return null;
  return (
    <section className="edition-status" data-status={status.kind} aria-label={status.word}>
      <p>
        <strong>{status.word}.</strong> {status.sentence}
      </p>
      {status.text !== undefined && <Prose of={status.text} />}
    </section>
  );
}
