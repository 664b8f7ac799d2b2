import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Instant } from '../domain/timeline.ts';
import { readMoment } from '../domain/zone.ts';

/** The value of `--at` is invalid. */
export class InstantError extends Error {
  readonly hint = 'write 2026-03-01T12:00, in the time zone of the site, or 2026-03-01T12:00:00+01:00';
}

/**
 * The instant of a command: `--at`, otherwise `SOURCE_DATE_EPOCH`, otherwise now. Only the functions in this file read the
 * clock for a command. Throws `InstantError`.
 */
export function buildInstant(at: string | undefined, rootDir: string): Instant {
  if (at !== undefined) return parseInstant(at, rootDir);
  const epoch = process.env['SOURCE_DATE_EPOCH'];
  if (epoch !== undefined && /^\d+$/.test(epoch)) return Number(epoch);
  return Math.floor(Date.now() / 1000);
}

/** A function that returns the current instant, for a service that keeps running; always that of `--at` if it is given. Throws `InstantError`. */
export function presentInstant(at: string | undefined, rootDir: string): () => Instant {
  const fixed = at === undefined ? undefined : parseInstant(at, rootDir);
  return () => fixed ?? Math.floor(Date.now() / 1000);
}

/** Parses `--at`. Throws `InstantError`. */
export function parseInstant(text: string, rootDir: string): Instant {
  if (/(?:Z|[+-]\d{2}:?\d{2})$/.test(text) && text.includes('T')) {
    const at = Date.parse(text);
    if (!Number.isNaN(at)) return Math.floor(at / 1000);
  }
  const reading = readMoment(text, 'start', siteZone(rootDir));
  if (reading.kind === 'instant') return reading.at;
  if (reading.kind === 'repeated-hour') return reading.first;
  throw new InstantError(`"${text}" is not an instant.`);
}

/** The time zone in `site.yaml`, found without parsing the file. UTC if it names no existing zone. */
export function siteZone(rootDir: string): string {
  try {
    const zone =
      /^timeZone:\s*['"]?([\w/+-]+)/m.exec(readFileSync(join(rootDir, 'content', 'site.yaml'), 'utf8'))?.[1] ?? 'UTC';
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return zone;
  } catch {
    return 'UTC';
  }
}
