import { useState } from 'react';
import type { NewRecord, RecordGroup, SaveAnswer } from '../../../src/domain/editor/edit.ts';
import { ask } from '../edit-api.ts';
import { useEditor } from '../editor-context.ts';
import { Failure } from '../Failure.tsx';
import { findText, t } from '../shown-texts.ts';
import { choicesOfKind } from './choices-of-kind.ts';
import { NewDialog, type WantedRecord } from './NewDialog.tsx';

/** Kinds of which an edition, or a day of it, has one record, without a title of its own. */
const WITHOUT_TITLE: readonly string[] = ['schedule', 'tickets', 'survey'];

/** A button for each kind of which a group can have more. */
export function NewRecords({ group }: { readonly group: RecordGroup }) {
  const { route, changed, announce } = useEditor();
  const [kind, setKind] = useState<string>();
  const [error, setError] = useState<unknown>();
  const open = (answer: SaveAnswer): void => {
    setKind(undefined);
    if (answer.kind === 'conflict' || answer.path === undefined) return;
    changed(answer.history);
    announce(t('form:created'));
    route.go({ kind: 'record', path: answer.path });
  };
  const create = async (wanted: WantedRecord): Promise<void> => {
    const { event, year } = group;
    const place = { ...(event === undefined ? {} : { event }), ...(year === undefined ? {} : { year }) };
    open(await createRecord({ ...place, ...wanted }));
  };
  const begin = (chosen: string): void => {
    setError(undefined);
    const isAsked = !WITHOUT_TITLE.includes(chosen) || choicesOfKind(chosen, group).length > 0;
    if (isAsked) setKind(chosen);
    else create({ kind: chosen, title: '' }).catch(setError);
  };
  return (
    <>
      {group.creatable.map((each) => (
        <button key={each} type="button" onClick={() => begin(each)}>
          + {findText(`newKinds:${each}`) ?? each}
        </button>
      ))}
      {error !== undefined && <Failure error={error} />}
      {kind !== undefined && (
        <NewDialog {...{ kind, group, create }} onCreated={open} onCancel={() => setKind(undefined)} />
      )}
    </>
  );
}

/** Creates a record with the values that its kind begins with. */
async function createRecord(wanted: NewRecord): Promise<SaveAnswer> {
  const { value } = await ask('draft', wanted);
  return ask('create', { ...wanted, value });
}
