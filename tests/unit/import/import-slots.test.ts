import { describe, expect, it } from 'vitest';
import { personName } from '../../../src/import/imported-fields.ts';
import type { ImportedProgramme, ImportedSession, ImportedSlot } from '../../../src/import/imported-programme.ts';
import { type Block, withNewEntry } from '../../../src/import/merge/schedule-blocks.ts';
import { programmeSlots } from '../../../src/import/programme-slots.ts';
import { serviceEntry } from '../../../src/import/slot-entries.ts';

const ZAGREB = 'Europe/Zagreb';

function session(title: string, ...slots: readonly ImportedSlot[]): ImportedSession {
  return {
    key: title,
    title,
    speakerKeys: [],
    kind: 'talk',
    isForAll: false,
    links: [],
    slots,
  };
}

function programme(sessions: readonly ImportedSession[], timeZone?: string): ImportedProgramme {
  return { speakers: [], rooms: [], tracks: [], notes: [], sessions, ...(timeZone === undefined ? {} : { timeZone }) };
}

const slot = (day: string, startsAt: string, durationMinutes = 60): ImportedSlot => ({
  day,
  startsAt,
  durationMinutes,
});

describe('the slots of a programme', () => {
  it('include the night in the day before, which ends with it', () => {
    const { slots, days } = programmeSlots(
      programme([
        session('Party', slot('2026-06-12', '2026-06-13T00:30', 90)),
        session('Edges', slot('2026-06-12', '2026-06-12T10:00')),
      ]),
      ZAGREB,
    );
    expect(slots.map(({ session: { title }, day }) => [title, day])).toEqual([
      ['Edges', '2026-06-12'],
      ['Party', '2026-06-12'],
    ]);
    expect(days).toEqual([{ date: '2026-06-12', startDateTime: '2026-06-12T10:00', endDateTime: '2026-06-13T02:00' }]);
  });

  it('get a new day if the day before is empty, or begins no later', () => {
    const { days } = programmeSlots(
      programme([
        session('Dawn', slot('2026-06-12', '2026-06-13T05:00')),
        session('Early', slot('2026-06-14', '2026-06-14T04:00')),
        session('Also early', slot('2026-06-14', '2026-06-15T04:30')),
      ]),
      ZAGREB,
    );
    expect(days.map(({ date, startDateTime }) => [date, startDateTime])).toEqual([
      ['2026-06-13', '2026-06-13T05:00'],
      ['2026-06-14', '2026-06-14T04:00'],
      ['2026-06-15', '2026-06-15T04:30'],
    ]);
  });

  it('are given in the zone of the site', () => {
    const { slots, isConverted } = programmeSlots(
      programme([session('Edges', slot('2026-06-12', '2026-06-12T23:30'))], 'Europe/London'),
      ZAGREB,
    );
    expect(slots.map(({ day, startsAt }) => [day, startsAt])).toEqual([['2026-06-13', '2026-06-13T00:30']]);
    expect(isConverted).toBe(true);
  });

  it('are not converted between zones with equal times', () => {
    const { isConverted } = programmeSlots(
      programme([session('Edges', slot('2026-06-12', '2026-06-12T23:30'))], 'Europe/Berlin'),
      ZAGREB,
    );
    expect(isConverted).toBe(false);
  });

  it('leave out times that the clock skips or repeats, and list the sessions', () => {
    const { slots, ambiguous } = programmeSlots(
      programme([
        session('Skipped', slot('2026-03-29', '2026-03-29T02:30')),
        session('Twice', slot('2026-10-25', '2026-10-25T02:30')),
      ]),
      ZAGREB,
    );
    expect(slots).toEqual([]);
    expect(ambiguous).toEqual(['Skipped', 'Twice']);
  });

  it('have unique keys, and their own duration', () => {
    const { slots } = programmeSlots(
      programme([session('Edges', slot('2026-06-12', '2026-06-12T10:00', 30), slot('2026-06-13', '2026-06-13T10:00'))]),
      ZAGREB,
    );
    expect(slots.map(({ key, durationMinutes }) => [key, durationMinutes])).toEqual([
      ['Edges', 30],
      ['Edges slot 2', 60],
    ]);
  });
});

