import { useState } from 'react';
import type { NewRecord, RecordGroup, SaveAnswer } from '../../../src/domain/edit.ts';
import { useEditor } from '../editor-context.ts';
import { NewRecordDialog } from './NewRecordDialog.tsx';

/** A button for each kind of which a group can have more. */
export function NewRecords({ group }: { readonly group: RecordGroup }) {
  const { texts, route, changed, announce } = useEditor();
  const [kind, setKind] = useState<string>();
  const { event, year } = group;
  const place = { ...(event === undefined ? {} : { event }), ...(year === undefined ? {} : { year }) };
  const open = (answer: SaveAnswer): void => {
    setKind(undefined);
    if (answer.kind === 'conflict' || answer.path === undefined) return;
    changed(answer.history);
    announce(texts.created);
    route.go({ kind: 'record', path: answer.path });
  };
  return (
    <>
      {group.creatable.map((each) => (
        <button key={each} type="button" onClick={() => setKind(each)}>
          + {texts.newKind[each] ?? each}
        </button>
      ))}
      {kind !== undefined && (
        <NewRecordDialog
          record={{ kind, ...place } satisfies Omit<NewRecord, 'title'>}
          title={texts.newKind[kind] ?? kind}
          onCancel={() => setKind(undefined)}
          onCreated={open}
        />
      )}
    </>
  );
}
