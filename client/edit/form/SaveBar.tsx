import { Failure } from '../Failure.tsx';
import { t } from '../shown-texts.ts';
import type { RecordEditing } from './use-record.ts';

/** The button that saves and what there is to save or went wrong, which stay in view. */
export function SaveBar({ editing, isUnparsed }: { readonly editing: RecordEditing; readonly isUnparsed: boolean }) {
  const { isDirty, isSaving, save, problems, error } = editing;
  const errors = problems.own.filter(({ severity }) => severity === 'error').length;
  const canSave = isDirty && !isSaving && !isUnparsed;
  const state = isUnparsed ? t('form:unparsed') : isDirty ? t('form:unsaved') : t('form:noChanges');
  return (
    <div className="save-bar">
      {error !== undefined && <Failure error={error} />}
      <button
        type="button"
        className="primary"
        // A disabled button would lose the focus when it is pressed.
        aria-disabled={!canSave}
        aria-keyshortcuts="Control+S Meta+S"
        onClick={() => canSave && void save()}
      >
        {isSaving ? t('form:saving') : t('form:save')}
      </button>
      <span className={isDirty || isUnparsed ? 'state changed' : 'state'}>{state}</span>
      {errors > 0 && <span className="count error">{t('form:errors', { count: errors })}</span>}
    </div>
  );
}
