import { join } from 'node:path';
import { HintedError } from '../../../diagnostics/hinted-error.ts';
import { systemRefusal } from '../../../diagnostics/system-refusal.ts';
import type { EditService } from '../../../domain/editor/edit-requests.ts';
import { readLockFile, takeLockFile } from '../../../fs/lock-file.ts';
import { STATE_FOLDER } from '../../../fs/state-folder.ts';

/** The right to edit a site, which one `watch` at a time has: another one would undo what it does not know of. */
export type EditorLock =
  | {
      readonly kind: 'taken';
      /** Tells other processes the address of this watch. */
      announce(url: string): void;
      release(): void;
    }
  /** Another watch has it, or nobody can have it. `refusal` says so. */
  | { readonly kind: 'held'; readonly refusal: HintedError };

export function takeEditorLock(rootDir: string): EditorLock {
  const path = join(rootDir, STATE_FOLDER, 'editor.lock');
  const lock = attemptLock(path);
  if (lock instanceof HintedError) return { kind: 'held', refusal: lock };
  if (lock.kind === 'taken') return { ...lock, announce: (url) => lock.addDetails({ url }) };
  const url = readLockFile(path)?.['url'];
  const place = typeof url === 'string' ? `, at ${url}` : '';
  const message = `Another conf-site watch (process ${lock.pid}${place}) edits this site, so this one does not.`;
  const hint = 'edit there, or stop that watch and start this one again';
  return { kind: 'held', refusal: new HintedError(message, hint, 'edited-elsewhere') };
}

/** Takes the lock. In a site that cannot be written nothing can be edited, so that is no reason not to serve it. */
function attemptLock(path: string): ReturnType<typeof takeLockFile> | HintedError {
  try {
    return takeLockFile(path);
  } catch (error) {
    const refusal = systemRefusal(error);
    if (refusal?.failureCode !== 'not-permitted') throw error;
    return new HintedError(`${refusal.message} So this watch does not edit.`, refusal.hint, refusal.failureCode);
  }
}

/** The requests of an editor that refuses all of them, but for the words of its own page. */
export function refusedEditing(handlers: EditService, refusal: HintedError): EditService {
  const refuse = async (): Promise<never> => {
    throw refusal;
  };
  const refused = Object.fromEntries(Object.keys(handlers).map((name) => [name, refuse]));
  return { ...(refused as unknown as EditService), labels: handlers.labels };
}
