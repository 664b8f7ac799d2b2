import { useState } from 'react';
import type { SaveAnswer } from '../../../src/domain/editor/edit.ts';
import { ask } from '../edit-api.ts';
import { useEditor } from '../editor-context.ts';
import { Failure } from '../Failure.tsx';
import { t } from '../shown-texts.ts';
import { RemoveDialog } from './RemoveDialog.tsx';
import { RenameDialog } from './RenameDialog.tsx';
import type { RecordEditing } from './use-record.ts';
import { changedRecord, valueAt } from './value.ts';

/** The pages of the record, and what can be done with it as a whole. */
export function RecordActions({ editing }: { readonly editing: RecordEditing }) {
  const { route, site, changed, announce } = useEditor();
  const [open, setOpen] = useState<'rename' | 'remove'>();
  const [error, setError] = useState<unknown>();
  const { opened } = editing;
  const { path, versions } = opened;
  const pages = Object.entries(opened.pages);
  const close = (): void => setOpen(undefined);

  const finish = (answer: SaveAnswer, message: string): void => {
    close();
    if (answer.kind === 'conflict') {
      setError(new Error(t('form:removeConflict')));
      return;
    }
    changed(answer.history);
    announce(message);
    route.go(answer.path === undefined ? { kind: 'records' } : { kind: 'record', path: answer.path });
  };
  const remove = (): void => {
    ask('remove', { path, versions }).then((answer) => finish(answer, t('form:removed')), fail);
  };
  const fail = (reason: unknown): void => {
    close();
    setError(reason);
  };
  return (
    <>
      <div className="actions">
        {pages.map(([language, address]) => (
          <a key={language} href={pageAddress(address)} hrefLang={language}>
            {t('form:viewPage')}
            {pages.length > 1 && ` (${site.languages.find(({ tag }) => tag === language)?.name ?? language})`}
          </a>
        ))}
        <HideButton editing={editing} />
        {opened.isOneOfMany && (
          <>
            <button type="button" className="quiet" onClick={() => route.leave(() => setOpen('rename'))}>
              {t('form:rename')}
            </button>
            <button type="button" className="quiet danger" onClick={() => route.leave(() => setOpen('remove'))}>
              {t('form:remove')}
            </button>
          </>
        )}
      </div>
      {error !== undefined && <Failure error={error} />}
      {open === 'rename' && (
        <RenameDialog record={opened} onCancel={close} onRenamed={(answer) => finish(answer, t('form:renamed'))} />
      )}
      {open === 'remove' && <RemoveDialog title={opened.title} onCancel={close} onConfirm={remove} />}
    </>
  );
}

/** Sets `visible`, and saves it at once unless there are other changes to save. */
function HideButton({ editing }: { readonly editing: RecordEditing }) {
  const { opened, value, isDirty, change, save } = editing;
  const form =
    opened.form.shape === 'group' ? opened.form.fields.find(({ key }) => key === 'visible')?.field : undefined;
  if (form?.shape !== 'boolean') return null;
  const isHidden = valueAt(value, ['visible']) === false;
  const next = isHidden ? (form.isRequired === true ? true : undefined) : false;
  const toggle = (): void => {
    if (isDirty) change(['visible'], next);
    else void save({ value: changedRecord(value, ['visible'], next) });
  };
  return (
    <button type="button" className="quiet" onClick={toggle}>
      {isHidden ? t('form:show') : t('form:hide')}
    </button>
  );
}

/** The address of a page below the base path, which is that of the editor. */
function pageAddress(path: string): string {
  return `${location.pathname.replace(/\/dev\/edit\/.*$/, '')}${path}`;
}
