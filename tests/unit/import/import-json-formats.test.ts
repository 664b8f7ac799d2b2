import { describe, expect, it } from 'vitest';
import { ImportRefusal } from '../../../src/content-edits/errors.ts';
import {
  fixtureBytes,
  importedBytes,
  importedFiles,
  importedFixture,
  importedFixtures,
} from '../../support/import-fixtures.ts';

const PRETALX = ['event', 'submissions', 'speakers', 'slots', 'rooms', 'tracks', 'types', 'tags'].map(
  (name) => `pretalx/${name}.json`,
);

function slot(startsAt: string, durationMinutes: number, roomKey?: string) {
  const day = startsAt.slice(0, 10);
  return roomKey === undefined ? { day, startsAt, durationMinutes } : { day, startsAt, durationMinutes, roomKey };
}

describe('pretalx', () => {
  const programme = importedFixtures('pretalx', PRETALX);

  it('joins the answers of its API by their codes and ids', () => {
    expect(programme.session('Counting threads')).toEqual({
      key: 'AAAAAA',
      title: 'Counting threads',
      description: 'A chart has rows.\n\nA cloth has *threads*.',
      speakerKeys: ['PERUNI'],
      kind: 'talk',
      isForAll: false,
      language: 'en',
      isKeynote: true,
      track: 'Basics',
      topics: ['WebAssembly'],
      isRecorded: false,
      durationMinutes: 45,
      slots: [slot('2027-05-07T09:00', 45, 'Big hall')],
      links: [],
    });
    expect(programme.session('Knots by hand')).toMatchObject({
      kind: 'workshop',
      language: 'de',
      slots: [slot('2027-05-07T10:00', 90, 'Attic')],
      links: [{ title: 'Slides', url: 'https://slides.example/knots.pdf', kind: 'slides' }],
    });
  });

  it('has the time zone of its event', () => {
    expect(programme.timeZone).toBe('Europe/Zagreb');
    const event = { slug: 'a', date_from: '2027-05-07', timezone: 'Asia/Tokyo' };
    const far = importedFiles('pretalx', {
      event: JSON.stringify(event),
      talks: fixtureBytes('pretalx-talks.json'),
    });
    expect(far.session('Counting threads').slots).toEqual([slot('2027-05-07T16:00', 45, 'Big hall')]);
  });

  it('has rooms in their order with seats, and tracks with colours', () => {
    expect(programme.rooms).toEqual([
      { key: 'Big hall', name: 'Big hall' },
      { key: 'Attic', name: 'Attic', capacity: 30 },
    ]);
    expect(programme.tracks).toEqual([{ name: 'Basics', color: '#c2185b' }]);
  });

  it('takes slots without a submission for breaks', () => {
    expect(programme.session('Lunch')).toMatchObject({
      kind: 'service',
      slots: [slot('2027-05-07T12:00', 60, 'Big hall')],
    });
  });

  it('leaves out rejected submissions, and people without another one', () => {
    expect(programme.sessions.map(({ title }) => title)).not.toContain('Never on');
    expect(programme.speakers.map(({ fullName }) => fullName)).toEqual([
      'Perunika Novosel',
      'Zvonko Bilić',
      'Hasna Đulić',
    ]);
    expect(programme.speaker('Perunika Novosel')).toMatchObject({
      biography: 'Perunika weaves.',
      pictureUrl: 'https://pictures.example/perunika.png',
    });
    expect(JSON.stringify(programme)).not.toContain('mail.example');
  });

  it('reads the talks of its older API, which have everything in themselves', () => {
    const older = importedFixture('pretalx', 'pretalx-talks.json');
    expect(older.session('Counting threads')).toMatchObject({
      track: 'Basics',
      slots: [slot('2027-05-07T09:00', 45, 'Big hall')],
      links: [{ title: 'Slides', kind: 'slides' }],
    });
    expect(older.session('Knots by hand')).toMatchObject({ kind: 'workshop', isRecorded: false });
    expect(older.session('Lunch').kind).toBe('service');
    expect(older.session('Yarn and time')).toMatchObject({ slots: [], durationMinutes: 20 });
    expect(older.peopleOf('Counting threads')).toEqual(['Perunika Novosel']);
    expect(older.rooms.map(({ name }) => name)).toEqual(['Big hall', 'Attic']);
  });
});

