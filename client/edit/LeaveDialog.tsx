import { Dialog } from './Dialog.tsx';
import { useEditor } from './editor-context.ts';
import { t } from './shown-texts.ts';

/** Asks what should become of changes that are not saved, before an action that would lose them. */
export function LeaveDialog({ action }: { readonly action: () => void }) {
  const { route } = useEditor();
  const saveFirst = async (): Promise<void> => {
    const guard = route.guard.current;
    route.stay();
    if (await guard?.save()) action();
  };
  const discard = (): void => {
    route.guard.current?.discard();
    route.stay();
    action();
  };
  return (
    <Dialog title={t('form:leaveTitle')} help={t('form:leaveHelp')} onCancel={route.stay}>
      <div className="buttons">
        <button type="button" className="primary" onClick={() => void saveFirst()}>
          {t('form:leaveSave')}
        </button>
        <button type="button" className="danger" onClick={discard}>
          {t('form:leaveDiscard')}
        </button>
        <button type="button" className="quiet" onClick={route.stay}>
          {t('form:leaveStay')}
        </button>
      </div>
    </Dialog>
  );
}
