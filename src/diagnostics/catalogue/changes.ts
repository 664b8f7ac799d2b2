import type { Family } from './entry.ts';

/** Changes of a programme. */
export const CHANGES = {
  'entry-ident-twice': {
    severity: 'error',
    title: 'Two entries of a day have the same ident',
    meaning:
      'A change refers to an entry by its ident, which must be the only one of the day, and not that of a session. The same ' +
      'ident on another day is fine: a change then names the day.',
    fix: 'Rename one of the two.',
    example: {
      file: 'content/events/meander/2027/schedule.yaml',
      wrong: '          ident: stroll\n',
      right: '          ident: river-stroll\n',
    },
  },
  'entry-day-missing': {
    severity: 'error',
    title: 'A change does not say on which day',
    meaning: 'The schedules of several days have an entry of this ident, and only one of them has changed.',
    fix: 'Add "day" with the date of the day.',
    example: {
      file: 'content/events/meander/2027/changes/coffee-late.yaml',
      wrong: 'entry: coffee\n',
      right: 'entry: coffee\nday: 2027-04-16\n',
    },
  },
  'restored-without-cancelled': {
    severity: 'error',
    title: 'A change takes back what was never said',
    meaning:
      'A change of the kind "restored" takes back the last one by which the entry is cancelled, replaced or full. No change ' +
      'before it, by "at", says so.',
    fix: 'Correct "entry" or "at", or delete the change.',
    example: {
      file: 'content/events/meander/2027/changes/forms-restored.yaml',
      wrong: 'at: 2027-04-15T09:00\n',
      right: 'at: 2027-04-15T19:00\n',
    },
  },
  'moved-without-difference': {
    severity: 'error',
    title: 'An entry has moved to where it was',
    meaning:
      'The schedule says when and where an entry is planned now, and "from" where it was before. Both are the same, so ' +
      'people would be told of a move that they cannot see.',
    fix: 'Move the entry in the schedule, or correct "from".',
    example: {
      file: 'content/events/meander/2027/changes/forms-moved.yaml',
      wrong: 'from:\n  startsAt: 2027-04-16T11:00\n',
      right: 'from:\n  startsAt: 2027-04-16T10:00\n',
    },
  },
} as const satisfies Family;