describe('the name of a person', () => {
  it.each([
    [{ fullName: 'Ana Krpić' }, ['Ana', 'Krpić']],
    [{ fullName: 'Ana Marija Krpić' }, ['Ana Marija', 'Krpić']],
    [{ fullName: 'Jan  van der Vlas' }, ['Jan', 'van der Vlas']],
    [{ fullName: 'van Vlas' }, ['van', 'Vlas']],
    [{ fullName: 'Zvir' }, ['Zvir', '']],
    [{ fullName: '縫子' }, ['縫子', '']],
    [{ fullName: 'Ana K', name: 'Ana ', surname: ' Krpić  Šav' }, ['Ana', 'Krpić Šav']],
    [{ fullName: '', name: 'Zvir', surname: '' }, ['Zvir', '']],
  ])('in %j has two parts', (speaker, parts) => {
    const { name, surname } = personName({ key: 'k', links: [], ...speaker });
    expect([name, surname]).toEqual(parts);
  });
});

describe('an entry without speakers', () => {
  it.each([
    ['Registration & coffee', { special: 'registration', doNotEvaluate: true, skipOnSurvey: true }],
    ['Lunch break', { break: 'lunch', lunch: true }],
    ['Coffee break', { break: 'coffee' }],
    ['Pauza', { break: 'pause' }],
    ['Opening ceremony', { special: 'opening', doNotEvaluate: true, skipOnSurvey: true }],
    ['After-party', { special: 'afterParty', doNotEvaluate: true, skipOnSurvey: true }],
    ['Group photo', { special: 'other', doNotEvaluate: true, skipOnSurvey: true }],
  ])('is recognized by its title: %s', (title, sort) => {
    const service = { ...session(title), kind: 'service' } as const;
    const entry = serviceEntry({ session: service, startsAt: '2026-06-12T09:00', durationMinutes: 20 });
    expect(entry).toEqual({ ...sort, startsAt: '09:00', duration: 20, title });
  });
});

describe('an entry with the type that this tool writes', () => {
  it.each([
    ['Coffee and registration', 'coffee', { break: 'coffee' }],
    ['Break before the closing', 'pause', { break: 'pause' }],
    ['Tea', 'lunch', { break: 'lunch', lunch: true }],
    ['Coffee with cake', 'pause', { break: 'pause' }],
  ])('is of that type, whatever its title names: %s', (title, serviceType, sort) => {
    const service = { ...session(title), kind: 'service', serviceType } as const;
    const entry = serviceEntry({ session: service, startsAt: '2026-06-12T09:00', durationMinutes: 20 });
    expect(entry).toEqual({ ...sort, startsAt: '09:00', duration: 20, title });
  });
});

describe('an entry with a text', () => {
  it.each([
    ['Women in Mapping Breakfast', { special: 'other', doNotEvaluate: true, skipOnSurvey: true }],
    ['Late lunch in the yard', { break: 'lunch', lunch: true }],
  ])('is a break only if its title begins with that: %s', (title, sort) => {
    const service = { ...session(title), kind: 'service', description: 'Meet and eat.' } as const;
    const entry = serviceEntry({ session: service, startsAt: '2026-06-12T09:00', durationMinutes: 20 });
    expect(entry).toEqual({ ...sort, startsAt: '09:00', duration: 20, title, description: 'Meet and eat.' });
  });
});

describe('a new entry of a schedule', () => {
  const timeOf = (entry: Block): string => String(entry['startsAt'] ?? '');
  const at = (startsAt: string): Block => ({ startsAt });

  it('for everybody divides the block of rooms at its time', () => {
    const blocks = [{ rooms: { warp: [at('09:00'), at('13:00')], weft: [at('10:00')] } }];
    expect(withNewEntry(blocks, { entry: at('12:00') }, timeOf)).toEqual([
      { rooms: { warp: [at('09:00')], weft: [at('10:00')] } },
      at('12:00'),
      { rooms: { warp: [at('13:00')] } },
    ]);
  });

  it('of a room is inserted in the order of time', () => {
    const blocks = [at('08:00'), { rooms: { warp: [at('09:00'), at('11:00')] } }, at('12:00')];
    expect(withNewEntry(blocks, { entry: at('10:00'), list: 'rooms/warp' }, timeOf)[1]).toEqual({
      rooms: { warp: [at('09:00'), at('10:00'), at('11:00')] },
    });
    expect(withNewEntry(blocks, { entry: at('13:00'), list: 'rooms/weft' }, timeOf)[3]).toEqual({
      rooms: { weft: [at('13:00')] },
    });
  });

  it('of a room gets a block of its own beside a block of tracks that was written by hand', () => {
    const blocks = [{ tracks: { '1': [at('09:00')] } }];
    expect(withNewEntry(blocks, { entry: at('10:00'), list: 'rooms/warp' }, timeOf)).toEqual([
      ...blocks,
      { rooms: { warp: [at('10:00')] } },
    ]);
  });
});
