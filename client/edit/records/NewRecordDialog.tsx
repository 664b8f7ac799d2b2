import { type FormEvent, useState } from 'react';
import type { NewRecord } from '../../../src/domain/edit.ts';
import { Dialog } from '../Dialog.tsx';
import { useEditor } from '../editor-context.ts';
import { Failure } from '../Failure.tsx';

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
  const { texts } = useEditor();
  const [title, setTitle] = useState('');
  const [ident, setIdent] = useState('');
  const [error, setError] = useState<unknown>();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    create({ title: title.trim(), ...(ident.trim() === '' ? {} : { ident: ident.trim() }) }).catch(setError);
  };
  return (
    <Dialog title={heading} onCancel={onCancel}>
      <form onSubmit={submit}>
        {help !== undefined && <p className="new-help">{help}</p>}
        <label htmlFor="new-title" className="label">
          {texts.newTitle}
        </label>
        <input
          id="new-title"
          type="text"
          autoComplete="off"
          value={title}
          onChange={(event) => setTitle(event.target.value)}
        />
        {error !== undefined && (
          <>
            <Failure error={error} />
            <label htmlFor="new-ident" className="label">
              {texts.newIdent}
            </label>
            <p className="help" id="new-help">
              {texts.newIdentHelp}
            </p>
            <input
              id="new-ident"
              aria-describedby="new-help"
              type="text"
              autoComplete="off"
              value={ident}
              onChange={(event) => setIdent(event.target.value)}
            />
          </>
        )}
        <div className="buttons">
          <button type="submit" className="primary" disabled={title.trim() === ''}>
            {texts.create}
          </button>
          <button type="button" className="quiet" onClick={onCancel}>
            {texts.cancel}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
