/**
 * The clock of a page in watch mode. Everything on a page asks `Date`, the inline script's notion of now included; so a
 * page that is to be at another instant is given a `Date` that is ahead or behind, and runs on from there.
 */

declare global {
  interface Window {
    /** The milliseconds by which `Date` is ahead; there once it has been set. */
    confSiteShift?: { ms: number };
  }
}

/** Sets the page's clock ahead of the computer's, or behind it. */
export function shiftClock(seconds: number): void {
  if (window.confSiteShift !== undefined) window.confSiteShift.ms = seconds * 1000;
  else if (seconds !== 0) replaceDate(seconds * 1000);
}

function replaceDate(ms: number): void {
  const Present = window.Date;
  const shift = { ms };
  const now = (): number => Present.now() + shift.ms;
  window.confSiteShift = shift;
  window.Date = new Proxy(Present, {
    construct: (target, values, made) => Reflect.construct(target, values.length === 0 ? [now()] : values, made),
    apply: () => new Present(now()).toString(),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  });
}

/** By how many seconds the page's clock is ahead. */
export function presentShift(): number {
  return (window.confSiteShift?.ms ?? 0) / 1000;
}

/** The instant of the computer's clock, in seconds since the epoch. */
export function computerNow(): number {
  return Math.floor(Date.now() / 1000 - presentShift());
}
