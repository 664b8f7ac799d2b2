import type { Family } from './entry.ts';

/** Dates, times and their order. */
export const TIME = {
  'date-impossible': {
    severity: 'error',
    title: 'A date or time that no calendar has',
    meaning: 'The form is right, and the day or the hour does not exist, as 31 April does not.',
    fix: 'Look at the month, the day, the hour and the minute.',
    example: { file: 'content/events/meander/2027/edition.yaml', wrong: 'to: 2027-04-31', right: 'to: 2027-04-15' },
  },
  'time-missing': {
    severity: 'error',
    title: 'A date alone where a time of day is needed',
    meaning: 'An event begins and ends at a time. A date alone would mean midnight.',
    fix: 'Write the time behind the date, as in 2027-04-16T09:00.',
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
    fix: 'Take a time before or after that hour.',
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
    fix: 'Take a time before or after that hour.',
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
    fix: 'Put the end after the start; mostly one of the two has a wrong day, month or year.',
    example: {
      file: 'content/events/meander/2027/edition.yaml',
      wrong: 'startDateTime: 2027-04-16T09:00\nendDateTime: 2027-04-16T08:00\n',
      right: 'startDateTime: 2027-04-16T09:00\nendDateTime: 2027-04-16T18:00\n',
    },
  },
  'zone-unknown': {
    severity: 'error',
    title: 'A time zone that does not exist',
    meaning: 'All times in the content are those of one zone, which is named as the IANA database names it.',
    fix: 'Write it as a continent and a city, for instance Europe/Vienna.',
    example: { file: 'content/site.yaml', wrong: 'timeZone: Europe/Viena', right: 'timeZone: Europe/Vienna' },
  },
  'time-unexpected': {
    severity: 'error',
    title: 'A time of day where a whole day is meant',
    meaning: 'The field is about a day: the day of the news, of a change, of a report.',
    fix: 'Write the date alone.',
    example: {
      file: 'content/events/meander/2027/edition.yaml',
      wrong: 'updated: 2027-03-01T10:00',
      right: 'updated: 2027-03-01',
    },
  },
  'date-unexpected': {
    severity: 'error',
    title: 'A date where a time of day is meant',
    meaning: 'The day is known from where the field stands; the field says only at which time.',
    fix: 'Write the time alone, in quotes.',
    example: {
      file: 'content/events/meander/2027/schedule.yaml',
      wrong: 'startsAt: 2027-04-16T09:00',
      right: "startsAt: '09:00'",
    },
  },
  'date-missing': {
    severity: 'error',
    title: 'A time of day where a date is needed',
    meaning: 'A time alone does not say on which day.',
    fix: 'Write the date before the time, as in 2027-04-16T09:00.',
    example: { file: 'content/events/meander/2027/edition.yaml', wrong: "to: '12:00'", right: 'to: 2027-04-15' },
  },
  'deadline-after-event': {
    severity: 'warning',
    title: 'A deadline after the last day of the event',
    meaning:
      'Registration, sales and calls end before the event does, or with it. Only the survey goes on. Mostly a month or a year is mistyped.',
    fix: 'Look at the date. Where something is sold or taken on purpose when the event is over, write in the line above: "# conf-site-ignore deadline-after-event: the reason".',
    example: { file: 'content/events/meander/2027/edition.yaml', wrong: 'to: 2027-05-15', right: 'to: 2027-04-15' },
  },
  'year-differs': {
    severity: 'warning',
    title: 'An edition that begins in another year than its folder',
    meaning:
      'The folder of an edition is its year, in addresses and in history. The dates in it have to be those of that year.',
    fix: 'Mend the date, or move the folder.',
    example: {
      file: 'content/events/meander/2027/edition.yaml',
      wrong: 'startDateTime: 2026-04-16T09:00\nendDateTime: 2027-04-16T18:00',
      right: 'startDateTime: 2027-04-16T09:00\nendDateTime: 2027-04-16T18:00',
    },
  },
  'day-outside-edition': {
    severity: 'error',
    title: 'A day that the edition leaves out',
    meaning:
      'An edition lasts from the start of its first day to the end of its last. Before and after it pages say that the event is to come, or over, whatever a day says.',
    fix: 'Mend the times of the day, or those of the edition.',
    example: {
      file: 'content/events/meander/2027/edition.yaml',
      wrong: 'startDateTime: 2027-04-16T09:00\nendDateTime: 2027-04-16T17:00\n',
      right: 'startDateTime: 2027-04-16T09:00\nendDateTime: 2027-04-16T18:00\n',
    },
  },
  'days-out-of-order': {
    severity: 'error',
    title: 'Days that are not in their order',
    meaning:
      'The first day of the list is the one that the schedule of the edition is about, and pages show the days in the order of the list.',
    fix: 'List the days by their dates.',
    example: {
      file: 'content/events/meander/2027/edition.yaml',
      wrong:
        '  - date: 2027-04-17\n    startDateTime: 2027-04-17T09:00\n    endDateTime: 2027-04-17T18:00\n  - date: 2027-04-16\n    startDateTime: 2027-04-16T09:00\n    endDateTime: 2027-04-16T18:00\n',
      right:
        '  - date: 2027-04-16\n    startDateTime: 2027-04-16T09:00\n    endDateTime: 2027-04-16T18:00\n  - date: 2027-04-17\n    startDateTime: 2027-04-17T09:00\n    endDateTime: 2027-04-17T18:00\n',
    },
  },
  'buses-other-day': {
    severity: 'warning',
    title: 'Buses on a day that is none of the event',
    meaning: 'Pages tell when the buses run together with the days of the event, and this is another day.',
    fix: 'Mend the date. Where buses do run the day before, write in the line above: "# conf-site-ignore buses-other-day: the reason".',
    example: { file: 'content/events/meander/2027/edition.yaml', wrong: 'date: 2027-04-15', right: 'date: 2027-04-16' },
  },
  'work-beyond-event': {
    severity: 'warning',
    title: 'A hackathon whose work is longer than the event',
    meaning:
      'The clock of a hackathon counts from the start of the work to its end. Here it begins before the event does, or goes on when that is over.',
    fix: 'Mend "durationHours", the start of the work under "timer", or the times of the edition.',
    example: {
      file: 'content/events/meander/2027/edition.yaml',
      wrong: 'durationHours: 24',
      right: 'durationHours: 8',
    },
  },
  'year-unlisted': {
    severity: 'warning',
    title: 'An edition that its event does not list',
    meaning:
      'The years of an event say which of them were held, and history counts by them. This edition is not among them.',
    fix: 'Add its year to "years": true if it was held, false until then.',
    example: {
      file: 'content/events/meander/event.yaml',
      wrong: "years: { '2026': false }",
      right: "years: { '2026': false, '2027': false }",
    },
  },
  'year-not-over': {
    severity: 'warning',
    title: 'A year that is listed as held before it is over',
    meaning:
      'History lists the years of an event that say true. This edition has days to come, so visitors would read of it as of ' +
      'something past. The warning goes away by itself at the end of the edition.',
    fix: 'Change the year to false. Once it is over, "conf-site rollover" changes it and opens the next year.',
    example: {
      file: 'content/events/meander/event.yaml',
      wrong: "years: { '2027': true }",
      right: "years: { '2027': false }",
    },
  },
  'year-without-edition': {
    severity: 'warning',
    title: 'A year that was held, of which there is nothing',
    meaning: 'History leads to the page of each year that was held, and this one has none.',
    fix: 'Write the edition of that year, or change the year to false.',
    example: { file: 'content/events/meander/event.yaml', wrong: "'2026': true", right: "'2026': false" },
  },
  'survey-missing': {
    severity: 'warning',
    title: 'A survey that is on and has no questions',
    meaning: 'The event switches on the survey of a year, and that edition has no survey.yaml.',
    fix: 'Write the questions, or change the year to false.',
    example: {
      file: 'content/events/meander/event.yaml',
      wrong: "survey: { '2027': true }",
      right: "survey: { '2027': false }",
    },
  },
  'menu-without-section': {
    severity: 'warning',
    title: 'A menu item of a section that is off',
    meaning: 'The menu names a section only while that shows. This one is switched off.',
    fix: 'Switch the menu item off as well, or the section on.',
    example: {
      file: 'content/events/meander/event.yaml',
      wrong: 'menuItems: { news: true, speakers: true, schedule: true, tickets: true, faq: true }',
      right: 'menuItems: { speakers: true, schedule: true, tickets: true, faq: true }',
    },
  },
  'never-shown': {
    severity: 'warning',
    title: 'Something that is switched on and never shows',
    meaning:
      'It shows only in some phases, while a date limit is open, beside a section, or with a ticket that is listed and on sale, ' +
      'and there is no moment in which all of that holds.',
    fix: 'Change when it is visible, name another date limit, list the ticket, or switch it off.',
    example: {
      file: 'content/site.yaml',
      wrong: '      visible: after\n      dateLimit: ticketSales',
      right: '      visible: before\n      dateLimit: ticketSales',
    },
  },
} as const satisfies Family;
