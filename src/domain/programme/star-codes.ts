/**
 * The short codes of starred sessions in a link. A code depends on the session's ident alone, so it stays the same when
 * the programme changes. A browser that does not know the session (it is on another day's page, or hidden for now)
 * stores the code in place of the ident; it counts as the star of that session wherever the session is shown.
 */

/** Characters per code: 24 bits. If two sessions of a programme should share a code, the link stars both. */
const CODE_LENGTH = 4;
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** Marks a code among stored idents, which never contain it. */
const MARK = '~';
const PENDING = /^~[\w-]{4}$/;

/** A valid ident of a session. */
const IDENT = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Parses a comma-separated list of stored stars, without duplicates. Invalid ones are skipped. */
export function readStars(text: string): readonly string[] {
  return [...new Set(text.split(',').filter((star) => IDENT.test(star) || isPending(star)))];
}

/** Whether a stored star is the code of a session that this browser has not seen yet. */
export function isPending(star: string): boolean {
  return PENDING.test(star);
}

/** The star of a session as it is stored where only its code is known. */
export function pendingStar(ident: string): string {
  return MARK + codeOf(ident);
}

/** Whether a session is among stored stars, by its ident or by its code. */
export function hasStar(stars: readonly string[], ident: string): boolean {
  return stars.includes(ident) || stars.includes(pendingStar(ident));
}

/** The codes of stored stars, one after the other. */
export function codesOf(stars: readonly string[]): string {
  return [...new Set(stars.map((star) => (isPending(star) ? star.slice(MARK.length) : codeOf(star))))].join('');
}

/** The stars that a text of codes stands for, without duplicates. An incomplete or invalid code is skipped. */
export function starsIn(codes: string): readonly string[] {
  const stars = (codes.match(/.{1,4}/g) ?? []).map((code) => MARK + code);
  return [...new Set(stars.filter(isPending))];
}

/** Stored stars and those of a link, each session once. The link's become idents where the session is known. */
export function mergeStars(
  stars: readonly string[],
  shared: readonly string[],
  known: readonly string[],
): readonly string[] {
  const found = shared.flatMap((star) => {
    const idents = known.filter((ident) => hasStar([star], ident));
    return idents.length === 0 ? [star] : idents;
  });
  return [...new Set([...stars, ...found])];
}

/** The FNV-1a hash of the ident, folded to 24 bits. */
function codeOf(ident: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(ident)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  const bits = ((hash >>> 24) ^ hash) & 0xffffff;
  return Array.from({ length: CODE_LENGTH }, (_, index) => DIGITS[(bits >>> (6 * index)) & 63]).join('');
}
