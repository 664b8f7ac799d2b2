import type { Family } from './entry.ts';

/** Settings, numbers and questions that contradict each other. */
export const SETTINGS = {
  'minimum-over-maximum': {
    severity: 'error',
    title: 'A minimum is greater than its maximum',
    meaning: 'Two numbers are the minimum and the maximum of the same thing, and nothing can be within them.',
    fix: 'Change one of the two numbers.',
    example: { file: 'content/events/meander/event.yaml', wrong: 'teamMinimum: 5', right: 'teamMinimum: 2' },
  },
  'limit-without-number': {
    severity: 'error',
    title: 'A limit has no number',
    meaning: 'Registration of teams is to close at a number of teams, and this number is missing.',
    fix: 'Add "maxTeams", or delete "limitTeamsNumber".',
    example: {
      file: 'content/events/meander/event.yaml',
      wrong: 'options: { limitTeamsNumber: true }',
      right: 'options: { limitTeamsNumber: true, maxTeams: 12 }',
    },
  },
  'levels-out-of-order': {
    severity: 'error',
    title: 'Levels are not in order',
    meaning:
      'Each level begins at its percentage, so a higher level has to begin at a higher percentage. Otherwise one ' +
      'of them never shows.',
    fix: 'Put the percentages in the order of the levels.',
    example: { file: 'content/site.yaml', wrong: '  - level: 2\n    from: 0', right: '  - level: 2\n    from: 60' },
  },
  'theme-not-active': {
    severity: 'error',
    title: 'The default theme is not active',
    meaning: 'The default theme is the one that new visitors see. It has to be one of the active themes of the site.',
    fix: 'Add it to "active", or choose another default.',
    example: {
      file: 'content/site.yaml',
      wrong: '  default: dark\n  active: [light]',
      right: '  default: light\n  active: [light]',
    },
  },
  'number-signs-equal': {
    severity: 'error',
    title: 'Decimals and thousands have the same separator',
    meaning: 'Readers could not tell 1,500 from 1,5 in a price.',
    fix: 'Use a different separator for each.',
    example: {
      file: 'content/languages.yaml',
      wrong: "      decimal: '.'\n      group: '.'",
      right: "      decimal: '.'\n      group: ','",
    },
  },
  'question-without-answer': {
    severity: 'error',
    title: 'A question accepts no answer',
    meaning: 'A question of the survey says which kind of answer it accepts, and this one has none.',
    fix: 'Add "stars", "boolean", "options" or "comment".',
    example: {
      file: 'content/events/meander/2027/survey.yaml',
      wrong: '  - ident: overall\n',
      right: '  - ident: overall\n    stars: true\n',
    },
  },
  'question-answers-twice': {
    severity: 'warning',
    title: 'A question has two kinds of answer',
    meaning: 'A question shows only one of stars, yes or no, and options.',
    fix: 'Keep one of them, or ask two questions.',
    example: {
      file: 'content/events/meander/2027/survey.yaml',
      wrong: '    stars: true\n    boolean: true\n',
      right: '    stars: true\n',
    },
  },
} as const satisfies Family;
