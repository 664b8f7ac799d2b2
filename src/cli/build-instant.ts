import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HintedError } from '../diagnostics/hinted-error.ts';
import type { Instant } from '../domain/time/timeline.ts';
import { isZone, readMoment } from '../domain/time/zone.ts';

/** The value of `--at` is invalid. */
export class InstantError extends Error {
  readonly hint = 'write 2026-03-01T12:00, in the time zone of the site, or 2026-03-01T12:00:00+01:00';
}

/** All instants whose year has four digits in every time zone. JavaScript can write no date long after them. */
const FIRST = Date.UTC(1000, 0, 2) / 1000;
const LAST = Date.UTC(9999, 11, 31) / 1000;

/**
 * The instant of a command: `--at`, otherwise `SOURCE_DATE_EPOCH`, otherwise now. Only the functions in this file read the
 * clock for a command. Throws `InstantError`, and `HintedError` for a `SOURCE_DATE_EPOCH` after the year 9999.
 */
export function buildInstant(at: string | undefined, rootDir: string): Instant {
  if (at !== undefined) return parseInstant(at, rootDir);
  const epoch = process.env['SOURCE_DATE_EPOCH'];
  if (epoch !== undefined && /^\d+$/.test(epoch)) return instantOfEpoch(epoch);
  return Math.floor(Date.now() / 1000);
}

/** A function that returns the current instant, for a service that keeps running; always that of `--at` if it is given. Throws `InstantError`. */
export function presentInstant(at: string | undefined, rootDir: string): () => Instant {
  const fixed = at === undefined ? undefined : parseInstant(at, rootDir);
  return () => fixed ?? Math.floor(Date.now() / 1000);
}

function instantOfEpoch(epoch: string): Instant {
  const at = Number(epoch);
  if (isUsable(at)) return at;
  const hint = 'set it to the seconds since 1970 of the last change, for instance with git log -1 --format=%ct';
  throw new HintedError(`SOURCE_DATE_EPOCH is ${epoch}, which is after the year 9999.`, hint);
}

/** Parses `--at`. Throws `InstantError`. */
export function parseInstant(text: string, rootDir: string): Instant {
  if (/(?:Z|[+-]\d{2}:?\d{2})$/.test(text) && text.includes('T')) {
    const at = Math.floor(Date.parse(text) / 1000);
    if (isUsable(at)) return at;
  }
  const reading = readMoment(text, 'start', siteZone(rootDir));
  const at = reading.kind === 'instant' ? reading.at : reading.kind === 'repeated-hour' ? reading.first : Number.NaN;
  if (isUsable(at)) return at;
  throw new InstantError(`"${text}" is not an instant.`);
}

/** False for NaN too. */
function isUsable(at: number): boolean {
  return at >= FIRST && at <= LAST;
}

/** The time zone in `site.yaml`, found without parsing the file. UTC if it names no existing zone. */
export function siteZone(rootDir: string): string {
  const [, zone = 'UTC'] = /^timeZone:\s*['"]?([\w/+-]+)/m.exec(siteText(rootDir)) ?? [];
  return isZone(zone) ? zone : 'UTC';
}

function siteText(rootDir: string): string {
  try {
    return readFileSync(join(rootDir, 'content', 'site.yaml'), 'utf8');
  } catch {
    return '';
  }
}
