/**
 * The token for the last PIN that was accepted, stored for this tab. With it the API accepts the same PIN again without
 * a delay, even if somebody is guessing PINs at the same time.
 */

const keyOf = (edition: string): string => `conf-site-pin-token:${edition}`;

/** The part of a request body with the token. Empty if there is none, or if storage is blocked. */
export function pinTokenPart(edition: string): { readonly pinToken?: string } {
  try {
    const pinToken = sessionStorage.getItem(keyOf(edition));
    return pinToken === null ? {} : { pinToken };
  } catch {
    return {};
  }
}

/** Stores the token from a response, if storage is allowed. `edition` is event and year: `my-conf-2027`. */
export function storePinToken(edition: string, pinToken: string): void {
  try {
    sessionStorage.setItem(keyOf(edition), pinToken);
  } catch {}
}
