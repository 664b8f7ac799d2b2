import type { Value, Versions } from '../../../src/domain/editor/edit.ts';
import { store, stored } from '../../runtime/storage.ts';

/** Changes that are not saved, stored in the browser in case the page is closed or the watch is gone. */
export interface Draft {
  readonly versions: Versions;
  readonly value: Value;
}

const keyOf = (path: string): string => `conf-site-edit:${path}`;

export function storeDraft(path: string, draft: Draft | undefined): void {
  store(keyOf(path), draft === undefined ? null : JSON.stringify(draft));
}

/** The draft of a record; undefined if there is none that can be read. */
export function storedDraft(path: string): Draft | undefined {
  try {
    const draft = JSON.parse(stored(keyOf(path)) ?? 'null') as Draft | null;
    return draft ?? undefined;
  } catch {
    return undefined;
  }
}
