import type { Family } from './entry.ts';

/** Changes of a programme, and the status of an edition. */
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
    title: 'A change does not say which entry it is about',
    meaning:
      'The schedules of several days have an entry of this ident, or a session takes place several times, and only one of them has changed.',
    fix: 'Add "day" with the date of the day, or, if a session takes place several times, "startsAt" with the time at which it begins now.',
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
  'year-not-held': {
    severity: 'warning',
    title: 'A year is listed as held although it was cancelled or postponed',
    meaning:
      'The history of an event has the years whose value is true, and counts them. The "status" of this edition says ' +
      'that it does not take place.',
    fix: 'Change the year to false, or take away the "status" of the edition.',
    example: {
      file: 'content/events/meander/event.yaml',
      wrong: "years: { '2027': true }",
      right: "years: { '2027': false }",
    },
  },
  'status-missing': {
    severity: 'warning',
    title: 'A text or date about a status that the edition does not have',
    meaning:
      'The text "statusText" shows beside the words that an edition is cancelled, postponed or moved, and ' +
      '"previousStartDate" shows for one that has been moved. This edition does not say that it is.',
    fix: 'Add the "status", or delete this field.',
    example: {
      file: 'content/events/meander/2027/edition.yaml',
      wrong: 'statusText: ',
      right: 'status: cancelled\nstatusText: ',
    },
  },
  'moved-without-date': {
    severity: 'warning',
    title: 'A moved edition does not say from which date',
    meaning:
      'Who has noted the earlier date must be able to recognise it, on pages and in search engines. It is missing, or ' +
      'it is the date on which the edition begins now.',
    fix: 'Write the earlier date under "previousStartDate", and move "startDateTime", "endDateTime" and "days".',
    example: {
      file: 'content/events/meander/2027/edition.yaml',
      wrong: 'previousStartDate: 2027-04-16\n',
      right: 'previousStartDate: 2027-03-19\n',
    },
  },
} as const satisfies Family;
