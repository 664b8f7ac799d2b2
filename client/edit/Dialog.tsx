import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';

/** A modal dialog, which is open while it is rendered. Escape cancels it. */
export function Dialog({
  title,
  help,
  isWide = false,
  onCancel,
  children,
}: {
  readonly title: string;
  /** What is asked, which screen readers read with the title. */
  readonly help?: string;
  /** Whether two texts have room side by side. */
  readonly isWide?: boolean;
  readonly onCancel: () => void;
  readonly children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  // As a layout effect, it closes the dialog while it is in the document, which returns the focus to where it was before.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={isWide ? 'wide' : undefined}
      aria-labelledby={id}
      aria-describedby={help === undefined ? undefined : `${id}-help`}
      onCancel={(event) => {
        event.preventDefault();
        onCancel();
      }}
    >
      <h2 id={id}>{title}</h2>
      {help !== undefined && <p id={`${id}-help`}>{help}</p>}
      {children}
    </dialog>
  );
}
