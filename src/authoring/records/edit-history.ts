import { ContentChangedError } from '../../content-edits/content-changed-error.ts';
import { changeFiles, type FileChange } from '../../content-edits/content-files.ts';
import { HintedError } from '../../diagnostics/hinted-error.ts';
import type { EditedRecord, EditHistory, SaveAnswer } from '../../domain/editor/edit.ts';
import { type BytesOf, bytesBelow } from './record-files.ts';

/** A change to make, and the record that it is about. */
export interface Edit {
  readonly edited: EditedRecord;
  readonly changes: readonly FileChange[];
  /** The path of the record before the change; undefined if it is created. */
  readonly from?: string | undefined;
  /** The path of the record after the change; undefined if it is removed. */
  readonly to?: string | undefined;
}

/** The changes that were made in the editor since the watch began. They are lost with it. */
export interface HistoryOfEdits {
  /**
   * Makes a change, all files or none. A conflict if a file of a record that exists is changed by somebody else meanwhile.
   * Throws as `changeFiles`.
   */
  apply(edit: Edit): Promise<SaveAnswer>;
  /**
   * Undoes the last change, or makes the next one again. A conflict if a file has been changed since by somebody else.
   * Throws `HintedError` if there is no such change.
   */
  step(direction: 'undo' | 'redo'): Promise<SaveAnswer>;
  /** The changes that can be undone and redone next. */
  next(): EditHistory;
}

/** Bytes of files by path; undefined for a file that does not exist. */
type Files = ReadonlyMap<string, Buffer | undefined>;

interface Step {
  readonly edited: EditedRecord;
  readonly before: Files;
  readonly after: Files;
  readonly from: string | undefined;
  readonly to: string | undefined;
}

/** An empty history of the content below a root. Pictures that are added are not in it. */
export function createHistory(rootDir: string): HistoryOfEdits {
  const bytesOf = bytesBelow(rootDir);
  const done: Step[] = [];
  const undone: Step[] = [];
  const next = (): EditHistory => {
    const [undo, redo] = [done.at(-1)?.edited, undone.at(-1)?.edited];
    return { ...(undo && { undo }), ...(redo && { redo }) };
  };
  return {
    next,
    async apply({ edited, changes, from, to }) {
      const before = await filesAt(pathsOf(changes), bytesOf);
      try {
        const written = await changeFiles(rootDir, changes);
        if (written.length > 0) {
          done.push({ edited, before, after: filesAfter(before, written), from, to });
          undone.length = 0;
        }
        return saved(to, pathsOf(written), next());
      } catch (error) {
        if (!(error instanceof ContentChangedError) || from === undefined) throw error;
        const yours = filesAfter(before, changes).get(error.path);
        return conflict([{ path: error.path, theirs: await bytesOf(error.path), yours }]);
      }
    },
    async step(direction) {
      const [source, target] = direction === 'undo' ? [done, undone] : [undone, done];
      const step = source.at(-1);
      if (step === undefined) throw nothingTo(direction);
      const isUndo = direction === 'undo';
      const [expected, wanted] = isUndo ? [step.after, step.before] : [step.before, step.after];
      const current = await filesAt(expected.keys(), bytesOf);
      const files = [...current].filter(([path, bytes]) => !isSame(bytes, expected.get(path)));
      if (files.length > 0) {
        return conflict(files.map(([path, theirs]) => ({ path, theirs, yours: wanted.get(path) })));
      }
      const written = await changeFiles(rootDir, changesBetween(current, wanted));
      source.pop();
      target.push(step);
      return saved(isUndo ? step.from : step.to, pathsOf(written), next());
    },
  };
}

function saved(path: string | undefined, files: readonly string[], history: EditHistory): SaveAnswer {
  return { kind: 'saved', ...(path === undefined ? {} : { path }), files, history };
}

interface Sides {
  readonly path: string;
  readonly theirs: Uint8Array | undefined;
  readonly yours: Uint8Array | undefined;
}

function conflict(files: readonly Sides[]): SaveAnswer {
  return {
    kind: 'conflict',
    files: files.map(({ path, theirs, yours }) => ({ path, theirs: textOf(theirs), yours: textOf(yours) })),
  };
}

function nothingTo(direction: 'undo' | 'redo'): HintedError {
  return new HintedError(
    `There is nothing to ${direction}.`,
    'only changes that were made in the editor since conf-site watch was started can be undone',
    `nothing-to-${direction}`,
  );
}

/** The paths of all changed files, of a move the old one and the new one. */
function pathsOf(changes: readonly FileChange[]): readonly string[] {
  return changes.flatMap((change) => (change.kind === 'move' ? [change.path, change.to] : [change.path]));
}

async function filesAt(paths: Iterable<string>, bytesOf: BytesOf): Promise<Files> {
  const files = new Map<string, Buffer | undefined>();
  for (const path of paths) {
    const bytes = await bytesOf(path);
    files.set(path, bytes && Buffer.from(bytes));
  }
  return files;
}

/** The files after changes of them. */
function filesAfter(before: Files, changes: readonly FileChange[]): Files {
  const after = new Map(before);
  for (const change of changes) {
    if (change.kind === 'move') after.set(change.to, before.get(change.path));
    if (change.kind === 'move' || change.kind === 'remove') after.set(change.path, undefined);
    else after.set(change.path, Buffer.from('text' in change ? change.text : change.bytes));
  }
  return after;
}

function isSame(one: Buffer | undefined, other: Buffer | undefined): boolean {
  return one === undefined || other === undefined ? one === other : one.equals(other);
}

function textOf(bytes: Uint8Array | undefined): string {
  return bytes === undefined ? '' : Buffer.from(bytes).toString('utf8');
}

function changesBetween(current: Files, wanted: Files): readonly FileChange[] {
  return [...wanted].flatMap(([path, bytes]): readonly FileChange[] => {
    const before = current.get(path);
    if (bytes === undefined) return before === undefined ? [] : [{ kind: 'remove', path, before }];
    if (before === undefined) return [{ kind: 'add', path, bytes }];
    return [{ kind: 'replace', path, text: textOf(bytes), before: textOf(before) }];
  });
}