describe('OpenPlanner', () => {
  const programme = importedFixture('openplanner', 'openplanner.json');

  it('has its tracks as rooms, its categories as tracks, and its formats as types', () => {
    expect(programme.rooms.map(({ name }) => name)).toEqual(['Big hall', 'Attic']);
    expect(programme.tracks).toEqual([{ name: 'Charts', color: '#c2185b' }]);
    expect(programme.session('Counting threads')).toEqual({
      key: 'se1',
      title: 'Counting threads',
      description: 'A chart has **rows**.',
      speakerKeys: ['sp1'],
      kind: 'talk',
      isForAll: true,
      language: 'en',
      level: 'novice',
      isKeynote: true,
      track: 'Charts',
      topics: ['wasm'],
      durationMinutes: 45,
      slots: [slot('2027-05-07T09:00', 45, 't1')],
      links: [{ title: 'Slides', url: 'https://slides.example/threads', kind: 'slides' }],
    });
  });

  it('has times in the zone of the programme, and sessions without any', () => {
    expect(programme.session('Knots by hand').slots).toEqual([slot('2027-05-07T10:00', 90, 't2')]);
    expect(programme.session('Yarn and time')).toMatchObject({ slots: [], durationMinutes: 20 });
    expect(programme.session('Lunch')).toMatchObject({ kind: 'service', isForAll: true });
  });

  it('has speakers with portraits and links, and no notes of organisers', () => {
    expect(programme.speaker('Perunika Novosel')).toMatchObject({
      position: 'Weaver of charts',
      company: 'Spindle & Co',
      pictureUrl: 'https://pictures.example/perunika.webp',
      links: [{ title: 'GitHub' }],
    });
    expect(JSON.stringify(programme)).not.toContain('hotel');
    expect(programme.notesOf('left-out')).toContain('Not imported: "sponsors".');
  });
});

describe('Indico', () => {
  const programme = importedFixture('indico', 'indico.json');

  it('has the contributions of the event and of its sessions, in the zone of the event', () => {
    expect(programme.timeZone).toBe('Europe/Zagreb');
    expect(programme.session('Counting threads')).toMatchObject({
      key: '1',
      description: 'A chart has *rows*.',
      isKeynote: true,
      track: 'Charts',
      topics: ['wasm'],
      slots: [slot('2027-05-07T09:00', 45, 'Big hall')],
      links: [{ title: 'Slides', url: 'https://slides.example/threads' }],
    });
    expect(programme.session('Knots by hand')).toMatchObject({
      kind: 'workshop',
      track: 'Hands',
      slots: [slot('2027-05-07T10:00', 90, 'Attic')],
    });
    expect(programme.session('Yarn and time')).toMatchObject({ slots: [], durationMinutes: 20 });
  });

  it('has each speaker once, authors where there are no speakers, and no e-mail addresses', () => {
    expect(programme.speakers.map(({ fullName, company }) => [fullName, company])).toEqual([
      ['Perunika Novosel', 'Spindle & Co'],
      ['Zvonko Bilić', 'Spindle & Co'],
    ]);
    expect(programme.peopleOf('Yarn and time')).toEqual(['Zvonko Bilić']);
    expect(programme.notesOf('guessed')).toContain(
      'Without speakers, the authors were taken as the speakers of "Yarn and time".',
    );
    expect(JSON.stringify(programme)).not.toContain('mail.example');
  });

  it('takes breaks from a timetable beside the event', () => {
    const both = importedFixtures('indico', ['indico.json', 'indico-timetable.json']);
    expect(both.session('Lunch')).toMatchObject({ kind: 'service', slots: [slot('2027-05-07T12:00', 60, 'Big hall')] });
    expect(both.sessions).toHaveLength(programme.sessions.length + 1);
  });

  it('reads a timetable alone', () => {
    const timetable = importedFixture('indico', 'indico-timetable.json');
    expect(timetable.session('Knots by hand')).toMatchObject({ track: 'Hands' });
    expect(timetable.peopleOf('Counting threads')).toEqual(['Perunika Novosel']);
  });

  it('says how to export an event with its contributions', () => {
    const bare = { _type: 'HTTPAPIResult', count: 1, results: [{ _type: 'Conference', id: '7', title: 'x' }] };
    const bytes = new TextEncoder().encode(JSON.stringify(bare));
    expect(() => importedBytes('indico', bytes)).toThrow('This export of Indico has no contributions.');
  });
});

