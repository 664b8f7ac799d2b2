import { Dialog } from '../Dialog.tsx';
import { t } from '../shown-texts.ts';

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
  return (
    <Dialog title={t('form:removeTitle', { title })} help={t('form:removeHelp')} onCancel={onCancel}>
      <div className="buttons">
        <button type="button" className="danger" onClick={onConfirm}>
          {t('form:removeDo')}
        </button>
        <button type="button" className="quiet" onClick={onCancel}>
          {t('form:cancel')}
        </button>
      </div>
    </Dialog>
  );
}
