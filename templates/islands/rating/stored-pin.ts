/** The PIN that a rating of this visit was taken with: it is asked for once, and forgotten with the tab. */

const keyOf = (edition: string): string => `conf-site-pin:${edition}`;

/** Undefined where there is none, or storage is forbidden. */
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