describe('the JSON format of conf-site', () => {
  const programme = importedFixture('json', 'programme.json');

  it('carries rooms, tracks, topics, speakers and sessions', () => {
    expect(programme).toMatchObject({
      timeZone: 'Europe/Zagreb',
      rooms: [
        { key: 'big', name: 'Big hall', capacity: 300 },
        { key: 'attic', name: 'Attic' },
      ],
      tracks: [{ name: 'Charts', color: '#c2185b' }],
    });
    expect(programme.speaker('Perunika Novosel')).toEqual({
      key: 'perunika',
      fullName: 'Perunika Novosel',
      name: 'Perunika',
      surname: 'Novosel',
      position: 'Weaver of charts',
      company: 'Spindle & Co',
      biography: 'Perunika weaves *charts*.',
      isKeynote: true,
      pictureUrl: 'https://pictures.example/perunika.png',
      links: [{ title: 'GitHub', url: 'https://github.com/perunika', kind: 'social' }],
    });
    expect(programme.session('Counting threads')).toEqual({
      key: 'threads',
      title: 'Counting threads',
      subtitle: 'By hand',
      description: 'A chart has *rows*.',
      speakerKeys: ['perunika'],
      kind: 'talk',
      isForAll: true,
      language: 'en',
      level: 'advanced',
      isKeynote: true,
      track: 'Charts',
      topics: ['WebAssembly'],
      isRecorded: false,
      slots: [slot('2027-05-07T09:00', 45, 'big')],
      links: [{ title: 'Slides', url: 'https://slides.example/threads', kind: 'slides' }],
    });
  });

  it('has rooms by name or id, durations instead of ends, and breaks by their titles', () => {
    expect(programme.session('Knots by hand').slots).toEqual([slot('2027-05-07T10:00', 90, 'attic')]);
    expect(programme.session('Lunch')).toMatchObject({ kind: 'service', slots: [slot('2027-05-07T12:00', 60)] });
    expect(programme.session('Yarn and time')).toMatchObject({ slots: [], durationMinutes: 20, language: 'hr' });
  });

  /** The mistakes in the fixture after a replacement. */
  function mistakesAfter(from: string, to: string): readonly string[] {
    const text = new TextDecoder().decode(fixtureBytes('programme.json'));
    if (!text.includes(from)) throw new Error(`the fixture has no ${from}`);
    try {
      importedBytes('json', new TextEncoder().encode(text.replace(from, to)));
    } catch (error) {
      if (error instanceof ImportRefusal) return error.message.split('\n').slice(1);
      throw error;
    }
    return [];
  }

  it.each([
    ['"level": "advanced"', '"levle": "advanced"', /^ {2}export:\d+: There is no field "levle".*"level"/],
    ['"level": "advanced"', '"level": "hard"', /^ {2}export:\d+: "level" .*novice/],
    ['"id": "threads",', '', /^ {2}export:\d+: .*"id"/],
    [
      '"speakers": [\n        "zvonko"',
      '"speakers": [\n        "zvonk"',
      /^ {2}export:\d+: There is no speaker with the id "zvonk"; did you mean "zvonko"\?$/,
    ],
    ['"room": "Attic"', '"room": "Atic"', /^ {2}export:\d+: There is no room "Atic"; did you mean "attic"\?$/],
    ['"id": "zvonko"', '"id": "perunika"', /^ {2}export:\d+: The id "perunika" is used twice in speakers\.$/],
    [
      '"end": "2027-05-07T09:45"',
      '"end": "2027-05-07T08:45"',
      /^ {2}export:\d+: It ends at 2027-05-07T08:45, and starts at 2027-05-07T09:00\.$/,
    ],
    ['2027-05-07T10:00', '2027-02-31T10:00', /^ {2}export:\d+: "2027-02-31T10:00" is no time of the calendar\.$/],
    [
      '"Europe/Zagreb"',
      '"Europe/Zagrep"',
      /^ {2}export:4: There is no time zone "Europe\/Zagrep"; did you mean "Europe\/Zagreb"\?$/,
    ],
  ])('reports the line of a mistake: %s as %s', (from, to, message) => {
    expect(mistakesAfter(from, to)[0]).toMatch(message);
  });

  it('is reported as such if its format is not named', () => {
    expect(mistakesAfter('"format": "conf-site",', '')[0]).toMatch(/^ {2}export:1: .*"format"/);
  });
});
