/**
 * Drafts of forms in the browser's storage, until the API has accepted the form. They are the visitor's own input, so
 * no consent is needed. If storage is blocked or full, a draft lasts as long as the page.
 */

const keyOf = (name: string): string => `conf-site-draft-${name}`;

/** Reads a draft; undefined if there is none or it is unreadable. */
export function readDraft<T extends object>(name: string): T | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(keyOf(name)) ?? 'null');
    return typeof value === 'object' && value !== null ? (value as T) : undefined;
  } catch {
    return undefined;
  }
}

/** Stores a draft, replacing the one before. It must not contain PINs. */
export function keepDraft(name: string, draft: object): void {
  try {
    localStorage.setItem(keyOf(name), JSON.stringify(draft));
  } catch {}
}

/** Deletes a draft. */
export function dropDraft(name: string): void {
  try {
    localStorage.removeItem(keyOf(name));
  } catch {}
}
