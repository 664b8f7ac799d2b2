/**
 * Sets the clock of a page in watch mode. Everything on a page uses `Date`, including the inline script, so `Date` is replaced
 * by one that is ahead or behind.
 */

declare global {
  interface Window {
    /** The milliseconds by which `Date` is ahead. Absent until the clock is set for the first time. */
    confSiteShift?: { ms: number };
  }
}

/** Sets the page's clock ahead of the computer's clock, or behind it if `seconds` is negative. */
export function shiftClock(seconds: number): void {
  if (window.confSiteShift !== undefined) window.confSiteShift.ms = seconds * 1000;
  else if (seconds !== 0) replaceDate(seconds * 1000);
}

function replaceDate(ms: number): void {
  const RealDate = window.Date;
  const shift = { ms };
  const now = (): number => RealDate.now() + shift.ms;
  window.confSiteShift = shift;
  window.Date = new Proxy(RealDate, {
    construct: (target, values, made) => Reflect.construct(target, values.length === 0 ? [now()] : values, made),
    apply: () => new RealDate(now()).toString(),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  });
}

/** The seconds by which the page's clock is ahead. */
export function currentShift(): number {
  return (window.confSiteShift?.ms ?? 0) / 1000;
}

/** The instant of the computer's clock, in seconds since the epoch. */
export function computerNow(): number {
  return Math.floor(Date.now() / 1000 - currentShift());
}
