import type { Family } from './entry.ts';

/** Days, sessions and tracks. */
export const PROGRAMME = {
  'day-unknown': {
    severity: 'error',
    title: 'A folder for a day that the edition does not have',
    meaning:
      'What stands in the folder of a day is that day’s own. The edition lists its days, and this is none of them.',
    mend: 'Give the folder the date of a day of the edition, or add the day to "days".',
    example: {
      wrongPath: 'content/events/meander/2027/days/2027-04-17/speakers/vidak-jelena.yaml',
      rightPath: 'content/events/meander/2027/days/2027-04-16/speakers/vidak-jelena.yaml',
    },
  },
  'day-twice': {
    severity: 'error',
    title: 'A day that is listed twice',
    meaning: 'A day has one beginning and one end. Of two entries with the same date only one could count.',
    mend: 'Delete one of the two, or mend its date.',
    example: {
      file: 'content/events/meander/2027/edition.yaml',
      wrong: '- date: 2027-04-16\n    startDateTime: 2027-04-17T09:00',
      right: '- date: 2027-04-17\n    startDateTime: 2027-04-17T09:00',
    },
  },
  'day-differs': {
    severity: 'error',
    title: 'A day that begins on another date than its own',
    meaning:
      'The date of a day and its "startDateTime" say different things, and visitors would come on one of the two.',
    mend: 'Give both the same date. A day that goes on past midnight still begins on its own date.',
    example: {
      file: 'content/events/meander/2027/edition.yaml',
      wrong: '- date: 2027-04-15\n    startDateTime: 2027-04-16T09:00',
      right: '- date: 2027-04-16\n    startDateTime: 2027-04-16T09:00',
    },
  },
  'session-twice': {
    severity: 'error',
    title: 'A session with two slots',
    meaning: 'A session takes place once: its anchor, its calendar entry and its stars belong to one time.',
    mend: 'Take it out of one slot. A talk that is given again is a session of its own.',
    example: {
      file: 'content/events/meander/2027/schedule.yaml',
      wrong: "'2':\n        - session: quiet-forms",
      right: "'2':\n        - session: maps-without-tiles",
    },
  },
  'track-beyond-limit': {
    severity: 'error',
    title: 'More tracks than the settings allow',
    meaning: 'The schedule has room for as many tracks as "limits.tracks" in content/site.yaml says.',
    mend: 'Raise the limit, or do with fewer tracks.',
    example: { file: 'content/site.yaml', wrong: 'tracks: 1\n', right: 'tracks: 2\n' },
  },
} as const satisfies Family;
