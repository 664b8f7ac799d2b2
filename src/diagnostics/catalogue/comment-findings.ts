import type { Family } from './entry.ts';

/** Comments that `check` reads: those that silence a warning, and those that ask for a review. */
export const COMMENTS = {
  'ignore-reason-missing': {
    severity: 'warning',
    title: 'A warning is silenced without a reason',
    meaning:
      'A comment that silences a warning has to say why, so that the next reader need not guess. Without a reason ' +
      'it has no effect.',
    fix: 'Write the reason after a colon, as in "# conf-site-ignore CODE: the reason".',
    example: {
      file: 'content/events/meander/2027/faq/parking.md',
      wrong: '# conf-site-ignore translation-missing\n',
      right: '# conf-site-ignore translation-missing: asked in English only\n',
    },
  },
  'ignore-code-unknown': {
    severity: 'warning',
    title: 'A comment silences a code that does not exist',
    meaning: 'The comment names a warning by its code, and there is no such code.',
    fix: 'Spell the code as the hint says. "conf-site explain" lists all codes.',
    example: {
      file: 'content/events/meander/2027/faq/parking.md',
      wrong: '# conf-site-ignore translation-mising: asked in English only\n',
      right: '# conf-site-ignore translation-missing: asked in English only\n',
    },
  },
  'ignore-not-allowed': {
    severity: 'warning',
    title: 'A comment tries to silence an error',
    meaning: 'Errors stop a build because the site would be wrong. They have to be fixed and cannot be silenced.',
    fix: 'Delete the comment, and fix the error if there is one.',
    example: {
      file: 'content/events/meander/2027/tickets.yaml',
      wrong: '    # conf-site-ignore value-type: the price is not known yet\n',
      right: '',
    },
  },
  'ignore-unused': {
    severity: 'warning',
    title: 'A comment silences nothing',
    meaning:
      'The line below the comment does not have this warning: it was fixed, or the comment is in the wrong place.',
    fix: 'Delete the comment, or move it to the line above the warning.',
    example: {
      file: 'content/events/meander/2027/faq/parking.md',
      wrong: '# conf-site-ignore translation-missing: asked in English only\n',
      right: '',
    },
  },
  'value-cut': {
    severity: 'warning',
    title: 'A part of a value is read as a comment',
    meaning:
      'In YAML, a # after a space begins a comment, and the rest of the line is not read. Of "Why #hashtags ' +
      'matter" readers would see "Why". This warning is not about comments with a space after the #.',
    fix: 'Put the text in quotes. If it is a comment, put a space after the #.',
    example: {
      file: 'content/events/meander/2027/sessions/quiet-forms.md',
      wrong: '  en: Quiet #forms\n',
      right: "  en: 'Quiet #forms'\n",
    },
  },
  'review-pending': {
    severity: 'warning',
    title: 'A value has to be reviewed',
    meaning:
      'A comment "# review: …" marks a value that somebody has to look at. A rollover marks the dates, prices and ' +
      'links of the previous year in this way. Until then the site shows the value as it is.',
    fix: 'Check the value, correct it if necessary, and delete the comment.',
    example: {
      file: 'content/events/meander/2027/tickets.yaml',
      wrong: 'price: 60 # review: the price of 2026',
      right: 'price: 60',
    },
  },
} as const satisfies Family;
