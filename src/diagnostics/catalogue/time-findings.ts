import type { Family } from './entry.ts';

/** Dates, times and their order. */
export const TIME = {
  'date-impossible': {
    severity: 'error',
    title: 'A date or time does not exist',
    meaning: 'The format is right, but there is no such day or hour, as there is no 31 April.',
    fix: 'Check the month, the day, the hour and the minute.',
    example: { file: 'content/events/meander/2027/edition.yaml', wrong: 'to: 2027-04-31', right: 'to: 2027-04-15' },
  },
  'time-missing': {
    severity: 'error',
    title: 'A date has no time of day but needs one',
    meaning: 'An event begins and ends at a time. A date alone would mean midnight.',
    fix: 'Write the time after the date, as in 2027-04-16T09:00.',
    example: {
      file: 'content/events/meander/2027/edition.yaml',
      wrong: 'startDateTime: 2027-04-16\n',
      right: 'startDateTime: 2027-04-16T09:00\n',
    },
  },
  'time-skipped': {
    severity: 'error',
    title: 'A time is skipped when summer time begins',
    meaning:
      'Times are local times in the time zone of the edition, or else of the site. When summer time begins, the clocks skip an hour, and ' +
      'nothing can begin or end in it.',
    fix: 'Choose a time before or after that hour.',
    example: {
      file: 'content/events/meander/2027/edition.yaml',
      wrong: 'to: 2027-03-28T02:30',
      right: 'to: 2027-03-28T01:59',
    },
  },
  'time-repeated': {
    severity: 'error',
    title: 'A time occurs twice when summer time ends',
    meaning: 'When summer time ends, an hour is repeated, and it is not clear which of the two a time in it means.',
    fix: 'Choose a time before or after that hour.',
    example: {
      file: 'content/events/meander/2027/tickets.yaml',
      wrong: 'startDate: 2026-10-25T02:30',
      right: 'startDate: 2026-10-25T04:00',
    },
  },
  'end-before-start': {
    severity: 'error',
    title: 'An end is not after its start',
    meaning: 'Nothing can be open, on sale or held between the two, so it would never show.',
    fix: 'Put the end after the start. Mostly one of the two has a wrong day, month or year.',
    example: {
      file: 'content/events/meander/2027/edition.yaml',
      wrong: 'startDateTime: 2027-04-16T09:00\nendDateTime: 2027-04-16T08:00\n',
      right: 'startDateTime: 2027-04-16T09:00\nendDateTime: 2027-04-16T18:00\n',
    },
  },
  'zone-unknown': {
    severity: 'error',
    title: 'A time zone does not exist',
    meaning:
      'The times of the site, and of an edition that says so, are in a time zone, which has its name from the IANA database.',
    fix: 'Write it as a continent and a city, for instance Europe/Vienna.',
    example: { file: 'content/site.yaml', wrong: 'timeZone: Europe/Viena', right: 'timeZone: Europe/Vienna' },
  },
  'zone-differs': {
    severity: 'warning',
    title: 'A venue is in two time zones',
    meaning:
      'Two current editions are at the same venue and have different time zones. The screens of its rooms show both programmes, so times of one of them would be wrong there.',
    fix: 'Correct the time zone of one of them, or its venue. An edition without one has that of the site.',
    example: {
      file: 'content/events/rivulet/2027/edition.yaml',
      wrong: 'timeZone: Europe/London\n',
      right: '',
    },
  },
  'zone-data-old': {
    severity: 'warning',
    title: 'The time zone data is old',
    meaning:
      'Countries decide when clocks change, sometimes only a few weeks ahead. Times on pages and in calendars follow the ' +
      'installed package moment-timezone, whose version is in your lock file. Data that is older than 18 months lacks ' +
      'every decision since then.',
    fix: 'Update the package, for instance with: npm update moment-timezone. Commit the lock file.',
    example: {
      file: 'package-lock.json',
      wrongly: 'moment-timezone has a version that was released more than 18 months ago',
      rightly: 'it has a newer one',
    },
  },
  'time-unexpected': {
    severity: 'error',
    title: 'A field that is about a day has a time',
    meaning: 'The field is about a whole day, such as the day of news, of a change or of a report.',
    fix: 'Write only the date.',
    example: {
      file: 'content/events/meander/2027/edition.yaml',
      wrong: 'updated: 2027-03-01T10:00',
      right: 'updated: 2027-03-01',
    },
  },
  'date-unexpected': {
    severity: 'error',
    title: 'A field that is about a time of day has a date',
    meaning: 'The day follows from the place of the field, which says only at which time.',
    fix: 'Write only the time, in quotes.',
    example: {
      file: 'content/events/meander/2027/schedule.yaml',
      wrong: 'startsAt: 2027-04-16T09:00',
      right: "startsAt: '09:00'",
    },
  },
  'date-missing': {
    severity: 'error',
    title: 'A time of day has no date but needs one',
    meaning: 'A time alone does not say on which day.',
    fix: 'Write the date before the time, as in 2027-04-16T09:00.',
    example: { file: 'content/events/meander/2027/edition.yaml', wrong: "to: '12:00'", right: 'to: 2027-04-15' },
  },
  'deadline-after-event': {
    severity: 'warning',
    title: 'A deadline is after the last day of the event',
    meaning:
      'Registration, sales and calls end before the event or with it. Only the survey continues. Mostly a month or ' +
      'a year is mistyped.',
    fix:
      'Check the date. If something is meant to be open after the event, write in the line above: "# ' +
      'conf-site-ignore deadline-after-event: the reason".',
    example: { file: 'content/events/meander/2027/edition.yaml', wrong: 'to: 2027-05-15', right: 'to: 2027-04-15' },
  },
  'year-differs': {
    severity: 'warning',
    title: 'An edition begins in another year than that of its folder',
    meaning:
      'The folder of an edition is its year, in addresses and in the history of the event. The dates of the ' +
      'edition have to be in that year.',
    fix: 'Correct the date, or move the folder.',
    example: {
      file: 'content/events/meander/2027/edition.yaml',
      wrong: 'startDateTime: 2026-04-16T09:00\nendDateTime: 2027-04-16T18:00',
      right: 'startDateTime: 2027-04-16T09:00\nendDateTime: 2027-04-16T18:00',
    },
  },
  'day-outside-edition': {
    severity: 'error',
    title: 'A day is not within its edition',
    meaning:
      'An edition lasts from the start of its first day to the end of its last. Before and after that, pages say ' +
      'that the event is still to come or over, whatever the times of a day are.',
    fix: 'Correct the times of the day, or those of the edition.',
    example: {
      file: 'content/events/meander/2027/edition.yaml',
      wrong: 'startDateTime: 2027-04-16T09:00\nendDateTime: 2027-04-16T17:00\n',
      right: 'startDateTime: 2027-04-16T09:00\nendDateTime: 2027-04-16T18:00\n',
    },
  },
  'days-out-of-order': {
    severity: 'error',
    title: 'Days are not in the order of their dates',
    meaning:
      'The schedule of an edition is for the first day of the list, and pages show the days in the order of the ' +
      'list.',
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
    title: 'Buses run on a day that is not part of the event',
    meaning: 'Pages show when the buses run together with the days of the event, and this is another day.',
    fix:
      'Correct the date. If buses do run on the day before, write in the line above: "# conf-site-ignore ' +
      'buses-other-day: the reason".',
    example: { file: 'content/events/meander/2027/edition.yaml', wrong: 'date: 2027-04-15', right: 'date: 2027-04-16' },
  },
  'qr-other-day': {
    severity: 'warning',
    title: 'The QR code leads to the schedule when the event is not on',
    meaning:
      'The page `/qr/` leads to a schedule from one day to another, but no edition of the event is on then. ' +
      'Mostly the dates of the current one have changed since.',
    fix: 'Give "from" and "to" of the target the days of the event.',
    example: { file: 'content/site.yaml', wrong: 'from: 2027-04-18\n', right: 'from: 2027-04-16\n' },
  },
  'work-beyond-event': {
    severity: 'warning',
    title: 'The work of a hackathon is longer than the event',
    meaning:
      'The timer of a hackathon runs from the start of the work to its end. Here the work begins before the event ' +
      'or ends after it.',
    fix: 'Correct "durationHours", the start of the work under "timer", or the times of the edition.',
    example: {
      file: 'content/events/meander/2027/edition.yaml',
      wrong: 'durationHours: 24',
      right: 'durationHours: 8',
    },
  },
  'year-unlisted': {
    severity: 'warning',
    title: 'An event does not list an edition',
    meaning:
      'The "years" of an event say which editions were held, and its history shows these. This edition is not in ' +
      'the list.',
    fix: 'Add its year to "years": true if it was held, false until then.',
    example: {
      file: 'content/events/meander/event.yaml',
      wrong: "years: { '2026': false }",
      right: "years: { '2026': false, '2027': false }",
    },
  },
  'year-not-over': {
    severity: 'warning',
    title: 'A year is listed as held before it is over',
    meaning:
      'The history of an event has the years whose value is true. This edition is not over yet, so visitors would ' +
      'read about it as something past. The warning disappears at the end of the edition.',
    fix: 'Change the year to false. Once it is over, "conf-site rollover" changes it and adds the next year.',
    example: {
      file: 'content/events/meander/event.yaml',
      wrong: "years: { '2027': true }",
      right: "years: { '2027': false }",
    },
  },
  'date-in-future': {
    severity: 'warning',
    title: 'Something that is public is dated in the future',
    meaning:
      'News is public as soon as the site is published, whatever its date is; feed readers then list it above all others ' +
      'until that day. The day of the last change is what calendars, feeds and search engines are told. The warning ' +
      'disappears on that day.',
    fix:
      'Give news that is to be published later an embargo: until then, nothing of it is in any file of the site. ' +
      'Otherwise write the day on which it happened.',
    example: {
      file: 'content/events/meander/2027/news/programme.md',
      wrong: 'when: 2027-03-15\n',
      right: 'when: 2027-03-15\nembargo: 2027-03-15T09:00\n',
    },
  },
  'security-contact-expires': {
    severity: 'warning',
    title: 'The contact for weaknesses of the site expires',
    meaning:
      'The file /.well-known/security.txt says whom to tell about weaknesses of the site, and until when that holds. ' +
      'Once this date is over, people who find one must not rely on the contact any more. The warning comes 30 days ' +
      'before.',
    fix: 'Check that somebody still reads what comes to the contact, and set a later date, at most a year ahead.',
    example: { file: 'content/site.yaml', wrong: 'expires: 2027-03-20', right: 'expires: 2028-02-29' },
  },
  'year-without-edition': {
    severity: 'warning',
    title: 'A year that was held has no edition',
    meaning: 'The history of an event links to the page of each year that was held, and this year has no page.',
    fix: 'Write the edition of that year, or change the year to false.',
    example: { file: 'content/events/meander/event.yaml', wrong: "'2026': true", right: "'2026': false" },
  },
  'survey-missing': {
    severity: 'warning',
    title: 'A survey is switched on but has no questions',
    meaning: 'The event switches on the survey of a year, and that edition has no survey.yaml.',
    fix: 'Write the questions, give the address of a survey at another site ("externalForms"), or change the year to false.',
    example: {
      file: 'content/events/meander/event.yaml',
      wrong: "survey: { '2027': true }",
      right: "survey: { '2027': false }",
    },
  },
  'menu-without-section': {
    severity: 'warning',
    title: 'A menu item is on although its section is off',
    meaning: 'The menu shows an item only while its section shows. This section is switched off.',
    fix: 'Switch the menu item off as well, or the section on.',
    example: {
      file: 'content/events/meander/event.yaml',
      wrong: 'menuItems: { news: true, speakers: true, schedule: true, tickets: true, faq: true }',
      right: 'menuItems: { speakers: true, schedule: true, tickets: true, faq: true }',
    },
  },
  'never-shown': {
    severity: 'warning',
    title: 'Something is switched on but never shows',
    meaning:
      'It shows only in some phases, while a date limit is open, together with a section, or with a ticket that is ' +
      'listed and on sale, and there is no moment at which all of this is true.',
    fix: 'Change when it is visible, name another date limit, list the ticket, or switch it off.',
    example: {
      file: 'content/site.yaml',
      wrong: '      visible: after\n      dateLimit: ticketSales',
      right: '      visible: before\n      dateLimit: ticketSales',
    },
  },
} as const satisfies Family;
