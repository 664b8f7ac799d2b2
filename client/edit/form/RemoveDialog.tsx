import { Dialog } from '../Dialog.tsx';
import { useEditor } from '../editor-context.ts';

/** Asks before a record is deleted. */
export function RemoveDialog({
  title,
  onCancel,
  onConfirm,
}: {
  readonly title: string;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}) {
  const { texts } = useEditor();
  return (
    <Dialog title={texts.removeTitle(title)} help={texts.removeHelp} onCancel={onCancel}>
      <div className="buttons">
        <button type="button" className="danger" onClick={onConfirm}>
          {texts.removeDo}
        </button>
        <button type="button" className="quiet" onClick={onCancel}>
          {texts.cancel}
        </button>
      </div>
    </Dialog>
  );
}
