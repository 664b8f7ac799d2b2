import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import type { Instant } from '../../../src/domain/time/timeline.ts';
import { offsetSeconds, readMoment, wallClock, zonedIso } from '../../../src/domain/time/zone.ts';

const ZONES = [
  'Europe/Zagreb',
  'America/St_Johns',
  'Australia/Lord_Howe',
  'America/Sao_Paulo',
  'Africa/Cairo',
  'Asia/Beirut',
  'Asia/Kathmandu',
  'Pacific/Kiritimati',
  'UTC',
];

/** Days on which clocks jumped or will jump, which are the most error-prone ones. */
const JUMPS = [
  ['Europe/Zagreb', '2026-03-29'],
  ['Europe/Zagreb', '2026-10-25'],
  ['America/St_Johns', '2010-11-07'],
  ['America/St_Johns', '2026-03-08'],
  ['Australia/Lord_Howe', '2026-04-05'],
  ['Australia/Lord_Howe', '2026-10-04'],
  ['America/Sao_Paulo', '2018-02-18'],
  ['America/Sao_Paulo', '2018-11-04'],
  ['Africa/Cairo', '2026-04-24'],
  ['Asia/Beirut', '2026-03-29'],
  ['Pacific/Apia', '2011-12-30'],
] as const;

/** These zones crossed the date line, so one of their days never existed. */
const LOST_A_DAY: readonly string[] = ['Pacific/Apia', 'Pacific/Kiritimati'];

const zone = fc.constantFrom(...ZONES);
const instant = fc.integer({ min: Date.UTC(1975, 0) / 1000, max: Date.UTC(2025, 0) / 1000 });
const nearJump = fc
  .tuple(fc.constantFrom(...JUMPS), fc.integer({ min: -36 * 60, max: 36 * 60 }))
  .map(([[name, day], minutes]) => ({ zone: name, at: Date.parse(day) / 1000 + minutes * 60 }));
const anywhere = fc.oneof(nearJump, fc.record({ zone, at: instant }));

const formats = new Map<string, Intl.DateTimeFormat>();

/** The wall clock according to `Intl`, which knows the past, and what was law in these zones when Node was released. */
function intlWallClock(at: Instant, timeZone: string): string {
  let format = formats.get(timeZone);
  if (format === undefined) {
    const two = '2-digit';
    format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      year: 'numeric',
      month: two,
      day: two,
      hour: two,
      minute: two,
      second: two,
      hourCycle: 'h23',
    });
    formats.set(timeZone, format);
  }
  const part = Object.fromEntries(format.formatToParts(at * 1000).map(({ type, value }) => [type, value]));
  return `${part['year']}-${part['month']}-${part['day']}T${part['hour']}:${part['minute']}:${part['second']}`;
}

/** All instants at which the clocks of a zone show a time, found by trying all offsets. */
function instantsAt(wall: string, timeZone: string): readonly Instant[] {
  const asUtc = Date.parse(`${wall}Z`) / 1000;
  const offsets = Array.from({ length: 12 * 28 + 1 }, (_, index) => (index - 12 * 14) * 300);
  return offsets.map((offset) => asUtc + offset).filter((at) => intlWallClock(at, timeZone) === wall);
}

const isoOf = (at: Instant): string => new Date(at * 1000).toISOString().slice(0, 19);

describe('wall clocks and instants', () => {
  it('agree with Intl for any zone and instant', () => {
    fc.assert(
      fc.property(anywhere, ({ zone, at }) => {
        expect(wallClock(at, zone)).toBe(intlWallClock(at, zone));
      }),
      { numRuns: 500 },
    );
  });

  it('can be converted back to the instant, from the wall clock and from text with the offset', () => {
    fc.assert(
      fc.property(anywhere, ({ zone, at }) => {
        const reading = readMoment(wallClock(at, zone), 'moment', zone);
        if (reading.kind === 'repeated-hour') expect([reading.first, reading.second]).toContain(at);
        else expect(reading).toEqual({ kind: 'instant', at });
        expect(Date.parse(zonedIso(at, zone)) / 1000).toBe(at);
        expect(Date.parse(`${wallClock(at, zone)}Z`) / 1000 - at).toBe(offsetSeconds(at, zone));
      }),
      { numRuns: 500 },
    );
  });

  it('find all instants that show a time: none in a skipped hour, two in a repeated one, else one', () => {
    fc.assert(
      fc.property(anywhere, ({ zone, at }) => {
        const wall = isoOf(at);
        const reading = readMoment(wall, 'moment', zone);
        const found =
          reading.kind === 'instant'
            ? [reading.at]
            : reading.kind === 'repeated-hour'
              ? [reading.first, reading.second]
              : [];
        expect(found).toEqual(instantsAt(wall, zone));
        expect(reading.kind).toBe(['skipped-hour', 'instant', 'repeated-hour'][found.length]);
      }),
      { numRuns: 300 },
    );
  });

  it('start each day at its first second, which is the end of the previous day', () => {
    const day = anywhere.filter(({ zone }) => !LOST_A_DAY.includes(zone));
    fc.assert(
      fc.property(day, ({ zone, at }) => {
        const [today, yesterday] = [isoOf(at).slice(0, 10), isoOf(at - 86_400).slice(0, 10)];
        const start = readMoment(today, 'start', zone);
        if (start.kind !== 'instant') throw new Error(`${today} in ${zone} is ${start.kind}`);
        expect(intlWallClock(start.at, zone).slice(0, 10)).toBe(today);
        expect(intlWallClock(start.at - 1, zone).slice(0, 10)).toBe(yesterday);
        expect(readMoment(yesterday, 'deadline', zone)).toEqual(start);
        expect(readMoment(`${yesterday}T23:59:59`, 'deadline', zone)).toEqual(start);
      }),
      { numRuns: 500 },
    );
  });
});

describe('the zone of the machine', () => {
  const own = process.env['TZ'];
  afterEach(() => {
    if (own === undefined) delete process.env['TZ'];
    else process.env['TZ'] = own;
  });

  /** Wall clocks, conversions and offsets around all the jumps. */
  function answers(): string {
    return JSON.stringify(
      JUMPS.flatMap(([zone, day]) =>
        Array.from({ length: 49 }, (_, half) => Date.parse(day) / 1000 + half * 1800).map((at) => [
          wallClock(at, zone),
          zonedIso(at, zone),
          readMoment(isoOf(at), 'moment', zone),
          readMoment(isoOf(at).slice(0, 10), 'deadline', zone),
        ]),
      ),
    );
  }

  it.each(['Pacific/Kiritimati', 'America/St_Johns', 'Europe/Zagreb', 'America/Sao_Paulo'])(
    'changes nothing if it is %s',
    (machine) => {
      process.env['TZ'] = 'UTC';
      const expected = answers();
      process.env['TZ'] = machine;
      expect(new Date(Date.UTC(2018, 10, 4, 12)).getHours()).not.toBe(12);
      expect(answers()).toBe(expected);
    },
  );
});
