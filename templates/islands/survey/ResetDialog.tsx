import { type ReactNode, useId, useRef } from 'react';
import type { SurveyTexts } from './survey-texts.ts';

export interface ResetDialogProps {
  /** The text of the button that opens the dialog. */
  readonly label: string;
  readonly words: Pick<SurveyTexts, 'resetTitle' | 'resetText' | 'resetYes' | 'resetNo'>;
  readonly onReset: () => void;
}

/** A button that restarts a survey after a confirmation. */
export function ResetDialog({ label, words, onReset }: ResetDialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const close = (): void => dialog.current?.close();
  return (
    <>
      <button type="button" className="button button-hollow" onClick={() => dialog.current?.showModal()}>
        {label}
      </button>
      <dialog ref={dialog} className="survey-dialog" aria-labelledby={titleId}>
        <h3 id={titleId}>{words.resetTitle}</h3>
        <p>{words.resetText}</p>
        <p className="survey-moves">
          <button type="button" className="button button-hollow" onClick={close}>
            {words.resetNo}
          </button>
          <button
            type="button"
            className="button"
            onClick={() => {
              close();
              onReset();
            }}
          >
            {words.resetYes}
          </button>
        </p>
      </dialog>
    </>
  );
}
