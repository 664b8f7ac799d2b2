import type { Family } from './entry.ts';

/** Settings, numbers and questions that do not fit together. */
export const SETTINGS = {
  'minimum-over-maximum': {
    severity: 'error',
    title: 'A minimum above its maximum',
    meaning: 'Two numbers say the least and the most of the same thing, and nothing is both.',
    fix: 'Change one of the two numbers.',
    example: { file: 'content/events/meander/event.yaml', wrong: 'teamMinimum: 5', right: 'teamMinimum: 2' },
  },
  'limit-without-number': {
    severity: 'error',
    title: 'A limit without its number',
    meaning: 'Registration of teams would close at a number that nobody has given.',
    fix: 'Add "maxTeams", or delete "limitTeamsNumber".',
    example: {
      file: 'content/events/meander/event.yaml',
      wrong: 'options: { limitTeamsNumber: true }',
      right: 'options: { limitTeamsNumber: true, maxTeams: 12 }',
    },
  },
  'levels-out-of-order': {
    severity: 'error',
    title: 'Levels that do not follow each other',
    meaning:
      'Each level holds from its percentage on, so a higher one has to begin at a higher percentage; otherwise one of them never shows.',
    fix: 'Put the percentages into the order of the levels.',
    example: { file: 'content/site.yaml', wrong: '  - level: 2\n    from: 0', right: '  - level: 2\n    from: 60' },
  },
  'theme-not-active': {
    severity: 'error',
    title: 'A theme for new visitors that nobody can choose',
    meaning: 'The default theme is the one that a visitor sees first. It has to be one of those that the site has.',
    fix: 'Add it to "active", or take another default.',
    example: {
      file: 'content/site.yaml',
      wrong: '  default: dark\n  active: [light]',
      right: '  default: light\n  active: [light]',
    },
  },
  'number-signs-equal': {
    severity: 'error',
    title: 'One sign for decimals and thousands',
    meaning: 'Readers could not tell 1,500 from 1,5 in a price.',
    fix: 'Give each a sign of its own.',
    example: {
      file: 'content/languages.yaml',
      wrong: "      decimal: '.'\n      group: '.'",
      right: "      decimal: '.'\n      group: ','",
    },
  },
  'question-without-answer': {
    severity: 'error',
    title: 'A question that nobody can answer',
    meaning: 'A question of the survey says which kind of answer it takes, and this one takes none.',
    fix: 'Add "stars", "boolean", "options" or "comment".',
    example: {
      file: 'content/events/meander/2027/survey.yaml',
      wrong: '  - ident: overall\n',
      right: '  - ident: overall\n    stars: true\n',
    },
  },
  'question-answers-twice': {
    severity: 'warning',
    title: 'A question with two kinds of answer',
    meaning: 'Of stars, yes or no, and choices a question shows one.',
    fix: 'Keep one of them, or ask two questions.',
    example: {
      file: 'content/events/meander/2027/survey.yaml',
      wrong: '    stars: true\n    boolean: true\n',
      right: '    stars: true\n',
    },
  },
} as const satisfies Family;
