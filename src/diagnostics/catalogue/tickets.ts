import type { Family } from './entry.ts';

/** Tickets and what follows from their dates. */
export const TICKETS = {
  'ticket-tiers-overlap': {
    severity: 'error',
    title: 'Two tickets of one group on sale at once',
    meaning:
      'Tickets of a group follow each other, as early and regular do. While two are on sale nobody buys the dearer one, ' +
      'and the page cannot say until when the price holds.',
    fix: 'Begin the later one on the day after the earlier one ends, or give them different groups.',
    example: {
      file: 'content/events/meander/2027/tickets.yaml',
      wrong: 'startDate: 2027-01-15',
      right: 'startDate: 2027-02-01',
    },
  },
  'ticket-tiers-gap': {
    severity: 'warning',
    title: 'Days on which no ticket of a group is on sale',
    meaning: 'Tickets of a group follow each other. Between these two there are days on which nobody can buy one.',
    fix: 'Begin the later one on the day after the earlier one ends. Where nothing is to be sold in between, write in the line above: "# conf-site-ignore ticket-tiers-gap: the reason".',
    example: {
      file: 'content/events/meander/2027/tickets.yaml',
      wrong: 'startDate: 2027-02-15',
      right: 'startDate: 2027-02-01',
    },
  },
  'vat-missing': {
    severity: 'warning',
    title: 'A ticket on sale while there is no VAT rate',
    meaning:
      'Pages say which VAT a price includes, by the rates in content/vat.yaml. For a part of the time in which this ' +
      'ticket is on sale there is no rate of its type, and the page says nothing about VAT.',
    fix: 'Add the rate of that time to content/vat.yaml, or correct the dates there or of the sale.',
    example: { file: 'content/vat.yaml', wrong: 'startDate: 2027-01-01', right: 'startDate: 2021-03-01' },
  },
  'vat-periods-overlap': {
    severity: 'error',
    title: 'Two periods of VAT rates at the same time',
    meaning: 'A price has one rate of VAT at a time. Two periods overlap, and only one of them could count.',
    fix: 'End the first period on the day before the second begins.',
    example: { file: 'content/vat.yaml', wrong: 'endDate: 2027-01-31', right: 'endDate: 2026-12-31' },
  },
} as const satisfies Family;
