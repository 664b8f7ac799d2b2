import type { Family } from './entry.ts';

/** Days, sessions and tracks. */
export const PROGRAMME = {
  'day-unknown': {
    severity: 'error',
    title: 'A folder for a day that the edition does not have',
    meaning:
      'What stands in the folder of a day is that day’s own. The edition lists its days, and this is none of them.',
    fix: 'Give the folder the date of a day of the edition, or add the day to "days".',
    example: {
      wrongPath: 'content/events/meander/2027/days/2027-04-17/speakers/vidak-jelena.yaml',
      rightPath: 'content/events/meander/2027/days/2027-04-16/speakers/vidak-jelena.yaml',
    },
  },
  'day-twice': {
    severity: 'error',
    title: 'A day that is listed twice',
    meaning: 'A day has one beginning and one end. Of two entries with the same date only one could count.',
    fix: 'Delete one of the two, or mend its date.',
    example: {
      file: 'content/events/meander/2027/edition.yaml',
      wrong: '  - date: 2027-04-16\n    startDateTime: 2027-04-17T09:00',
      right: '  - date: 2027-04-17\n    startDateTime: 2027-04-17T09:00',
    },
  },
  'day-differs': {
    severity: 'error',
    title: 'A day that begins on another date than its own',
    meaning:
      'The date of a day and its "startDateTime" say different things, and visitors would come on one of the two.',
    fix: 'Give both the same date. A day that goes on past midnight still begins on its own date.',
    example: {
      file: 'content/events/meander/2027/edition.yaml',
      wrong: '  - date: 2027-04-15\n    startDateTime: 2027-04-16T09:00',
      right: '  - date: 2027-04-16\n    startDateTime: 2027-04-16T09:00',
    },
  },
  'part-number-wrong': {
    severity: 'warning',
    title: 'A part of a series with a number that cannot be',
    meaning:
      'A "titleSuffix" such as 1/2 says which part of how many a session is. Sessions with the same "identGroup" are one series, ' +
      'and this one has more or fewer parts, or two of the same number. Pages count the parts in the order of the schedule.',
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
  'room-twice': {
    severity: 'error',
    title: 'Two venues with a room of the same name',
    meaning:
      'Schedules, screens and calendars name a room by one word. Two venues of current editions use the same word for rooms of theirs.',
    fix: 'Rename one of the two rooms, in the file of the venue and wherever it is named.',
    example: {
      file: 'content/venues/mill.yaml',
      wrong: '  great-hall: {',
      right: '  mill-hall: {',
    },
  },
  'session-twice': {
    severity: 'error',
    title: 'A session with two slots',
    meaning: 'A session takes place once: its anchor, its calendar entry and its stars belong to one time.',
    fix: 'Take it out of one slot. A talk that is given again is a session of its own.',
    example: {
      file: 'content/events/meander/2027/schedule.yaml',
      wrong: "      '2':\n        - session: quiet-forms",
      right: "      '2':\n        - session: maps-without-tiles",
    },
  },
  'track-beyond-limit': {
    severity: 'error',
    title: 'More tracks than the settings allow',
    meaning: 'The schedule has room for as many tracks as "limits.tracks" in content/site.yaml says.',
    fix: 'Raise the limit, or do with fewer tracks.',
    example: { file: 'content/site.yaml', wrong: 'tracks: 1\n', right: 'tracks: 2\n' },
  },
  'schedule-twice': {
    severity: 'error',
    title: 'Two schedules of the first day',
    meaning:
      'The schedule of an edition is that of its first day. This day has one in its own folder too, and only one could count.',
    fix: 'Keep one of the two files.',
    example: {
      file: 'content/events/meander/2027/schedule.yaml',
      wrongly: 'a schedule here, and another in days/2027-04-16/',
      rightly: 'one schedule',
    },
  },
  'speaker-without-session': {
    severity: 'warning',
    title: 'A speaker who has nothing to do',
    meaning:
      'Nobody would find the speaker on the schedule: no session of the edition names them, and they moderate nothing.',
    fix: 'Add the name to the "speakers" of a session. A speaker still to be announced has "placeholder: true".',
    example: {
      file: 'content/events/meander/2027/sessions/quiet-forms.md',
      wrong: 'speakers: []',
      right: 'speakers: [sternad-ilka]',
    },
  },
  'session-without-slot': {
    severity: 'warning',
    title: 'A session that is not on the schedule',
    meaning: 'Other sessions have their time, and this one has none, so visitors do not find it.',
    fix: 'Add it to the schedule. A session that is off has "visible: false".',
    example: {
      file: 'content/events/meander/2027/schedule.yaml',
      wrong: "      '2': []",
      right: "      '2':\n        - session: maps-without-tiles",
    },
  },
  'speaker-in-two-places': {
    severity: 'warning',
    title: 'A speaker in two places at once',
    meaning: 'Two entries at the same time have the same speaker or moderator: in two tracks, or in two events.',
    fix: 'Move one of the two, or let somebody else take it.',
    example: {
      file: 'content/events/meander/2027/sessions/maps-without-tiles.md',
      wrong: 'speakers: [vidak-jelena, sternad-ilka]',
      right: 'speakers: [vidak-jelena]',
    },
  },
  'entries-overlap': {
    severity: 'warning',
    title: 'Two entries of one track at the same time',
    meaning: 'An entry is pinned to a time at which the one before it in its track still lasts.',
    fix: 'Begin it later, or make what stands before it shorter.',
    example: {
      file: 'content/events/meander/2027/schedule.yaml',
      wrong: "  - break: coffee\n    startsAt: '10:15'",
      right: "  - break: coffee\n    startsAt: '10:45'",
    },
  },
  'entry-outside-day': {
    severity: 'warning',
    title: 'An entry before its day begins or after it ends',
    meaning: 'Calendars and pages say from when to when a day lasts, and this entry is not within.',
    fix: 'Move or shorten the entry, or mend the times of the day in edition.yaml.',
    example: {
      file: 'content/events/meander/2027/schedule.yaml',
      wrong: "startsAt: '08:30'",
      right: "startsAt: '09:00'",
    },
  },
  'sponsor-twice': {
    severity: 'warning',
    title: 'A sponsor on two levels',
    meaning: 'The wall of sponsors would show the same name twice.',
    fix: 'Keep the name on one level.',
    example: {
      file: 'content/events/meander/2027/edition.yaml',
      wrong: '  l3: [vrbik]\n  l2: [vrbik]',
      right: '  l3: [vrbik]',
    },
  },
  'seats-without-workshop': {
    severity: 'warning',
    title: 'Seats of a talk',
    meaning: 'Seats are taken by those who register for workshops. A talk is open to all who are there.',
    fix: 'Delete the field, or write "type: workshop".',
    example: { file: 'content/events/meander/2027/sessions/quiet-forms.md', wrong: 'seats: 20\n', right: '' },
  },
} as const satisfies Family;
