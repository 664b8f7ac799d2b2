import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { steps, type Timeline } from '../domain/time/timeline.ts';
import type { TimeZones } from '../domain/time/zone.ts';
import { attempt } from '../fs/attempt.ts';

/**
 * The adapter of moment-timezone, of which only the data are used: all clock changes of all time zones, in a packed form.
 * They are read from the installed package, so that its version in the lock file of a site decides, and not that of Node
 * or of this tool: a new law about clocks needs no release of conf-site.
 *
 * @see https://momentjs.com/timezone/docs/#/data-formats/packed-format/
 */

/** The parts of the file that are read here. */
interface ZoneFile {
  /** `2026f`. */
  readonly version: string;
  /** `Name|abbreviations|offsets|indices|times of changes|population`. */
  readonly zones: readonly string[];
  /** `Name|other name`. */
  readonly links: readonly string[];
}

/** The time zones that are installed with the package in a folder. Its data are read when they are needed first. */
export function installedZones(packageDir: string): TimeZones {
  const { resolve } = createRequire(join(packageDir, 'package.json'));
  const read = (file: string): string => readFileSync(resolve(`moment-timezone/${file}`), 'utf8');
  // The data of all zones may be freed, since a site needs only its own.
  let parsed: WeakRef<ZoneFile> | undefined;
  const file = (): ZoneFile => {
    const known = parsed?.deref() ?? (JSON.parse(read('data/packed/latest.json')) as ZoneFile);
    parsed = new WeakRef(known);
    return known;
  };
  return {
    names() {
      const { zones, links } = file();
      return [...zones.map((zone) => partOf(zone, 0)), ...links.map((link) => partOf(link, 1))].sort();
    },
    offsets(name) {
      const { zones, links } = file();
      const link = links.find((one) => partOf(one, 1) === name);
      const original = link === undefined ? name : partOf(link, 0);
      const packed = zones.find((zone) => partOf(zone, 0) === original);
      return packed === undefined ? undefined : unpacked(packed);
    },
    releasedOn() {
      const { version } = file();
      const changelog = attempt(() => read('changelog.md'));
      return releaseOf(version, changelog) ?? `${version.slice(0, 4)}-12-31`;
    },
  };
}

/**
 * The day of the release that brought a version of the data: its entry begins with "`0.6.6` _2026-10-29_" and says
 * "IANA TZDB `2026f`". Releases of code alone name no version of the data.
 */
function releaseOf(version: string, changelog = ''): string | undefined {
  const entry = changelog.split(/^### /m).find((one) => one.includes(`TZDB \`${version}\``));
  return /_(\d{4}-\d{2}-\d{2})_/.exec(entry ?? '')?.[1];
}

function partOf(line: string, index: number): string {
  return line.split('|', index + 1)[index] ?? '';
}

function unpacked(packed: string): Timeline<number> {
  const [, , offsets = '', indices = '', untils = ''] = packed.split('|');
  // Offsets are minutes to the west.
  const seconds = offsets.split(' ').map((minutes) => 0 - Math.round(base60(minutes) * 60));
  const [first = 0, ...later] = [...indices].map((index) => seconds[base60(index)] ?? 0);
  let at = 0;
  const times = untils.split(' ').map((minutes) => {
    at = Math.round(at + base60(minutes) * 60);
    return at;
  });
  return steps(
    first,
    later.map((value, index) => ({ at: times[index] ?? 0, value })),
  );
}

const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWX';

/** A number of base 60, with a sign and a fraction if it has them: `-1q.5`. */
function base60(text: string): number {
  const [whole = '', fraction = ''] = text.replace('-', '').split('.');
  const digits = [...whole, ...fraction].reduce((sum, digit) => sum * 60 + DIGITS.indexOf(digit), 0);
  return ((text.startsWith('-') ? -1 : 1) * digits) / 60 ** fraction.length;
}
