import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Instant } from '../domain/timeline.ts';
import { readMoment } from '../domain/zone.ts';

/** `--at` cannot be read. */
export class InstantError extends Error {
  readonly hint = 'write 2026-03-01T12:00, which is in the zone of the site, or 2026-03-01T12:00:00+01:00';
}

/** The instant of a command, here where alone the clock is read: `--at`, else `SOURCE_DATE_EPOCH`, else now. Throws `InstantError`. */
export function buildInstant(at: string | undefined, rootDir: string): Instant {
  if (at !== undefined) return parseInstant(at, rootDir);
  const epoch = process.env['SOURCE_DATE_EPOCH'];
  if (epoch !== undefined && /^\d+$/.test(epoch)) return Number(epoch);
  return Math.floor(Date.now() / 1000);
}

/** Now, asked for again and again: a service runs on. With `--at` it stays that instant. Throws `InstantError`. */
export function presentInstant(at: string | undefined, rootDir: string): () => Instant {
  const fixed = at === undefined ? undefined : parseInstant(at, rootDir);
  return () => fixed ?? Math.floor(Date.now() / 1000);
}

/** Reads `--at`. Throws `InstantError`. */
export function parseInstant(text: string, rootDir: string): Instant {
  if (/(?:Z|[+-]\d{2}:?\d{2})$/.test(text) && text.includes('T')) {
    const at = Date.parse(text);
    if (!Number.isNaN(at)) return Math.floor(at / 1000);
  }
  const reading = readMoment(text, 'start', siteZone(rootDir));
  if (reading.kind === 'instant') return reading.at;
  if (reading.kind === 'repeated-hour') return reading.first;
  throw new InstantError(`"${text}" is no instant.`);
}

/** The zone that `site.yaml` names, looked at without parsing; UTC where it names none that exists. */
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
