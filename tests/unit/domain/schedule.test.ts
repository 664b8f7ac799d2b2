import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type HasDuration,
  type Placed,
  type ProgrammeBlock,
  placeProgramme,
} from '../../../src/domain/programme/schedule.ts';

/** 8 May 2026, 08:00 in Osijek. */
const OPENING = 1_778_220_000;

interface Talk extends HasDuration {
  readonly name: string;
}

const talk = (name: string, durationMinutes: number): Talk => ({ name, durationMinutes });
const pinned = (name: string, durationMinutes: number, minutes: number): Talk => ({
  name,
  durationMinutes,
  pinnedAt: OPENING + minutes * 60,
});
/** Lists of entries that run side by side, each in the column of its name. */
const beside = (columns: Readonly<Record<string, readonly Talk[]>>): ProgrammeBlock<Talk> => ({
  kind: 'parallel',
  lists: Object.entries(columns).map(([column, entries]) => entries.map((entry) => ({ ...entry, column }))),
});
const all = (entry: Talk): ProgrammeBlock<Talk> => ({ kind: 'all', entry });

/** `name from–to` in minutes after the opening, after the column if there is one. */
function formatted(placed: readonly Placed<Talk>[]): readonly string[] {
  return placed.map(({ entry, column, startsAt, endsAt }) => {
    const [from, to] = [startsAt, endsAt].map((at) => (at - OPENING) / 60);
    return `${column === undefined ? '' : `${column}: `}${entry.name} ${from}–${to}`;
  });
}

describe('a programme', () => {
  it('starts each entry at the end of the previous one', () => {
    const blocks = [all(talk('registration', 60)), all(talk('opening', 10)), all(talk('keynote', 45))];
    expect(formatted(placeProgramme(blocks, OPENING))).toEqual([
      'registration 0–60',
      'opening 60–70',
      'keynote 70–115',
    ]);
  });

  it('runs entries beside the one before, and continues when the last of them has ended', () => {
    const poster = (name: string, minutes: number): Talk => ({ ...talk(name, minutes), alongside: 1 });
    const blocks: ProgrammeBlock<Talk>[] = [
      all(talk('opening', 10)),
      beside({
        hall: [talk('knots', 40), poster('seams', 20), { ...poster('dyes', 40), pinnedAt: OPENING + 20 * 60 }],
      }),
      all(poster('open space', 90)),
      all(talk('lunch', 60)),
    ];
    expect(formatted(placeProgramme(blocks, OPENING))).toEqual([
      'opening 0–10',
      'hall: knots 10–50',
      'hall: seams 10–30',
      'open space 10–100',
      'hall: dyes 20–60',
      'lunch 100–160',
    ]);
  });

  it('runs lists in parallel, and continues when the longest has ended', () => {
    const blocks: ProgrammeBlock<Talk>[] = [
      all(talk('opening', 10)),
      beside({ 1: [talk('counted threads', 40), talk('one slow tap', 40)], 2: [talk('csp', 60)] }),
      all(talk('lunch', 60)),
    ];
    expect(formatted(placeProgramme(blocks, OPENING))).toEqual([
      'opening 0–10',
      '1: counted threads 10–50',
      '2: csp 10–70',
      '1: one slow tap 50–90',
      'lunch 90–150',
    ]);
  });

  it('waits for the longest list at any position', () => {
    const blocks: ProgrammeBlock<Talk>[] = [
      beside({ 1: [talk('long', 90)], 2: [talk('short', 20)], 3: [] }),
      all(talk('lunch', 60)),
    ];
    expect(formatted(placeProgramme(blocks, OPENING)).at(-1)).toBe('lunch 90–150');
  });

  it('keeps a pinned entry at its time, and places the following ones after it', () => {
    const blocks = [all(talk('opening', 10)), all(pinned('lunch', 60, 240)), all(talk('panel', 45))];
    expect(formatted(placeProgramme(blocks, OPENING))).toEqual(['opening 0–10', 'lunch 240–300', 'panel 300–345']);
  });

  it('lets an early pin overlap, so that check can report it', () => {
    const blocks = [all(talk('keynote', 60)), all(pinned('panel', 30, 45))];
    expect(formatted(placeProgramme(blocks, OPENING))).toEqual(['keynote 0–60', 'panel 45–75']);
  });

  it('without entries, or with empty lists only, is empty and takes no time', () => {
    expect(placeProgramme([], OPENING)).toEqual([]);
    const blocks: ProgrammeBlock<Talk>[] = [beside({ 1: [], 2: [] }), all(talk('closing', 10))];
    expect(formatted(placeProgramme(blocks, OPENING))).toEqual(['closing 0–10']);
  });
});

const entry = fc.record({
  name: fc.constantFrom('talk', 'panel', 'coffee', 'lunch'),
  durationMinutes: fc.integer({ min: 5, max: 120 }),
});
const block: fc.Arbitrary<ProgrammeBlock<Talk>> = fc.oneof(
  entry.map((one) => ({ kind: 'all' as const, entry: one })),
  fc.dictionary(fc.constantFrom('1', '2', '3', '4'), fc.array(entry, { maxLength: 4 }), { maxKeys: 4 }).map(beside),
);
const programme = fc.array(block, { maxLength: 8 });

const entriesOf = (one: ProgrammeBlock<Talk>): readonly Talk[] => (one.kind === 'all' ? [one.entry] : one.lists.flat());

describe('any programme without pins', () => {
  it('places every entry once, with its duration', () => {
    fc.assert(
      fc.property(programme, (blocks) => {
        const placed = placeProgramme(blocks, OPENING);
        expect(new Set(placed.map((one) => one.entry))).toEqual(new Set(blocks.flatMap(entriesOf)));
        expect(placed).toHaveLength(blocks.flatMap(entriesOf).length);
        for (const one of placed) expect(one.endsAt - one.startsAt).toBe(one.entry.durationMinutes * 60);
      }),
    );
  });

  it('has no overlaps within a column, or between a column and an entry for everybody', () => {
    fc.assert(
      fc.property(programme, (blocks) => {
        const placed = placeProgramme(blocks, OPENING);
        for (const [index, one] of placed.entries()) {
          for (const other of placed.slice(index + 1)) {
            if (one.column !== undefined && other.column !== undefined && one.column !== other.column) continue;
            expect(other.startsAt).toBeGreaterThanOrEqual(one.endsAt);
          }
        }
      }),
    );
  });

  it('keeps the order of blocks, and begins each one exactly at the end of the previous one', () => {
    fc.assert(
      fc.property(programme, (blocks) => {
        const placed = placeProgramme(blocks, OPENING);
        let end = OPENING;
        for (const one of blocks) {
          const own = placed.filter((place) => entriesOf(one).includes(place.entry));
          if (own.length === 0) continue;
          expect(Math.min(...own.map((place) => place.startsAt))).toBe(end);
          end = Math.max(...own.map((place) => place.endsAt));
        }
      }),
    );
  });

  it('is ordered by start, and by column for equal starts', () => {
    fc.assert(
      fc.property(programme, (blocks) => {
        const keys = placeProgramme(blocks, OPENING, ['4', '2', '3', '1']).map(
          (one) => one.startsAt * 10 + ['4', '2', '3', '1'].indexOf(one.column ?? ''),
        );
        expect(keys).toEqual([...keys].sort((a, b) => a - b));
      }),
    );
  });
});
