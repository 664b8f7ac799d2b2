/**
 * Drafts of forms in the browser's storage, until the API has accepted the form. They contain only what the visitor
 * typed, so they need no consent. If storage is blocked or full, nothing is stored.
 */

const keyOf = (name: string): string => `conf-site-draft-${name}`;

/** Reads a draft. Returns undefined if there is none or it is unreadable. */
export function readDraft<T extends object>(name: string): T | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(keyOf(name)) ?? 'null');
    return typeof value === 'object' && value !== null ? (value as T) : undefined;
  } catch {
    return undefined;
  }
}

/** Stores a draft, replacing the previous one. It must not contain PINs. */
export function storeDraft(name: string, draft: object): void {
  try {
    localStorage.setItem(keyOf(name), JSON.stringify(draft));
  } catch {}
}

/** Deletes a draft. */
export function deleteDraft(name: string): void {
  try {
    localStorage.removeItem(keyOf(name));
  } catch {}
}
