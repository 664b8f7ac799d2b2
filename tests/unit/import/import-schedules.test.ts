import { describe, expect, it } from 'vitest';
import { importedBytes, importedFixture, jsonBytes } from '../../support/import-fixtures.ts';

describe('schedule.json of frab and pretalx', () => {
  const programme = importedFixture('frab', 'frab.json');
  const { session, speaker, notesOf, peopleOf } = programme;

  it('gives events with texts from HTML, and links of all formats', () => {
    expect(session('Opening of the loom: Q&A')).toEqual({
      key: 'e0000000-0000-4000-8000-000000000001',
      title: 'Opening of the loom: Q&A',
      description: 'We start.\n\n- one\n- two',
      speakerKeys: ['7', 'name:lampa'],
      kind: 'talk',
      isForAll: false,
      language: 'de',
      track: 'Threads',
      isRecorded: false,
      slots: [{ roomKey: 'Attic', day: '2027-12-27', startsAt: '2027-12-27T10:30', durationMinutes: 30 }],
      links: [
        { title: 'wiki.example', url: 'https://wiki.example/opening', kind: 'other' },
        { title: 'Slides', url: 'https://talks.example/media/opening.pdf', kind: 'slides' },
        { title: 'Recording', url: 'https://video.example/opening', kind: 'recording' },
      ],
    });
  });

  it('keeps Markdown with its line breaks, and language names with a region', () => {
    expect(session('Lamps after midnight')).toMatchObject({
      subtitle: 'With a lamp',
      description: '**Bring** a lamp\\\nand a needle.',
      language: 'de',
      kind: 'workshop',
    });
    expect(speaker('Zvonko Predivo')).toMatchObject({
      biography: 'Ties `knots`.',
      pictureUrl: 'https://talks.example/media/avatars/zvonko.png',
    });
  });

  it('assigns night events to the day of the export, and a guid in two slots to one session', () => {
    expect(session('Lamps after midnight').slots).toEqual([
      { roomKey: 'Hall', day: '2027-12-27', startsAt: '2027-12-28T00:20', durationMinutes: 135 },
      { roomKey: 'Hall', day: '2027-12-28', startsAt: '2027-12-28T12:00', durationMinutes: 26 * 60 },
    ]);
  });

  it('uses the date of an event if the export lists it under a distant day', () => {
    expect(session('Filed under another day').slots[0]).toMatchObject({
      day: '2027-12-31',
      startsAt: '2027-12-31T02:00',
    });
  });

  it('distinguishes two sessions with the same guid', () => {
    expect(session('Lunch break').key).toBe('e0000000-0000-4000-8000-000000000004');
    expect(session('Another one with the same guid').key).toBe('e0000000-0000-4000-8000-000000000004#2');
  });

  it('takes events with one address, title and speakers for one session, if it can be given in all their slots', () => {
    const event = (guid: string, start: string, more = {}) => {
      const url = 'https://talks.example/backups/';
      return {
        guid,
        url,
        title: 'Backups',
        start,
        duration: '00:30',
        persons: [{ id: 1, public_name: 'Ana' }],
        ...more,
      };
    };
    const slotsOf = (...events: readonly object[]): readonly unknown[] => {
      const days = [{ date: '2027-12-27', rooms: { Hall: events } }];
      const bytes = jsonBytes({ schedule: { conference: { time_zone_name: 'Europe/Zagreb', days } } });
      const { sessions } = importedBytes('frab', bytes);
      return sessions.map(({ key, slots }) => [key, slots.map(({ startsAt }) => startsAt.slice(11))]);
    };
    const first = event('a', '10:00');
    expect(slotsOf(first, event('b', '15:00'))).toEqual([['a', ['10:00', '15:00']]]);
    const apart = [
      ['a', ['10:00']],
      ['b', ['15:00']],
    ];
    expect(slotsOf(first, event('b', '15:00', { duration: '01:00' }))).toEqual(apart);
    expect(slotsOf(first, event('b', '15:00', { persons: [{ id: 2, public_name: 'Tin' }] }))).toEqual(apart);
    expect(slotsOf(first, event('b', '15:00', { url: 'https://talks.example/others/' }))).toEqual(apart);
    expect(slotsOf(event('a', '10:00', { url: '' }), event('b', '15:00', { url: '' }))).toEqual(apart);
  });

  it('gives all times in the zone that the export names', () => {
    expect(programme.timeZone).toBe('Europe/Berlin');
    expect(session('From far away').slots[0]).toMatchObject({ startsAt: '2027-12-27T11:00', durationMinutes: 30 });
    expect(notesOf('guessed')).toContain('Times with another offset were converted to Europe/Berlin: "From far away".');
    expect(notesOf('guessed')).toContain('Events without a duration last 30 minutes: "From far away".');
  });

  it('gives them in the event’s zone if it names none', () => {
    const event = {
      guid: 'g',
      title: 'Early',
      date: '2027-07-01T08:00:00Z',
      duration: '00:30',
      persons: [],
      links: [],
    };
    const days = [{ date: '2027-07-01', rooms: { Hall: [event] } }];
    const unnamed = importedBytes(
      'frab',
      jsonBytes({ schedule: { conference: { days, time_zone_name: 'Nowhere/Here' } } }),
    );
    expect(unnamed).not.toHaveProperty('timeZone');
    expect(unnamed.session('Early').slots[0]?.startsAt).toBe('2027-07-01T10:00');
    expect(unnamed.notesOf('doubtful')).toEqual(['There is no time zone with the name "Nowhere/Here".']);
  });

  it('distinguishes people with the id 0 or one id for two names, and merges a person with two ids', () => {
    expect(peopleOf('Lamps after midnight')).toEqual(['Zvonko Predivo', 'igla', 'lampa']);
    expect(peopleOf('From far away')).toEqual(['Somebody Else']);
    expect(peopleOf('Another one with the same guid')).toEqual(['Perunika Stolnjak']);
    expect(programme.speakers.map(({ fullName }) => fullName)).toEqual([
      'Perunika Stolnjak',
      'lampa',
      'Zvonko Predivo',
      'igla',
      'Somebody Else',
    ]);
  });

  it('recognizes a lunch break, and gives no slot to an impossible time', () => {
    expect(session('Lunch break').kind).toBe('service');
    expect(session('Without a time').slots).toEqual([]);
    expect(session('Without a time').links).toEqual([]);
    expect(notesOf('doubtful')).toContain('Events without a valid start have no slot: "Without a time".');
  });

  it('takes an event with a text for a talk if its title only ends like a break', () => {
    const events = ['Women in Mapping Breakfast', 'Lunch in the yard'].map((title) => {
      return { guid: title, title, date: '2027-12-27T08:00:00+01:00', duration: '01:00', description: 'Meet and eat.' };
    });
    const days = [{ date: '2027-12-27', rooms: { Hall: events } }];
    const read = importedBytes('frab', jsonBytes({ schedule: { conference: { days } } }));
    expect(read.sessions.map(({ title, kind }) => [title, kind])).toEqual([
      ['Women in Mapping Breakfast', 'talk'],
      ['Lunch in the yard', 'service'],
    ]);
  });

  it('lists all rooms, even if nothing takes place in them or the export’s own list lacks them', () => {
    expect(programme.rooms).toEqual([
      { key: 'Hall', name: 'Hall', capacity: 300 },
      { key: 'Empty room', name: 'Empty room' },
      { key: 'Attic', name: 'Attic' },
    ]);
  });

  it('lists the tracks that events name, with their colours', () => {
    expect(programme.tracks).toEqual([{ name: 'Threads', color: '#aa0000' }]);
  });
});

