import type { Family } from './entry.ts';

/** Comments that check reads: those that silence a warning, and those that ask for something. */
export const COMMENTS = {
  'ignore-reason-missing': {
    severity: 'warning',
    title: 'A warning that is silenced without a reason',
    meaning:
      'A comment that silences a warning says why, so that the next reader need not guess. Without a reason it does not count.',
    fix: 'Write the reason behind a colon, as in "# conf-site-ignore CODE: the reason".',
    example: {
      file: 'content/events/meander/2027/faq/parking.md',
      wrong: '# conf-site-ignore translation-missing\n',
      right: '# conf-site-ignore translation-missing: asked in English only\n',
    },
  },
  'ignore-code-unknown': {
    severity: 'warning',
    title: 'A comment that silences a code that does not exist',
    meaning: 'The comment names the warning that it silences by its code, and there is none of this name.',
    fix: 'Spell the code as the hint says; "conf-site explain" lists all of them.',
    example: {
      file: 'content/events/meander/2027/faq/parking.md',
      wrong: '# conf-site-ignore translation-mising: asked in English only\n',
      right: '# conf-site-ignore translation-missing: asked in English only\n',
    },
  },
  'ignore-not-allowed': {
    severity: 'warning',
    title: 'A comment that would silence an error',
    meaning: 'Errors stop a build because the site would be wrong. They are mended, not silenced.',
    fix: 'Delete the comment, and mend the error if there is one.',
    example: {
      file: 'content/events/meander/2027/tickets.yaml',
      wrong: '    # conf-site-ignore value-type: the price is not known yet\n',
      right: '',
    },
  },
  'ignore-unused': {
    severity: 'warning',
    title: 'A comment that silences nothing',
    meaning: 'There is no such warning on the line below it: it was mended, or the comment stands at the wrong place.',
    fix: 'Delete the comment, or put it on the line above the warning.',
    example: {
      file: 'content/events/meander/2027/faq/parking.md',
      wrong: '# conf-site-ignore translation-missing: asked in English only\n',
      right: '',
    },
  },
  'value-cut': {
    severity: 'warning',
    title: 'A value of which a part is a comment',
    meaning:
      'In YAML a # behind a space begins a comment, and what follows it is not read: of "Why #hashtags matter" readers ' +
      'would see "Why". A comment that is meant as one has a space after its #.',
    fix: 'Put the text in quotes, or a space after the #.',
    example: {
      file: 'content/events/meander/2027/sessions/quiet-forms.md',
      wrong: '  en: Quiet #forms\n',
      right: "  en: 'Quiet #forms'\n",
    },
  },
  'review-pending': {
    severity: 'warning',
    title: 'A value that waits to be looked at',
    meaning:
      'A comment "# review: …" marks what somebody has to look at, as a rollover does with the dates, prices and links ' +
      'of last year. Until then the value stands on the site as it is.',
    fix: 'Look at the value, put it right, and delete the comment.',
    example: {
      file: 'content/events/meander/2027/tickets.yaml',
      wrong: 'price: 60 # review: the price of 2026',
      right: 'price: 60',
    },
  },
} as const satisfies Family;
