import type { Instant } from '../../src/domain/timeline.ts';
import { computerNow, presentShift, shiftClock } from './shift-clock.ts';

/** Sets the page's clock, and has everything on the page that follows a clock look at it. */
export function goToInstant(shift: number): void {
  if (shift === presentShift()) return;
  shiftClock(shift);
  window.confSite?.applyWindows(document);
  document.dispatchEvent(new Event('visibilitychange'));
}

/** The same for an instant that the page is to be at now. */
export function previewInstant(at: Instant): void {
  goToInstant(at - computerNow());
}

/** The page's present instant. */
export function pageNow(): Instant {
  return Math.floor(Date.now() / 1000);
}

/** Formats an instant in the site's time zone: `Fri 8 May 2026, 12:00:00`. */
export function formatInstant(at: Instant, timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', { ...PARTS, timeZone }).format(at * 1000);
}

const PARTS = {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
} as const;

/** The same for a field of date and time: `2026-05-08T12:00:00`. */
export function asField(at: Instant, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('sv-SE', { ...NUMBERS, timeZone }).format(at * 1000);
  return parts.replace(' ', 'T');
}

const NUMBERS = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
} as const;
