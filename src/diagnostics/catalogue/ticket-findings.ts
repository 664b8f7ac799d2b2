import type { Family } from './entry.ts';

/** Tickets, their sales and VAT. */
export const TICKETS = {
  'ticket-tiers-overlap': {
    severity: 'error',
    title: 'Two tickets of a group are on sale at the same time',
    meaning:
      'Tickets of a group follow each other, such as early and regular ones. While two are on sale, nobody buys ' +
      'the more expensive one, and the page cannot say until when a price is valid.',
    fix: 'Begin the later one on the day after the earlier one ends, or give them different groups.',
    example: {
      file: 'content/events/meander/2027/tickets.yaml',
      wrong: 'startDate: 2027-01-15',
      right: 'startDate: 2027-02-01',
    },
  },
  'ticket-tiers-gap': {
    severity: 'warning',
    title: 'There are days on which no ticket of a group is on sale',
    meaning: 'Tickets of a group follow each other, but between these two there are days on which nobody can buy one.',
    fix:
      'Begin the later one on the day after the earlier one ends. If there is to be no sale in between, write in ' +
      'the line above: "# conf-site-ignore ticket-tiers-gap: the reason".',
    example: {
      file: 'content/events/meander/2027/tickets.yaml',
      wrong: 'startDate: 2027-02-15',
      right: 'startDate: 2027-02-01',
    },
  },
  'ticket-sales-differ': {
    severity: 'warning',
    title: 'The dates of tickets and those of ticket sales contradict each other',
    meaning:
      'A ticket can be bought from its "startDate" to its "endDate", while the date limit "ticketSales" of its edition is ' +
      'open, and never after the event. Here one of these ends before another, or they leave no time at all, mostly because ' +
      'only some of the dates were changed when the event was moved.',
    fix:
      'Give the last ticket and "ticketSales" the same end, or leave out the "endDate" of the ticket. If the difference is ' +
      'meant, write in the line above: "# conf-site-ignore ticket-sales-differ: the reason".',
    example: { file: 'content/events/meander/2027/edition.yaml', wrong: 'to: 2027-04-10', right: 'to: 2027-04-15' },
  },
  'vat-missing': {
    severity: 'warning',
    title: 'A ticket is on sale while there is no VAT rate',
    meaning:
      'Pages show the VAT that a price includes, from the rates in content/vat.yaml. For a part of the time in ' +
      'which this ticket is on sale there is no rate of its type, and the page does not show VAT.',
    fix: 'Add a rate for that time to content/vat.yaml, or correct the dates there or those of the sale.',
    example: { file: 'content/vat.yaml', wrong: 'startDate: 2027-01-01', right: 'startDate: 2021-03-01' },
  },
  'vat-periods-overlap': {
    severity: 'error',
    title: 'Two periods of VAT rates overlap',
    meaning: 'A price has one VAT rate at a time, so only one of the two periods could be used.',
    fix: 'End the first period on the day before the second begins.',
    example: { file: 'content/vat.yaml', wrong: 'endDate: 2027-01-31', right: 'endDate: 2026-12-31' },
  },
} as const satisfies Family;
