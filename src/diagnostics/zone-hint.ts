import { timeZones } from '../domain/time/zone.ts';
import { nearestName } from './nearest-name.ts';

/** The hint for a name that no time zone has. */
export function zoneHint(name: string): string {
  const near = nearestName(name, proposedZones());
  return near === undefined
    ? 'use its name from the IANA database, for instance "Europe/Vienna"'
    : `did you mean "${near}"?`;
}

/** The names of time zones that schemas accept, which are all but former ones such as `EST5EDT` and `GB-Eire`. */
export function proposedZones(): readonly string[] {
  return timeZones()
    .names()
    .filter((name) => /^[A-Za-z_]+(?:\/|$)/.test(name));
}
