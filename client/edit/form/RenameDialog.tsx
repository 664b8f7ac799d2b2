import { type FormEvent, useState } from 'react';
import type { OpenRecord, SaveAnswer } from '../../../src/domain/edit.ts';
import { Dialog } from '../Dialog.tsx';
import { ask } from '../edit-api.ts';
import { useEditor } from '../editor-context.ts';
import { Failure } from '../Failure.tsx';

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
  const { texts } = useEditor();
  const [next, setNext] = useState(ident);
  const [error, setError] = useState<unknown>();
  const rename = (event: FormEvent): void => {
    event.preventDefault();
    ask('rename', { path, ident: next.trim() }).then(onRenamed, setError);
  };
  return (
    <Dialog title={texts.renameTitle(title)} onCancel={onCancel}>
      <form onSubmit={rename}>
        <label htmlFor="rename-ident" className="label">
          {texts.newIdent}
        </label>
        <p className="help" id="rename-help">
          {texts.newIdentHelp} {texts.renameHelp}
        </p>
        <input
          id="rename-ident"
          aria-describedby="rename-help"
          type="text"
          autoComplete="off"
          value={next}
          onChange={(event) => setNext(event.target.value)}
        />
        {error !== undefined && <Failure error={error} />}
        <div className="buttons">
          <button type="submit" className="primary" disabled={next.trim() === '' || next.trim() === ident}>
            {texts.renameDo}
          </button>
          <button type="button" className="quiet" onClick={onCancel}>
            {texts.cancel}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
