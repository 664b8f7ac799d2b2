import type { Instant, Timeline } from '../../src/domain/time/timeline.ts';
import { wallDate } from '../../src/domain/time/wall-date.ts';
import { computerNow, currentShift, shiftClock } from './shift-clock.ts';

/** Sets the page's clock, and updates everything on the page that depends on it. */
export function goToInstant(shift: number): void {
  if (shift === currentShift()) return;
  shiftClock(shift);
  window.confSite?.applyWindows(document);
  document.dispatchEvent(new Event('visibilitychange'));
}

/** Sets the page's clock to an instant. */
export function previewInstant(at: Instant): void {
  goToInstant(at - computerNow());
}

/** The current instant of the page. */
export function pageNow(): Instant {
  return Math.floor(Date.now() / 1000);
}

/** Formats an instant in the time zone with these offsets: `Fri 8 May 2026, 12:00:00`. */
export function formatInstant(at: Instant, offsets: Timeline<number>): string {
  return new Intl.DateTimeFormat('en-GB', { ...PARTS, timeZone: 'UTC' }).format(wallDate(at, offsets));
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

/** Formats an instant for a `datetime-local` field: `2026-05-08T12:00:00`. */
export function asField(at: Instant, offsets: Timeline<number>): string {
  return wallDate(at, offsets).toISOString().slice(0, 19);
}
