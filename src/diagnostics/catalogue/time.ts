import type { Family } from './entry.ts';

/** Dates, times and their order. */
export const TIME = {
  'date-impossible': {
    severity: 'error',
    title: 'A date or time that no calendar has',
    meaning: 'The form is right, and the day or the hour does not exist, as 31 April does not.',
    mend: 'Look at the month, the day, the hour and the minute.',
    example: { file: 'content/events/meander/2027/edition.yaml', wrong: 'to: 2027-04-31', right: 'to: 2027-04-15' },
  },
  'time-missing': {
    severity: 'error',
    title: 'A date alone where a time of day is needed',
    meaning: 'An event begins and ends at a time. A date alone would mean midnight.',
    mend: 'Write the time behind the date, as in 2027-04-16T09:00.',
    example: {
      file: 'content/events/meander/2027/edition.yaml',
      wrong: 'startDateTime: 2027-04-16\n',
      right: 'startDateTime: 2027-04-16T09:00\n',
    },
  },
  'time-skipped': {
    severity: 'error',
    title: 'A time that the clocks jump over',
    meaning:
      'Times are those of the wall clock in the zone of the site. When summer time begins an hour is left out, and ' +
      'nothing can begin or end in it.',
    mend: 'Take a time before or after that hour.',
    example: {
      file: 'content/events/meander/2027/edition.yaml',
      wrong: 'to: 2027-03-28T02:30',
      right: 'to: 2027-03-28T01:59',
    },
  },
  'time-repeated': {
    severity: 'error',
    title: 'A time that comes twice',
    meaning: 'When summer time ends an hour is repeated, and a time in it does not say which of the two is meant.',
    mend: 'Take a time before or after that hour.',
    example: {
      file: 'content/events/meander/2027/tickets.yaml',
      wrong: 'startDate: 2026-10-25T02:30',
      right: 'startDate: 2026-10-25T04:00',
    },
  },
  'end-before-start': {
    severity: 'error',
    title: 'An end that does not come after its start',
    meaning: 'Nothing is open, on sale or held between the two, so it would never show.',
    mend: 'Put the end after the start; mostly one of the two has a wrong day, month or year.',
    example: {
      file: 'content/events/meander/2027/edition.yaml',
      wrong: 'endDateTime: 2027-04-16T08:00\ndays:',
      right: 'endDateTime: 2027-04-16T18:00\ndays:',
    },
  },
  'zone-unknown': {
    severity: 'error',
    title: 'A time zone that does not exist',
    meaning: 'All times in the content are those of one zone, which is named as the IANA database names it.',
    mend: 'Write it as a continent and a city, for instance Europe/Zagreb.',
    example: { file: 'content/site.yaml', wrong: 'timeZone: Europe/Osijek', right: 'timeZone: Europe/Zagreb' },
  },
} as const satisfies Family;
