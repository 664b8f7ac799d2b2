import { type Breakage, CARON, E26, EDITION, SCHEDULE } from './breakage.ts';

/** Errors in the programme and in the records of its people. */
export const PROGRAMME: readonly Breakage[] = [
  {
    name: 'a session in two rooms at once',
    code: 'session-twice',
    file: SCHEDULE,
    edit: [
      '        - session: password-nobody-knows',
      '        - session: password-nobody-knows\n        - session: page-that-does-not-blink\n          alongside: true',
    ],
    at: 'page-that-does-not-blink\n          alongside',
  },
  {
    name: 'an entry that begins while another lasts',
    code: 'entries-overlap',
    file: SCHEDULE,
    edit: ['  - break: coffee\n    duration: 20', "  - break: coffee\n    startsAt: '09:30'\n    duration: 45"],
    at: "'09:30'",
  },
  {
    name: 'an entry before the day',
    code: 'entry-outside-day',
    file: SCHEDULE,
    edit: ["startsAt: '08:00'", "startsAt: '07:30'"],
    at: "'07:30'",
  },
  {
    name: 'an evening that outlasts the day',
    code: 'entry-outside-day',
    file: SCHEDULE,
    edit: ['  - special: afterParty\n', '  - special: afterParty\n    duration: 240\n'],
    at: 'afterParty',
  },
  {
    name: 'a speaker in two tracks at once',
    code: 'speaker-in-two-places',
    file: `${E26}/sessions/password-nobody-knows.md`,
    edit: ['speakers: [skrinjar-davor]', 'speakers: [skrinjar-davor, durdenic-vjera]'],
    reportedIn: SCHEDULE,
    at: 'password-nobody-knows',
  },
  {
    name: 'a speaker without a session',
    code: 'speaker-without-session',
    file: `${E26}/sessions/power-of-a-page.md`,
    edit: ['speakers: [lokvencic-iva]', 'speakers: []'],
    reportedIn: `${E26}/speakers/lokvencic-iva.md`,
  },
  {
    name: 'a session without a slot',
    code: 'session-without-slot',
    file: SCHEDULE,
    edit: ['        - session: select-you-can-dress\n', ''],
    reportedIn: `${E26}/sessions/select-you-can-dress.md`,
  },
  {
    name: 'two schedules of a day',
    code: 'schedule-twice',
    file: `${E26}/days/2026-05-08/schedule.yaml`,
    content: 'entries: []\n',
    reportedIn: SCHEDULE,
  },
  {
    name: 'a sponsor on two levels',
    code: 'sponsor-twice',
    file: EDITION,
    edit: ['l1: [paprenjak-bakery', 'l1: [nit-cloud, paprenjak-bakery'],
    at: 'nit-cloud, paprenjak',
  },
  {
    name: 'seats of a talk',
    code: 'seats-without-workshop',
    file: CARON,
    edit: ['type: talk', 'type: talk\nseats: 12'],
    at: 'seats',
  },
  {
    name: 'two first parts of a series',
    code: 'part-number-wrong',
    file: 'content/events/devlica/2026/sessions/two-banks-2.md',
    edit: ['titleSuffix: 2/2', 'titleSuffix: 1/2'],
    at: '1/2',
  },
  {
    name: 'a part number of a session that stands alone',
    code: 'part-number-wrong',
    file: 'content/events/devlica/2026/sessions/small-browser.md',
    edit: ['\nspeakers:', '\ntitleSuffix: 1/2\nspeakers:'],
    at: '1/2',
  },
];
