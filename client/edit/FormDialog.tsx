import type { ReactNode } from 'react';
import { Dialog } from './Dialog.tsx';
import { t } from './shown-texts.ts';

/** A dialog with a form, a button that submits it, and one that cancels it. */
export function FormDialog({
  title,
  submitLabel,
  isReady,
  onSubmit,
  onCancel,
  children,
}: {
  readonly title: string;
  readonly submitLabel: string;
  /** Whether it can be submitted. */
  readonly isReady: boolean;
  readonly onSubmit: () => void;
  readonly onCancel: () => void;
  readonly children: ReactNode;
}) {
  return (
    <Dialog title={title} onCancel={onCancel}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (isReady) onSubmit();
        }}
      >
        {children}
        <div className="buttons">
          <button type="submit" className="primary" disabled={!isReady}>
            {submitLabel}
          </button>
          <button type="button" className="quiet" onClick={onCancel}>
            {t('form:cancel')}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
