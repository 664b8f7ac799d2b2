import type { Family } from './entry.ts';

/** Days, sessions and tracks. */
export const PROGRAMME = {
  'day-unknown': {
    severity: 'error',
    title: 'A folder is named after a day that the edition does not have',
    meaning:
      'The records in the folder of a day belong to that day only. The edition lists its days, and this one is not ' +
      'in the list.',
    fix: 'Rename the folder to the date of a day of the edition, or add the day to "days".',
    example: {
      wrongPath: 'content/events/meander/2027/days/2027-04-17/speakers/vidak-jelena.yaml',
      rightPath: 'content/events/meander/2027/days/2027-04-16/speakers/vidak-jelena.yaml',
    },
  },
  'day-twice': {
    severity: 'error',
    title: 'A day is listed twice',
    meaning: 'A day has one beginning and one end, so only one of two entries with the same date could be used.',
    fix: 'Delete one of the two, or correct its date.',
    example: {
      file: 'content/events/meander/2027/edition.yaml',
      wrong: '  - date: 2027-04-16\n    startDateTime: 2027-04-17T09:00',
      right: '  - date: 2027-04-17\n    startDateTime: 2027-04-17T09:00',
    },
  },
  'meal-differs': {
    severity: 'warning',
    title: 'Lunch ends at another time than in the programme',
    meaning:
      'Pages say until when lunch is served, beside the programme. An edition that does not say it takes the time from the ' +
      'programme. This edition says it, and on a day of it the lunch break ends at another time.',
    fix:
      'Correct "lunch" below "meals", or delete it if lunch ends at the same time on each day. If the kitchen does serve until then, write in the line above: "# ' +
      'conf-site-ignore meal-differs: the reason".',
    example: {
      file: 'content/events/meander/2027/edition.yaml',
      wrong: "lunch: { until: '14:00' }",
      right: "lunch: { until: '13:30' }",
    },
  },
  'day-differs': {
    severity: 'error',
    title: 'A day begins on another date than its own',
    meaning:
      'The date of a day and its "startDateTime" contradict each other, and visitors would come on one of the two.',
    fix: 'Give both the same date. A day that ends after midnight still begins on its own date.',
    example: {
      file: 'content/events/meander/2027/edition.yaml',
      wrong: '  - date: 2027-04-15\n    startDateTime: 2027-04-16T09:00',
      right: '  - date: 2027-04-16\n    startDateTime: 2027-04-16T09:00',
    },
  },
  'part-number-wrong': {
    severity: 'warning',
    title: 'A part of a series has an impossible number',
    meaning:
      'A "titleSuffix" such as 1/2 says which part of how many a session is. Sessions with the same "identGroup" ' +
      'are one series, and this one has more or fewer parts, or two with the same number. Pages count the parts in ' +
      'the order of the schedule.',
    fix: 'Number the parts of the series from 1, give all of them the same "identGroup", or delete the suffix.',
    example: {
      file: 'content/events/meander/2027/sessions/quiet-forms.md',
      wrong: 'titleSuffix: 1/3',
      right: 'titleSuffix: 1/2',
    },
  },
  'track-without-room': {
    severity: 'warning',
    title: 'A track without a room',
    meaning:
      'Some tracks of the list have a room of their own, and this one has none. The schedule would show rooms and tracks side by side.',
    fix: 'Give the track a "room" of the venue, or take the rooms away from the other tracks and name them in the schedule.',
    example: {
      file: 'content/events/meander/event.yaml',
      wrong: "  - ident: '2'\n",
      right: "  - ident: '2'\n    room: small-hall\n",
    },
  },
  'seats-beyond-room': {
    severity: 'warning',
    title: 'A session with more seats than its room has',
    meaning: 'Visitors could take seats that do not exist. The venue says how many seats the room has ("capacity").',
    fix: 'Offer fewer "seats", or choose a larger room in the schedule.',
    example: {
      file: 'content/events/meander/2027/sessions/quiet-forms.md',
      wrong: 'seats: 80\n',
      right: 'seats: 20\n',
    },
  },
  'mode-contradicted': {
    severity: 'warning',
    title: 'An edition is not attended as it says',
    meaning:
      'Pages, calendars and search engines say whether people attend on site, online or either. The edition has a "mode" that its venues and rooms contradict: it is online at a venue, or on site without one.',
    fix: 'Write "mode: mixed" if people attend either way. Otherwise correct the mode, or the venue and the rooms.',
    example: {
      file: 'content/events/meander/2027/edition.yaml',
      wrong: 'mode: online\n',
      right: 'mode: onsite\n',
    },
  },
  'room-twice': {
    severity: 'error',
    title: 'Two rooms of the same name',
    meaning:
      'Schedules, screens and calendars name a room by one word. Two venues of current editions, or an edition and a venue of it, use the same word for rooms of theirs.',
    fix: 'Rename one of the two rooms, in its file and wherever it is named.',
    example: {
      file: 'content/venues/mill.yaml',
      wrong: 'rooms:\n  great-hall:\n',
      right: 'rooms:\n  mill-hall:\n',
    },
  },
  'session-twice': {
    severity: 'error',
    title: 'A session takes place twice at once',
    meaning:
      'Two slots of a session overlap, though its speakers can give it only once at a time. A session that is given again at another time, or on another day, has a slot for each time.',
    fix: 'Let one slot begin when the other has ended, or remove one of them.',
    example: {
      file: 'content/events/meander/2027/schedule.yaml',
      wrong: "      '2':\n        - session: quiet-forms",
      right: "      '2':\n        - session: maps-without-tiles",
    },
  },
  'track-beyond-limit': {
    severity: 'error',
    title: 'There are more tracks than the settings allow',
    meaning: 'The schedule can have as many tracks as "limits.tracks" in content/site.yaml says.',
    fix: 'Raise the limit, or use fewer tracks.',
    example: { file: 'content/site.yaml', wrong: 'tracks: 1\n', right: 'tracks: 2\n' },
  },
  'schedule-twice': {
    severity: 'error',
    title: 'The first day has two schedules',
    meaning:
      'The schedule of an edition is that of its first day. There is another one in the folder of this day, and ' +
      'only one of them could be used.',
    fix: 'Delete one of the two files.',
    example: {
      file: 'content/events/meander/2027/schedule.yaml',
      wrongly: 'a schedule here, and another in days/2027-04-16/',
      rightly: 'one schedule',
    },
  },
  'speaker-without-session': {
    severity: 'warning',
    title: 'A speaker has no session',
    meaning: 'The speaker is not on the schedule: no session of the edition names them, and they moderate nothing.',
    fix: 'Add the name to the "speakers" of a session. A speaker who is not announced yet has "placeholder: true".',
    example: {
      file: 'content/events/meander/2027/sessions/quiet-forms.md',
      wrong: 'speakers: []',
      right: 'speakers: [sternad-ilka]',
    },
  },
  'session-without-slot': {
    severity: 'warning',
    title: 'A session is not on the schedule',
    meaning: 'Other sessions have a time but this one has none, so visitors do not find it.',
    fix: 'Add it to the schedule. A session that does not take place has a change of the kind "cancelled".',
    example: {
      file: 'content/events/meander/2027/schedule.yaml',
      wrong: "      '2': []",
      right: "      '2':\n        - session: maps-without-tiles",
    },
  },
  'speaker-in-two-places': {
    severity: 'warning',
    title: 'A speaker is in two places at once',
    meaning: 'Two entries at the same time have the same speaker or moderator, in two tracks or in two events.',
    fix: 'Move one of the two, or give it another speaker or moderator.',
    example: {
      file: 'content/events/meander/2027/sessions/maps-without-tiles.md',
      wrong: 'speakers: [vidak-jelena, sternad-ilka]',
      right: 'speakers: [vidak-jelena]',
    },
  },
  'entries-overlap': {
    severity: 'warning',
    title: 'Two entries of a room or track are at the same time',
    meaning:
      'The entry has a fixed time, and the one before it in its room or track has not ended by then. Only a break for everybody may begin while a session in a room goes on, and an entry with `alongside: true`, such as a poster, runs beside the one before it. Where a delay that people were told of (a change of the kind `delayed` or `shift`) is the reason, it is a note and no warning.',
    fix: 'Begin it later, make the entries before it shorter, or write `alongside: true` in it if both are to run side by side.',
    example: {
      file: 'content/events/meander/2027/schedule.yaml',
      wrong: "  - break: coffee\n    startsAt: '10:15'",
      right: "  - break: coffee\n    startsAt: '10:45'",
    },
  },
  'entry-outside-day': {
    severity: 'warning',
    title: 'An entry begins before its day or ends after it',
    meaning: 'Calendars and pages show when a day begins and ends, and this entry is not within these times.',
    fix: 'Move or shorten the entry, or correct the times of the day in edition.yaml.',
    example: {
      file: 'content/events/meander/2027/schedule.yaml',
      wrong: "startsAt: '08:30'",
      right: "startsAt: '09:00'",
    },
  },
  'sponsor-twice': {
    severity: 'warning',
    title: 'A sponsor is on two levels',
    meaning: 'Pages would show the same name twice.',
    fix: 'Keep the name on one level.',
    example: {
      file: 'content/events/meander/2027/edition.yaml',
      wrong: '  l3: [vrbik]\n  l2: [vrbik]',
      right: '  l3: [vrbik]',
    },
  },
  'seats-without-workshop': {
    severity: 'warning',
    title: 'A talk has seats',
    meaning: 'Only workshops have seats, for which people register. A talk is open to everybody at the event.',
    fix: 'Delete the field, or write "type: workshop".',
    example: { file: 'content/events/meander/2027/sessions/quiet-forms.md', wrong: 'seats: 20\n', right: '' },
  },
} as const satisfies Family;
