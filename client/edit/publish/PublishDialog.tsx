import { useEffect, useId, useRef } from 'react';
import type { Unpublished } from '../../../src/domain/edit.ts';
import { FailureText } from '../FailureText.tsx';
import type { PublishTexts } from '../texts/publish.ts';
import { PublishConflicts } from './PublishConflicts.tsx';
import { PublishForm } from './PublishForm.tsx';
import { PublishStatus } from './PublishStatus.tsx';
import { useChoices } from './use-choices.ts';
import type { Publication } from './use-publication.ts';

interface PublishDialogProps extends Publication {
  readonly unpublished: Unpublished;
  readonly texts: PublishTexts;
  readonly onClose: () => void;
}

/** What is to be published, and how the publication goes. It goes on when the dialog is closed. */
export function PublishDialog({ unpublished, state, begin, texts, onClose }: PublishDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const status = useRef<HTMLDivElement>(null);
  const choices = useChoices();
  const [id, form] = [useId(), useId()];
  useEffect(() => {
    const before = document.activeElement;
    dialog.current?.showModal();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  const isRunning = state.kind === 'running';
  const publish = (sentence: string): void => {
    begin(sentence, choices.all);
    // The buttons that publish are gone or disabled while it runs.
    status.current?.focus();
  };
  return (
    <dialog ref={dialog} className="publish-dialog" aria-labelledby={id} onClose={onClose}>
      <h2 id={id}>{texts.title}</h2>
      {unpublished.kind === 'impossible' ? (
        <FailureText className="publish-problem" failure={unpublished} />
      ) : (
        <PublishForm id={form} begin={publish} {...{ unpublished, isRunning, texts }} />
      )}
      <PublishStatus ref={status} {...{ state, texts }} />
      <PublishConflicts conflicts={state.conflicts ?? []} {...{ choices, form, texts }} />
      <form method="dialog">
        <button type="submit">{texts.close}</button>
      </form>
    </dialog>
  );
}
