import { describe, expect, it } from 'vitest';
import { importedBytes, importedFixture, jsonBytes } from '../../support/import-fixtures.ts';

describe('the data of a Hoverboard site', () => {
  const programme = importedFixture('hoverboard', 'hoverboard.json');
  const { session, speaker, notesOf, peopleOf } = programme;

  it('gives sessions with their links, level and language', () => {
    expect(session('Opening the loom')).toEqual({
      key: '101',
      title: 'Opening the loom',
      description: 'A **keynote** with a picture',
      speakerKeys: ['perunika_stolnjak'],
      kind: 'talk',
      isForAll: true,
      isKeynote: true,
      language: 'en',
      topics: ['General'],
      slots: [{ day: '2027-09-17', startsAt: '2027-09-17T09:00', durationMinutes: 40 }],
      links: [
        { title: 'Slides', url: 'https://slides.example/loom.pdf', kind: 'slides' },
        { title: 'Recording', url: 'https://www.youtube.com/watch?v=inventedAAA', kind: 'recording' },
      ],
    });
    expect(session('First half')).toMatchObject({ language: 'fr', level: 'novice' });
  });

  it('places two items of a cell one after the other, and extends a cell over several time slots', () => {
    expect(session('First half').slots[0]).toMatchObject({
      roomKey: 'Great hall',
      startsAt: '2027-09-17T10:00',
      durationMinutes: 30,
    });
    expect(session('Second half').slots[0]).toMatchObject({ startsAt: '2027-09-17T10:30', durationMinutes: 30 });
    expect(session('A long workshop')).toMatchObject({
      kind: 'workshop',
      slots: [{ roomKey: 'Cellar', durationMinutes: 120 }],
    });
  });

  it('gives a break several slots, and assigns nights to the day before', () => {
    expect(session('Coffee')).toMatchObject({ kind: 'service', isForAll: true });
    expect(session('Coffee').slots.slice(1)).toEqual([
      { roomKey: 'Great hall', day: '2027-09-17', startsAt: '2027-09-17T11:00', durationMinutes: 20 },
    ]);
    expect(session('Party')).toMatchObject({
      kind: 'service',
      slots: [{ startsAt: '2027-09-17T23:30', durationMinutes: 40 }],
    });
    expect(session('Lamps out').slots[0]).toEqual({
      roomKey: 'Attic',
      day: '2027-09-17',
      startsAt: '2027-09-18T00:10',
      durationMinutes: 50,
    });
  });

  it('keeps sessions without a slot, and reports references that lead nowhere', () => {
    expect(session('Not in the schedule').slots).toEqual([]);
    expect(peopleOf('Second half')).toEqual(['Zvonko Predivo']);
    expect(notesOf('doubtful')).toEqual([
      'The schedule names sessions that are not in the export: "404".',
      'Days of the schedule without a valid date were left out: "no date".',
      'Speakers that are not in the export were left out of "Second half".',
    ]);
  });

  it('gives speakers with position, biography and complete addresses', () => {
    expect(speaker('Perunika Stolnjak')).toEqual({
      key: 'perunika_stolnjak',
      fullName: 'Perunika Stolnjak',
      position: 'Counter',
      company: 'Stolnjak & Co.',
      biography: 'Perunika counts.\n\nThen she counts *again*.',
      isKeynote: true,
      pictureUrl: 'https://pictures.example/perunika.jpg',
      links: [{ title: 'GitHub', url: 'https://github.com/invented-perunika', kind: 'social' }],
    });
    expect(speaker("Jura O'Pletivo")).toEqual({
      key: "O'Pletivo Jura",
      fullName: "Jura O'Pletivo",
      position: 'Knitter at Pletivo',
      biography: 'Jura knits & purls.',
      links: [],
    });
    expect(speaker('Zvonko Predivo')).toMatchObject({ position: 'Weaver, Predivo', company: 'Predivo' });
  });

  it('reports what else the file contains', () => {
    expect(notesOf('left-out')).toContain('Not imported: "partners", "tickets".');
    expect(notesOf('left-out')).toContain('Sessions without a title were left out: "empty".');
  });

  it('reads sessions that were exported as a list, because their keys are numbers', () => {
    const timeslots = [{ startTime: '10:00', endTime: '10:30', sessions: [{ items: [2] }] }];
    const listed = importedBytes(
      'hoverboard',
      jsonBytes({
        sessions: [null, { title: 'One', description: '' }, { title: 'Two', description: '' }],
        speakers: {},
        schedule: { '2027-09-17': { tracks: [{ title: 'Hall' }], timeslots } },
      }),
    );
    expect(listed.session('Two')).toMatchObject({
      key: '2',
      slots: [{ roomKey: 'Hall', startsAt: '2027-09-17T10:00' }],
    });
    expect(listed.session('One').slots).toEqual([]);
  });
});
