import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';

/** A modal dialog, which is open as long as it is rendered. Escape closes it. */
export function BoardDialog({
  title,
  close,
  children,
}: {
  readonly title: string;
  readonly close: () => void;
  readonly children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  // As a layout effect, it closes the dialog while it is in the document, which returns the focus to the button before.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog ref={dialog} className="board-dialog" aria-labelledby={id} onCancel={close}>
      <h2 id={id}>{title}</h2>
      {children}
    </dialog>
  );
}
