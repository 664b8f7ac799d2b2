import { useCallback, useEffect, useState } from 'react';
import type {
  OpenRecord,
  Pointer,
  ReviewComment,
  SaveAnswer,
  Value,
  Versions,
} from '../../../src/domain/editor/edit.ts';
import { ask } from '../edit-api.ts';
import { useEditor } from '../editor-context.ts';
import { t } from '../shown-texts.ts';
import { type Draft, storeDraft, storedDraft } from './draft-store.ts';
import { useCheck } from './use-check.ts';
import { changedRecord, isSame } from './value.ts';

export type Conflict = Extract<SaveAnswer, { kind: 'conflict' }>;

/** A record that is being edited, and what can be done with it. */
export interface RecordEditing {
  readonly opened: OpenRecord;
  readonly value: Value;
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  readonly problems: OpenRecord['problems'];
  /** What went wrong in the last request. */
  readonly error: unknown;
  readonly conflict: Conflict | undefined;
  /** Changes of an earlier visit that were not saved. */
  readonly draft: Draft | undefined;
  readonly change: (pointer: Pointer, next: Value | undefined) => void;
  /** Resolves to whether it was saved. Without `versions`, on those that were opened. */
  readonly save: (options?: SaveOptions) => Promise<boolean>;
  /** Shows the record as it is in its files. */
  readonly reload: () => Promise<void>;
  /** Saves on the newest versions, whatever they contain. */
  readonly keepMine: () => Promise<boolean>;
  readonly takeDraft: (isWanted: boolean) => void;
  readonly discard: () => void;
}

interface SaveOptions {
  readonly value?: Value;
  readonly versions?: Versions;
  /** A comment that asks for a review and is to be removed. */
  readonly reviewed?: ReviewComment;
}

export function useRecord(initial: OpenRecord): RecordEditing {
  const { changed, announce } = useEditor();
  const [opened, setOpened] = useState(initial);
  const [value, setValue] = useState(initial.value);
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const [conflict, setConflict] = useState<Conflict>();
  const [draft, setDraft] = useState(() => draftOf(initial));
  const { path, versions } = opened;
  const isDirty = value !== opened.value && !isSame(value, opened.value);
  const checked = useCheck(path, { value, saved: opened.value, known: opened.problems });

  useEffect(() => {
    if (isDirty) storeDraft(path, { versions, value });
  }, [isDirty, path, versions, value]);

  const change = useCallback(
    (pointer: Pointer, next: Value | undefined) => setValue((record) => changedRecord(record, pointer, next)),
    [],
  );
  const reload = async (): Promise<void> => {
    const now = await ask('record', { path });
    storeDraft(path, undefined);
    setOpened(now);
    setValue(now.value);
    setConflict(undefined);
  };
  const send = async (sent: Value, on: Versions, reviewed?: ReviewComment): Promise<boolean> => {
    const answer = await ask('save', { path, versions: on, value: sent, ...(reviewed && { reviewed }) });
    if (answer.kind === 'conflict') {
      setConflict(answer);
      return false;
    }
    storeDraft(path, undefined);
    changed(answer.history);
    const now = await ask('record', { path: answer.path ?? path });
    const errors = now.problems.own.filter(({ severity }) => severity === 'error').length;
    announce(errors === 0 ? t('form:saved') : `${t('form:saved')} ${t('form:errors', { count: errors })}`);
    // What the change means for other records is still to be done after it was saved.
    setOpened({ ...now, problems: { ...now.problems, others: checked.problems.others } });
    // What was typed while it was saved stays.
    setValue((current) => (current === sent || isSame(current, sent) ? now.value : current));
    setConflict(undefined);
    return true;
  };
  const attempt = async (run: () => Promise<boolean>): Promise<boolean> => {
    setIsSaving(true);
    setFailure(undefined);
    try {
      return await run();
    } catch (error) {
      setFailure(error);
      return false;
    } finally {
      setIsSaving(false);
    }
  };

  return {
    opened,
    value,
    isDirty,
    isSaving,
    problems: checked.problems,
    error: failure ?? checked.error,
    conflict,
    draft,
    change,
    save: (options = {}) => {
      if (options.value !== undefined) setValue(options.value);
      return attempt(() => send(options.value ?? value, options.versions ?? versions, options.reviewed));
    },
    reload: async () => {
      await attempt(async () => {
        await reload();
        return true;
      });
    },
    keepMine: () => attempt(async () => send(value, (await ask('record', { path })).versions)),
    takeDraft: (isWanted) => {
      if (isWanted && draft !== undefined) {
        setOpened({ ...opened, versions: draft.versions });
        setValue(draft.value);
      } else storeDraft(path, undefined);
      setDraft(undefined);
    },
    discard: () => {
      storeDraft(path, undefined);
      setValue(opened.value);
    },
  };
}

function draftOf({ path, value }: OpenRecord): Draft | undefined {
  const draft = storedDraft(path);
  return draft === undefined || isSame(draft.value, value) ? undefined : draft;
}
