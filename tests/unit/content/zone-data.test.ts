import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { installedZones } from '../../../src/content/zone-data.ts';
import { isZone, offsetSeconds, offsetsOf, timeZones, wallClock } from '../../../src/domain/time/zone.ts';
import { packageDir } from '../../support/run-tool.ts';

/** What `zdump -i -c 2000,2038` of Debian's tzdata 2026f printed about a few zones, each after a line with its name. */
const ZDUMP = readFileSync(join(packageDir, 'tests/fixtures/zones/zdump-2026f.txt'), 'utf8');
const BEGIN = Date.UTC(2000, 0) / 1000;
const END = Date.UTC(2038, 0) / 1000;

const printed = ZDUMP.split(/^TZ=/m)
  .slice(1)
  .map((part): [string, string] => [/^"(.+)"/.exec(part)?.[1] ?? '', part]);

/** The first offset, and the changes as wall-clock time and new offset. Changes of the abbreviation alone are left out. */
function changesIn(part: string): readonly string[] {
  // `-00` is the offset of a place where nobody lives.
  const rows = [...part.replaceAll('-00', '+00').matchAll(/^(\S+)\t(\S+)\t([+-]\d+)/gm)];
  return rows.flatMap(([, day = '', time = '', offset = ''], index) => {
    if (index > 0 && rows[index - 1]?.[3] === offset) return [];
    return [index === 0 ? offset : `${day} ${time} ${offset}`];
  });
}

/** The same from the installed data. */
function changesOf(zone: string): readonly string[] {
  const changes = offsetsOf(zone).filter(({ from }) => from !== null && from >= BEGIN && from < END);
  return [
    offsetText(offsetSeconds(BEGIN, zone)),
    ...changes.map(({ from, value }) => {
      const [day, time = ''] = wallClock(from ?? 0, zone).split('T');
      return `${day} ${time.replace(/(?::00){1,2}$/, '')} ${offsetText(value)}`;
    }),
  ];
}

function offsetText(seconds: number): string {
  const time = new Date(Math.abs(seconds) * 1000).toISOString().slice(11, 16).replace(':', '');
  return `${seconds < 0 ? '-' : '+'}${time.replace(/00$/, '')}`;
}

describe('the installed time zones', () => {
  it.each(printed)('change the clocks of %s when zdump says', (zone, part) => {
    expect(changesOf(zone)).toEqual(changesIn(part));
  });

  it('include the laws of 2026: Morocco stays at UTC, and western Canada in its summer time', () => {
    expect(offsetSeconds(Date.UTC(2027, 4, 28) / 1000, 'Africa/Casablanca')).toBe(0);
    expect(offsetSeconds(Date.UTC(2027, 0, 15) / 1000, 'America/Vancouver')).toBe(-7 * 3600);
  });

  it('go on with the present rules after 2037', () => {
    expect(wallClock(Date.UTC(2060, 6, 1) / 1000, 'Europe/Zagreb')).toBe('2060-07-01T02:00:00');
    expect(wallClock(Date.UTC(2060, 11, 1) / 1000, 'Europe/Zagreb')).toBe('2060-12-01T01:00:00');
  });

  it('have all names, also former ones, in exactly one spelling', () => {
    for (const name of ['UTC', 'Etc/GMT+5', 'US/Pacific', 'Europe/Kiev', 'Europe/Kyiv'])
      expect(isZone(name)).toBe(true);
    for (const name of ['europe/zagreb', 'Europe/Zagreb|', '+01:00', 'constructor', ''])
      expect(isZone(name)).toBe(false);
    expect(timeZones().names().length).toBeGreaterThan(590);
    expect(
      timeZones()
        .names()
        .filter((name) => !isZone(name)),
    ).toEqual([]);
  });

  it('know when they were released', () => {
    expect(timeZones().releasedOn()).toMatch(/^20\d\d-\d\d-\d\d$/);
    expect(timeZones().releasedOn() >= '2026-10-29').toBe(true);
  });
});

describe('the day on which time zones were released', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'conf-site-zones-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  /** The day for a package with data of 2025b, as it was published but for its changelog. */
  const releasedOn = (changelog?: string): string => {
    const home = join(folder, 'node_modules/moment-timezone');
    mkdirSync(join(home, 'data/packed'), { recursive: true });
    writeFileSync(join(home, 'package.json'), '{ "name": "moment-timezone" }');
    writeFileSync(join(home, 'data/packed/latest.json'), '{ "version": "2025b", "zones": [], "links": [] }');
    if (changelog !== undefined) writeFileSync(join(home, 'changelog.md'), changelog);
    return installedZones(folder).releasedOn();
  };

  const CODE = '### `0.6.0` _2025-05-25_\n* Fixed and updated TypeScript definitions.\n\n';
  const DATA = '### `0.5.48` _2025-03-23_\n* Updated data to IANA TZDB `2025b`. [#1130](https://github.example)\n\n';
  const OLDER = '### `0.5.47` _2025-01-28_\n* Updated data to IANA TZDB `2025a`.\n';

  it('is that of the release with these data, not of a later one of code alone', () => {
    expect(releasedOn(CODE + DATA + OLDER)).toBe('2025-03-23');
  });

  it.each([
    ['there is no changelog', undefined],
    ['the changelog does not name the data', CODE + OLDER],
  ])('is the end of the year of the data if %s', (_case, changelog) => {
    expect(releasedOn(changelog)).toBe('2025-12-31');
  });
});
