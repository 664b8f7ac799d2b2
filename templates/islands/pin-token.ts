/**
 * The token of the last PIN that was right, for this tab. With it the service takes the same PIN again without a wait, also
 * while somebody else is guessing.
 */

const keyOf = (edition: string): string => `conf-site-pin-token:${edition}`;

/** What of a body carries the token; nothing where there is none, or storage is forbidden. */
export function pinTokenPart(edition: string): { readonly pinToken?: string } {
  try {
    const pinToken = sessionStorage.getItem(keyOf(edition));
    return pinToken === null ? {} : { pinToken };
  } catch {
    return {};
  }
}

/** Stores the token that came with an answer, if storage is allowed. `edition` is `my-conf-2027`. */
export function storePinToken(edition: string, pinToken: string): void {
  try {
    sessionStorage.setItem(keyOf(edition), pinToken);
  } catch {}
}
