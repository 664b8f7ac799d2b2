import { useEffect, useId, useRef } from 'react';
import type { Unpublished } from '../../../src/domain/editor/edit.ts';
import { Dialog } from '../Dialog.tsx';
import { FailureText } from '../FailureText.tsx';
import { t } from '../shown-texts.ts';
import { PublishConflicts } from './PublishConflicts.tsx';
import { PublishFields } from './PublishFields.tsx';
import { PublishStatus } from './PublishStatus.tsx';
import type { ConflictChoices } from './use-choices.ts';
import type { Publication } from './use-publication.ts';

interface PublishDialogProps extends Publication {
  readonly unpublished: Unpublished;
  readonly choices: ConflictChoices;
  /** The sentence that was typed, if any was. */
  readonly typed: string | undefined;
  readonly type: (sentence: string) => void;
  readonly onClose: () => void;
}

/** What is to be published, and how the publication goes. It goes on when the dialog is closed. */
export function PublishDialog(props: PublishDialogProps) {
  const { unpublished, state, begin, choices, typed, type, onClose } = props;
  const { status, close } = useFocusIn(state.kind);
  const helpId = useId();
  const { conflicts = [] } = state;
  const isRunning = state.kind === 'running';
  const { files, errors, ...proposed } = unpublished.kind === 'changes' ? unpublished : NOTHING;
  const whole = typed ?? proposed.sentence;
  const isChosen = conflicts.every((conflict) => choices.sideOf(conflict) !== undefined);
  const canPublish = !isRunning && files.length > 0 && errors === 0 && whole.trim() !== '' && isChosen;
  return (
    <Dialog title={t('publish:title')} isWide onCancel={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (canPublish) begin(whole, choices.all);
        }}
      >
        {unpublished.kind === 'impossible' ? (
          <FailureText className="publish-problem" failure={unpublished} />
        ) : (
          <PublishFields {...{ files, errors, isRunning, sentence: whole, type }} />
        )}
        <PublishStatus ref={status} state={state} />
        <PublishConflicts {...{ conflicts, choices, helpId }} />
        <div className="buttons">
          {files.length > 0 && (
            <button
              type="submit"
              className="primary"
              // A disabled button would lose the focus when it is pressed.
              aria-disabled={!canPublish}
              aria-describedby={conflicts.length > 0 ? helpId : undefined}
            >
              {conflicts.length > 0 ? t('publish:publishChoices') : t('publish:publish')}
            </button>
          )}
          <button ref={close} type="button" className="quiet" onClick={onClose}>
            {t('publish:close')}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

const NOTHING = { files: [], errors: 0, sentence: '' };

/** Keeps the focus in the dialog: a conflict gets it, and if the button that had it is gone, the one that closes does. */
function useFocusIn(kind: Publication['state']['kind']) {
  const status = useRef<HTMLDivElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (kind === 'conflict') status.current?.focus();
  }, [kind]);
  useEffect(() => {
    if (close.current?.closest('dialog')?.contains(document.activeElement) === false) close.current.focus();
  });
  return { status, close };
}
