import { useEffect, useId, useRef } from 'react';
import type { Unpublished } from '../../../src/domain/edit.ts';
import type { PublishTexts } from '../texts/publish.ts';
import { sentence } from './hint-sentence.ts';
import { PublishForm } from './PublishForm.tsx';
import { PublishStatus } from './PublishStatus.tsx';
import type { Publication } from './use-publication.ts';

interface PublishDialogProps extends Publication {
  readonly unpublished: Unpublished;
  readonly texts: PublishTexts;
  readonly onClose: () => void;
}

/** What is to be published, and how the publication goes. It goes on when the dialog is closed. */
export function PublishDialog({ unpublished, state, begin, texts, onClose }: PublishDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const before = document.activeElement;
    dialog.current?.showModal();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  const isRunning = state.kind === 'running';
  return (
    <dialog ref={dialog} className="publish-dialog" aria-labelledby={id} onClose={onClose}>
      <h2 id={id}>{texts.title}</h2>
      {unpublished.kind === 'impossible' ? (
        <p className="publish-problem" lang="en">
          <strong>{unpublished.message}</strong> {sentence(unpublished.hint)}
        </p>
      ) : (
        <PublishForm {...{ unpublished, isRunning, begin, texts }} />
      )}
      <PublishStatus {...{ state, texts }} />
      <form method="dialog">
        <button type="submit">{texts.close}</button>
      </form>
    </dialog>
  );
}
