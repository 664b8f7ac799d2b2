import { describe, expect, it } from 'vitest';
import { importedBytes, importedFixture, jsonBytes } from '../../support/import-fixtures.ts';

const programme = importedFixture('sessionize', 'sessionize.json');
const { session, speaker, notesOf, peopleOf } = programme;

describe('Sessionize’s view "All"', () => {
  it('gives sessions with the properties from their categories', () => {
    expect(session('Counting threads in WebAssembly')).toEqual({
      key: '700101',
      title: 'Counting threads in WebAssembly',
      description: 'A chart has rows, a cloth has threads.\n\nWe look at:\n\n- the chart\n- the \\*cloth\\*',
      speakerKeys: ['5a1c0000-0000-4000-8000-000000000001', '5a1c0000-0000-4000-8000-000000000002'],
      kind: 'talk',
      isForAll: true,
      isKeynote: true,
      level: 'advanced',
      language: 'en',
      track: 'Beginner',
      slots: [{ roomKey: '41', day: '2027-05-07', startsAt: '2027-05-07T09:00', durationMinutes: 45 }],
      links: [{ title: 'YouTube Video', url: 'https://youtu.be/invented00', kind: 'recording' }],
    });
    expect(session('Knots by hand 🧶')).toMatchObject({ kind: 'workshop', level: 'novice', language: 'hr' });
    expect(session('Knots by hand 🧶')).not.toHaveProperty('description');
  });

  it('reports how categories were interpreted, and which were left out', () => {
    expect(notesOf('guessed')).toContain('The language of sessions was taken from the category "Language".');
    expect(notesOf('guessed')).toContain(
      'The level of sessions was taken from the category "What level is your session aimed at?".',
    );
    expect(notesOf('guessed')).toContain(
      'Workshops and keynotes were recognised by the category "Please select session type:".',
    );
    expect(notesOf('guessed')).toContain('The track of sessions was taken from the category "Track".');
  });

  it('gives the track, the topics and the level of sessions from their categories', () => {
    const category = (id: number, title: string, names: readonly string[]): object => ({
      ...{ id, title, type: 'session' },
      items: names.map((name, at) => ({ id: id * 10 + at, name })),
    });
    const read = importedBytes(
      'sessionize',
      jsonBytes({
        sessions: [
          { id: '1', title: 'Edges', speakers: [], categoryItems: [11, 20, 21, 33] },
          { id: '2', title: 'Corners', speakers: [], categoryItems: [34, 10] },
          { id: '3', title: 'Hems', speakers: [], categoryItems: [32] },
        ],
        speakers: [],
        rooms: [],
        categories: [
          category(1, 'Which track does your session best fit into?', ['Warp', 'Weft']),
          category(2, 'Tags', ['wool', 'silk', 'linen']),
          category(3, 'Level', [
            '100 - Beginner',
            '200 - Intermediate',
            '300 - Advanced',
            '400 - Expert',
            'No experience necessary',
          ]),
        ],
      }),
    );
    expect(read.session('Edges')).toMatchObject({ track: 'Weft', topics: ['wool', 'silk'], level: 'expert' });
    expect(read.session('Corners')).toMatchObject({ level: 'novice' });
    expect(read.session('Hems')).toMatchObject({ level: 'advanced' });
    expect(read.tracks).toEqual([{ name: 'Warp' }, { name: 'Weft' }]);
  });

  it('gives lunch as a service session in all rooms', () => {
    expect(session('Lunch')).toMatchObject({ kind: 'service', isForAll: true, speakerKeys: [], links: [] });
  });

  it('leaves out sessions that were not accepted, and speakers who only have such sessions', () => {
    expect(programme.sessions.map(({ title }) => title)).not.toContain('A talk that was not accepted');
    expect(programme.speakers.map(({ fullName }) => fullName)).not.toContain('Tihomir Resa');
    expect(notesOf('left-out')).toContain(
      'Sessions with the status "Waitlisted" were left out: "A talk that was not accepted".',
    );
    expect(notesOf('left-out')).toContain(
      'Speakers whose sessions were all left out were left out too: "Tihomir Resa".',
    );
  });

  it('keeps sessions without a slot, but not their references to missing speakers and rooms', () => {
    expect(session('A talk without a slot').slots).toEqual([]);
    expect(peopleOf('A talk without a slot')).toEqual(['Ljubica Vretenar']);
    expect(notesOf('doubtful')).toContain(
      'Speakers that are not in the export were left out of "A talk without a slot".',
    );
    expect(session('Looms after dark').slots[0]).not.toHaveProperty('roomKey');
    expect(notesOf('doubtful')).toContain('Sessions in a room that is not in the export: "Looms after dark".');
  });

  it('assigns a night session to the day before, and half an hour to a session without an end', () => {
    expect(session('Looms after dark').slots[0]).toEqual({
      day: '2027-05-07',
      startsAt: '2027-05-08T00:30',
      durationMinutes: 30,
    });
    expect(notesOf('guessed')).toContain('Sessions without a valid end last 30 minutes: "Looms after dark".');
    expect(notesOf('guessed')).toContain(
      'Sessions after midnight were assigned to the day before: "Looms after dark".',
    );
  });

  it('converts times with an offset to the event’s zone', () => {
    expect(session('Night train to the cloth').slots[0]).toMatchObject({
      startsAt: '2027-05-08T10:00',
      durationMinutes: 30,
    });
    expect(programme).not.toHaveProperty('timeZone');
  });

  it('merges two records of one person, and distinguishes people with the same name', () => {
    expect(peopleOf('Counting threads in WebAssembly')).toEqual(['Perunika Stolnjak', 'Zvonko Predivo']);
    expect(session('Knots by hand 🧶').speakerKeys).toEqual([speaker('Zvonko Predivo').key]);
    expect(speaker('Zvonko Predivo')).toMatchObject({ biography: 'Zvonko ties knots.', position: 'Knotter' });
    expect(programme.speakers.filter(({ fullName }) => fullName === 'Ljubica Vretenar')).toHaveLength(2);
    expect(notesOf('guessed')).toContain('Two speakers of the export were merged into one person: "Zvonko Predivo".');
    expect(notesOf('doubtful')).toContain('Several people seem to have the name "Ljubica Vretenar".');
  });

  it('gives speakers with trimmed names, and safe links by type', () => {
    expect(speaker('Perunika Stolnjak')).toEqual({
      key: '5a1c0000-0000-4000-8000-000000000001',
      fullName: 'Perunika Stolnjak',
      name: 'Perunika',
      surname: 'Stolnjak',
      position: 'Counter at Stolnjak & Co.',
      biography: 'Perunika counts.\\\nThen she counts again.',
      isKeynote: true,
      pictureUrl: 'https://pictures.example/perunika.jpg',
      links: [
        { title: 'LinkedIn', url: 'https://www.linkedin.com/in/invented-perunika', kind: 'social' },
        { title: 'Company Website', url: 'https://stolnjak.example/', kind: 'social' },
        { title: 'Mastodon', url: 'https://social.example/@perunika', kind: 'social' },
        { title: 'X', url: 'https://twitter.com/invented', kind: 'social' },
      ],
    });
    expect(speaker('Ōji')).toEqual({
      key: '5a1c0000-0000-4000-8000-000000000007',
      fullName: 'Ōji',
      name: 'Ōji',
      links: [{ title: 'GitHub', url: 'https://github.com/invented-oji', kind: 'social' }],
    });
  });

  it('omits e-mail addresses, telephone numbers and other answers', () => {
    expect(JSON.stringify(programme)).not.toMatch(/stolnjak\.example"[^}]*mailto|perunika@|\+385|"threads"/);
    expect(notesOf('left-out')).toContain(
      'Answers that are not links were left out, to the question "Short Title", "How can we reach you?".',
    );
  });

  it('lists all rooms in the order of the export, with or without a session', () => {
    expect(programme.rooms).toEqual([
      { key: '41', name: 'Great hall (400)' },
      { key: '43', name: 'Attic' },
      { key: '42', name: 'Workshop room' },
    ]);
  });

  it('reads an incomplete programme', () => {
    const begun = importedBytes(
      'sessionize',
      jsonBytes({ sessions: [], speakers: [], categories: [], rooms: [{ id: 1, name: 'Hall' }] }),
    );
    expect(begun).toMatchObject({ sessions: [], speakers: [], rooms: [{ key: '1', name: 'Hall' }] });
    expect(begun.notesOf('doubtful')).toEqual(['The export has no sessions yet.']);
  });
});
