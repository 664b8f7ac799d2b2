import { useCallback, useEffect, useMemo, useState } from 'react';
import type { OpenRecord } from '../../../src/domain/editor/edit.ts';
import { ask } from '../edit-api.ts';
import { useEditor } from '../editor-context.ts';
import { recordTitle } from '../record-title.ts';
import { findText } from '../shown-texts.ts';
import { ViewTitle } from '../ViewTitle.tsx';
import { ConflictView } from './ConflictView.tsx';
import { DraftOffer } from './DraftOffer.tsx';
import { FieldView } from './fields/FieldView.tsx';
import { GroupFields } from './fields/GroupField.tsx';
import { FormContext, type FormTools, ReviewContext } from './form-context.ts';
import { OtherProblems, ProblemSummary } from './ProblemSummary.tsx';
import { RecordActions } from './RecordActions.tsx';
import { SaveBar } from './SaveBar.tsx';
import { type RecordEditing, useRecord } from './use-record.ts';
import { isFields } from './value.ts';

/** The form of a record. */
export function RecordForm({ record }: { readonly record: OpenRecord }) {
  const editing = useRecord(record);
  const { opened, value, problems, conflict } = editing;
  const [unparsed, setUnparsed] = useState<readonly string[]>([]);
  const tools = useTools(editing, setUnparsed);
  useGuard(editing, unparsed.length > 0);
  const root = { form: opened.form, value, pointer: [], problems: problems.own };
  return (
    <FormContext value={tools}>
      <ReviewContext value={(reviewed) => void editing.save({ reviewed })}>
        <ViewTitle title={recordTitle(opened, findText)} />
        <p className="path">{opened.path}</p>
        <RecordActions editing={editing} />
        <DraftOffer editing={editing} />
        {conflict !== undefined && <ConflictView conflict={conflict} editing={editing} />}
        <ProblemSummary problems={problems.own} form={opened.form} />
        <form noValidate onSubmit={(event) => event.preventDefault()}>
          {opened.form.shape === 'group' ? (
            <GroupFields {...root} form={opened.form} level={2} />
          ) : (
            <FieldView {...root} />
          )}
          <OtherProblems problems={problems.others} />
          <SaveBar editing={editing} isUnparsed={unparsed.length > 0} />
        </form>
      </ReviewContext>
    </FormContext>
  );
}

function useTools(
  { opened, value, change }: RecordEditing,
  setUnparsedIds: (change: (ids: readonly string[]) => readonly string[]) => void,
): FormTools {
  const { site } = useEditor();
  const { path, kind } = opened;
  const [choices, setChoices] = useState(opened.choices);
  useEffect(() => setChoices(opened.choices), [opened.choices]);
  const reloadChoices = useCallback(async () => setChoices((await ask('record', { path })).choices), [path]);
  const setUnparsed = useCallback(
    (id: string, isUnparsed: boolean) =>
      setUnparsedIds((ids) => {
        if (ids.includes(id) === isUnparsed) return ids;
        return isUnparsed ? [...ids, id] : ids.filter((each) => each !== id);
      }),
    [setUnparsedIds],
  );
  const own = kind === 'session' && isFields(value) ? value['language'] : undefined;
  const languages = useMemo(() => site.languages.map(({ tag }) => tag), [site.languages]);
  const plainLanguage = typeof own === 'string' && own !== '' ? own : (languages[0] ?? 'en');
  return useMemo(
    () => ({ change, setUnparsed, Field: FieldView, kind, choices, reloadChoices, languages, plainLanguage }),
    [change, setUnparsed, kind, choices, reloadChoices, languages, plainLanguage],
  );
}

/** Asks before the record is left with changes, and saves by Ctrl+S. */
export function useGuard(editing: RecordEditing, isUnparsed: boolean): void {
  const { route } = useEditor();
  const { isDirty, isSaving, save, discard } = editing;
  useEffect(() => {
    // What is being saved need not be asked about. If that fails, it is offered again when the record is opened.
    route.guard.current = { isDirty: (isDirty && !isSaving) || isUnparsed, save, discard };
    const saveByKey = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      if (isDirty && !isUnparsed) void save();
    };
    addEventListener('keydown', saveByKey);
    return () => {
      route.guard.current = undefined;
      removeEventListener('keydown', saveByKey);
    };
  });
}
