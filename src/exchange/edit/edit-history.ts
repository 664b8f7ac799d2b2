import { HintedError } from '../../diagnostics/hinted-error.ts';
import type { EditedRecord, EditHistory, SaveAnswer } from '../../domain/edit.ts';
import { changeFiles, type FileChange } from '../content-files.ts';
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
  /** Makes a change, all files or none. Throws as `changeFiles`. */
  apply(edit: Edit): Promise<SaveAnswer>;
  /**
   * Undoes the last change, or makes the next one again. A conflict if a file has been changed since by somebody else.
   * Throws `HintedError` if there is no such change.
   */
  step(direction: 'undo' | 'redo'): Promise<SaveAnswer>;
  /** The changes that can be undone and redone next. */
  next(): EditHistory;
}

/** Texts of files by path; undefined for a file that does not exist. */
type Texts = ReadonlyMap<string, string | undefined>;

interface Step {
  readonly edited: EditedRecord;
  readonly before: Texts;
  readonly after: Texts;
  readonly from: string | undefined;
  readonly to: string | undefined;
}

/** An empty history of the content below a root. Changes are of texts: pictures that are added are not in it. */
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
      const before = await textsOf(pathsOf(changes), bytesOf);
      const written = await changeFiles(rootDir, changes);
      if (written.length > 0) {
        done.push({ edited, before, after: await textsOf(before.keys(), bytesOf), from, to });
        undone.length = 0;
      }
      return saved(to, pathsOf(written), next());
    },
    async step(direction) {
      const [source, target] = direction === 'undo' ? [done, undone] : [undone, done];
      const step = source.at(-1);
      if (step === undefined) throw nothingTo(direction);
      const isUndo = direction === 'undo';
      const [expected, wanted] = isUndo ? [step.after, step.before] : [step.before, step.after];
      const current = await textsOf(expected.keys(), bytesOf);
      const files = [...current].filter(([path, text]) => text !== expected.get(path));
      if (files.length > 0) {
        return {
          kind: 'conflict',
          files: files.map(([path, theirs = '']) => ({ path, theirs, yours: wanted.get(path) ?? '' })),
        };
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

function nothingTo(direction: 'undo' | 'redo'): HintedError {
  return new HintedError(
    `There is nothing to ${direction}.`,
    'only changes that were made in the editor since conf-site watch was started can be undone',
  );
}

/** The paths of all changed files, of a move the old one and the new one. */
function pathsOf(changes: readonly FileChange[]): readonly string[] {
  return changes.flatMap((change) => (change.kind === 'move' ? [change.path, change.to] : [change.path]));
}

async function textsOf(paths: Iterable<string>, bytesOf: BytesOf): Promise<Texts> {
  const texts = new Map<string, string | undefined>();
  for (const path of paths) {
    const bytes = await bytesOf(path);
    texts.set(path, bytes && Buffer.from(bytes).toString('utf8'));
  }
  return texts;
}

function changesBetween(current: Texts, wanted: Texts): readonly FileChange[] {
  return [...wanted].flatMap(([path, text]): readonly FileChange[] => {
    const isThere = current.get(path) !== undefined;
    if (text === undefined) return isThere ? [{ kind: 'remove', path }] : [];
    return [{ kind: isThere ? 'replace' : 'create', path, text }];
  });
}
