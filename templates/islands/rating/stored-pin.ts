/** The PIN with which a rating was accepted. It is stored until the tab is closed, so that visitors type it once. */

const keyOf = (edition: string): string => `conf-site-pin:${edition}`;

/** Returns undefined if there is none, or if storage is blocked. */
export function readPin(edition: string): string | undefined {
  try {
    return sessionStorage.getItem(keyOf(edition)) ?? undefined;
  } catch {
    return undefined;
  }
}

export function storePin(edition: string, pin: string): void {
  try {
    sessionStorage.setItem(keyOf(edition), pin);
  } catch {}
}
