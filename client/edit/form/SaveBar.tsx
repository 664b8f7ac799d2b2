import { useEditor } from '../editor-context.ts';
import { Failure } from '../Failure.tsx';
import type { RecordEditing } from './use-record.ts';

/** The button that saves and what there is to save or went wrong, which stay in view. */
export function SaveBar({ editing, isUnparsed }: { readonly editing: RecordEditing; readonly isUnparsed: boolean }) {
  const { texts } = useEditor();
  const { isDirty, isSaving, save, problems, error } = editing;
  const errors = problems.own.filter(({ severity }) => severity === 'error').length;
  const canSave = isDirty && !isSaving && !isUnparsed;
  const state = isUnparsed ? texts.unparsed : isDirty ? texts.unsaved : texts.noChanges;
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
        {isSaving ? texts.saving : texts.save}
      </button>
      <span className={isDirty || isUnparsed ? 'state changed' : 'state'}>{state}</span>
      {errors > 0 && <span className="count error">{texts.errors(errors)}</span>}
    </div>
  );
}
