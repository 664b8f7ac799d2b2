/**
 * What a visitor typed, kept in their browser until the service has it. It is their own input, so that no consent is
 * needed. Where storage is forbidden or full, what is typed lives with the page alone.
 */

const keyOf = (name: string): string => `conf-site-draft-${name}`;

/** The draft of that name as it was kept; undefined where there is none or it cannot be read. */
export function readDraft<T extends object>(name: string): T | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(keyOf(name)) ?? 'null');
    return typeof value === 'object' && value !== null ? (value as T) : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a draft in the place of the one before; PINs do not belong in it. */
export function keepDraft(name: string, draft: object): void {
  try {
    localStorage.setItem(keyOf(name), JSON.stringify(draft));
  } catch {}
}

/** Forgets a draft. */
export function dropDraft(name: string): void {
  try {
    localStorage.removeItem(keyOf(name));
  } catch {}
}
