import type { Instant } from './timeline.ts';

/** What follows from the sessions that a visitor starred: which exclude each other, which begin soon, what a link carries. */

/** A session's place in time. */
export interface Slot {
  readonly startsAt: Instant;
  readonly endsAt: Instant;
}

/** How long before a session its reminder comes, in seconds. */
export const REMINDER_SECONDS = 5 * 60;

/** The query parameter of a link that carries stars. */
const STARS = 'stars';

/** An ident, as sessions have it. */
const IDENT = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The pairs of entries that are on at the same time, in their order; one that begins as another ends is apart. */
export function overlapsOf<T extends Slot>(entries: readonly T[]): readonly (readonly [T, T])[] {
  return entries.flatMap((one, index) =>
    entries
      .slice(index + 1)
      .filter((other) => one.startsAt < other.endsAt && other.startsAt < one.endsAt)
      .map((other) => [one, other] as const),
  );
}

/** The entries whose reminder is due: they begin soon, and have not begun. */
export function soonAmong<T extends Slot>(entries: readonly T[], now: Instant): readonly T[] {
  return entries.filter(({ startsAt }) => startsAt - REMINDER_SECONDS <= now && now < startsAt);
}

/** When the next reminder falls due; null if none will. */
export function nextReminder(entries: readonly Slot[], now: Instant): Instant | null {
  const ahead = entries.map(({ startsAt }) => startsAt - REMINDER_SECONDS).filter((at) => at > now);
  return ahead.length === 0 ? null : Math.min(...ahead);
}

/** The entries that are on at an instant. */
export function presentAmong<T extends Slot>(entries: readonly T[], now: Instant): readonly T[] {
  return entries.filter(({ startsAt, endsAt }) => startsAt <= now && now < endsAt);
}

/** A page's address with stars for somebody else, leading to the schedule; the page's own query is left out. */
export function sharedLink(address: string, idents: readonly string[]): string {
  const url = new URL(address);
  url.search = `${STARS}=${idents.join(',')}`;
  url.hash = 'schedule';
  return url.href;
}

/** The stars that an address carries, each once; what is no ident is left out. */
export function sharedIn(address: string): readonly string[] {
  const listed = new URL(address).searchParams.get(STARS) ?? '';
  return readIdents(listed);
}

/** The address without its stars. */
export function withoutShared(address: string): string {
  const url = new URL(address);
  url.searchParams.delete(STARS);
  return url.href;
}

/** Idents as one text keeps them, separated by commas. */
export function readIdents(text: string): readonly string[] {
  return [...new Set(text.split(',').filter((ident) => IDENT.test(ident)))];
}
