/** The conference that the walk through the editor makes. All of it is invented. */

export interface PlannedSpeaker {
  readonly name: string;
  readonly position: string;
  readonly biography: string;
}

export const KEYNOTE_SPEAKER: PlannedSpeaker = {
  name: 'Mia Berg',
  position: 'Keeper of old programs, Kvadrat Studio',
  biography: `Mia repairs programs that are older than she is. She collects **last words** of machines:

- the one that only said "ready";
- the one that still waits for a disk.`,
};

export const SPEAKERS: readonly PlannedSpeaker[] = [
  { name: 'Ana Kovačić', position: 'Developer, Drava Systems', biography: 'Ana deletes code for a living.' },
  { name: 'Jo Bloggs', position: 'Writer', biography: 'Jo writes the manuals that nobody reads until it is too late.' },
  { name: 'Zvonimir Horvat', position: 'Night operator', biography: 'Zvonimir knows every alarm by its sound.' },
  {
    name: 'Lena Färber',
    position: 'Typographer: screens and signs',
    biography: 'Lena draws letters for small displays.',
  },
  { name: 'Oskar Nyberg', position: 'Archivist', biography: 'Oskar reads tapes.' },
  { name: 'Priya Raman', position: 'Engineer, Nit Cloud', biography: 'Priya measures before she moves anything.' },
  { name: 'Tomás Vidal', position: 'Teacher', biography: 'Tomás teaches children to read error messages.' },
  {
    name: 'Femke de Wit',
    position: 'Harbour pilot and developer',
    biography: 'Femke steers ships, and their timetables.',
  },
  { name: 'Luka Perić', position: 'Student', biography: 'Luka found a bug that was older than he is.' },
  { name: 'Ruth Ashdown', position: 'Tester', biography: 'Ruth breaks things on purpose.' },
  { name: 'Bo Lindqvist', position: 'Baker of software', biography: 'Bo releases every morning at four.' },
];

export interface PlannedSession {
  readonly title: string;
  readonly speakers: readonly string[];
  readonly minutes?: string;
  readonly description: string;
}

export const KEYNOTE: PlannedSession = {
  title: 'The program that nobody may restart',
  speakers: ['Mia Berg'],
  minutes: '45',
  description: 'What runs for thirty years, and why.\n\n## What you will see\n\n1. A terminal.\n2. A lot of patience.',
};

export const LAST_TALK: PlannedSession = {
  title: 'Goodbye, world',
  speakers: ['Jo Bloggs', 'Ruth Ashdown'],
  minutes: '45',
  description: 'How to end a program kindly.',
};

/** In the order in which they are placed: by track, and there by time. */
export const TALKS: Readonly<Record<'building' | 'running', readonly PlannedSession[]>> = {
  building: [
    { title: 'Less code', speakers: ['Ana Kovačić'], description: 'A tour of everything that we could delete.' },
    { title: 'Letters for ten pixels', speakers: ['Lena Färber'], description: 'Small displays need other letters.' },
    { title: 'Errors for children', speakers: ['Tomás Vidal'], description: 'Whoever can read can debug.' },
    { title: 'A bug with a birthday', speakers: ['Luka Perić'], description: 'It was there before git was.' },
    { title: 'Bread and releases', speakers: ['Bo Lindqvist'], description: 'Both are best when they are fresh.' },
  ],
  running: [
    { title: 'Alarms by ear', speakers: ['Zvonimir Horvat'], description: 'A concert of failing machines.' },
    { title: 'Reading a tape from 1979', speakers: ['Oskar Nyberg'], description: 'It smells of vinegar.' },
    { title: 'Measure, then move', speakers: ['Priya Raman'], description: 'Three moves that we did not make.' },
    { title: 'Tides and timetables', speakers: ['Femke de Wit'], description: 'The sea has no downtime.' },
    { title: 'On breaking things', speakers: ['Ruth Ashdown'], description: 'With a hammer, and without one.' },
  ],
};