describe('schedule.xml of Pentabarf', () => {
  const programme = importedFixture('pentabarf', 'pentabarf.xml');
  const { session, speaker, notesOf, peopleOf } = programme;

  it('gives events with escaped HTML as Markdown, and expands no entity', () => {
    expect(session("Opening 'the' loom & more")).toEqual({
      key: '301',
      title: "Opening 'the' loom & more",
      description: 'We start & stop.\n\nSee [the plan](https://igla.example/plan/), \\&lots;.',
      speakerKeys: ['51', '52'],
      kind: 'talk',
      isForAll: false,
      isKeynote: true,
      track: 'Threads',
      slots: [{ roomKey: 'Great hall', day: '2027-02-24', startsAt: '2027-02-24T09:30', durationMinutes: 25 }],
      links: [
        { title: 'Video recording', url: 'https://video.example/opening.webm', kind: 'recording' },
        { title: 'wiki.example', url: 'https://wiki.example/opening', kind: 'other' },
        { title: 'Slides', url: 'https://igla.example/attachments/opening.pdf', kind: 'slides' },
      ],
    });
  });

  it('moves events before the start of the programme day to the next calendar day', () => {
    expect(session('Lamps').slots[0]).toMatchObject({
      day: '2027-02-24',
      startsAt: '2027-02-25T01:15',
      durationMinutes: 120,
    });
  });

  it('reads text with markup, and reports e-mail addresses that would become public', () => {
    expect(session('Lamps').description).toBe('Bring a **lamp**, or write to lamps@igla.example');
    expect(notesOf('doubtful')).toContain('E-mail addresses, which would be public, are in the texts of "Lamps".');
  });

  it('uses the date and time of an event if it has its own', () => {
    expect(session('Elsewhere').slots[0]).toMatchObject({ startsAt: '2027-02-24T11:00', durationMinutes: 45 });
    expect(session('Elsewhere').isRecorded).toBe(false);
    expect(session('Lamps')).not.toHaveProperty('isRecorded');
  });

  it('reads events of a day without a room element', () => {
    expect(session('An event without a room around it').slots[0]?.roomKey).toBe('Cellar');
    expect(peopleOf('An event without a room around it')).toEqual(['lampa', 'igla']);
    expect(programme.rooms.map(({ name }) => name)).toEqual(['Great hall', "Nobody's room", 'Attic', 'Cellar']);
  });

  it('merges a person with a different id in each event, and a separate biography', () => {
    expect(session('Lamps').speakerKeys).toEqual([speaker('Perunika Stolnjak').key]);
    expect(speaker('Perunika Stolnjak')).toMatchObject({ key: '51', isKeynote: true });
    expect(speaker('Zvonko Predivo').biography).toBe('Ties *knots*.');
  });
});
