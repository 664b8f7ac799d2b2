import { useState } from 'react';
import type { OpenRecord, SaveAnswer } from '../../../src/domain/editor/edit.ts';
import { ask } from '../edit-api.ts';
import { Failure } from '../Failure.tsx';
import { FormDialog } from '../FormDialog.tsx';
import { LabelledInput } from '../LabelledInput.tsx';
import { t } from '../shown-texts.ts';

/** Asks for another ident of a record. Stays open while the watch refuses it. */
export function RenameDialog({
  record: { path, title, ident },
  onCancel,
  onRenamed,
}: {
  readonly record: OpenRecord;
  readonly onCancel: () => void;
  readonly onRenamed: (answer: SaveAnswer) => void;
}) {
  const [typed, setTyped] = useState(ident);
  const [error, setError] = useState<unknown>();
  const next = typed.trim();
  return (
    <FormDialog
      title={t('form:renameTitle', { title })}
      submitLabel={t('form:renameDo')}
      isReady={next !== '' && next !== ident}
      onSubmit={() => void ask('rename', { path, ident: next }).then(onRenamed, setError)}
      onCancel={onCancel}
    >
      <LabelledInput
        label={t('form:newIdent')}
        help={`${t('form:newIdentHelp')} ${t('form:renameHelp')}`}
        value={typed}
        change={setTyped}
      />
      {error !== undefined && <Failure error={error} />}
    </FormDialog>
  );
}
