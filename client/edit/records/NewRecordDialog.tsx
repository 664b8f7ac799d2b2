import { useState } from 'react';
import type { NewRecord } from '../../../src/domain/editor/edit.ts';
import { Failure } from '../Failure.tsx';
import { FormDialog } from '../FormDialog.tsx';
import { LabelledInput } from '../LabelledInput.tsx';
import { t } from '../shown-texts.ts';

/** Asks for the title of a new record, and for its ident if the watch refuses the one that follows from the title. */
export function NewRecordDialog({
  title: heading,
  help,
  create,
  onCancel,
}: {
  readonly title: string;
  /** What becomes of the record. */
  readonly help?: string | undefined;
  readonly create: (named: Pick<NewRecord, 'title' | 'ident'>) => Promise<void>;
  readonly onCancel: () => void;
}) {
  const [title, setTitle] = useState('');
  const [ident, setIdent] = useState('');
  const [error, setError] = useState<unknown>();
  const submit = (): void => {
    create({ title: title.trim(), ...(ident.trim() === '' ? {} : { ident: ident.trim() }) }).catch(setError);
  };
  return (
    <FormDialog
      title={heading}
      submitLabel={t('form:create')}
      isReady={title.trim() !== ''}
      onSubmit={submit}
      onCancel={onCancel}
    >
      {help !== undefined && <p className="new-help">{help}</p>}
      <LabelledInput label={t('form:newTitle')} value={title} change={setTitle} />
      {error !== undefined && (
        <>
          <Failure error={error} />
          <LabelledInput label={t('form:newIdent')} help={t('form:newIdentHelp')} value={ident} change={setIdent} />
        </>
      )}
    </FormDialog>
  );
}
