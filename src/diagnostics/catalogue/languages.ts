import type { Family } from './entry.ts';

/** Languages of the site, and texts in each of them. */
export const LANGUAGES = {
  'translation-missing': {
    severity: 'warning',
    title: 'A text that a language of the site lacks',
    meaning:
      'Readers in that language see the text in another one, marked as such. The page works, and looks unfinished.',
    fix: 'Translate the text: in a map of languages, or in a file beside it, name.hr.md.',
    example: {
      file: 'content/events/meander/2027/faq/parking.md',
      wrong: 'title: Is there a car park?\n',
      right: 'title: { en: Is there a car park?, hr: Ima li parkiralište? }\n',
    },
  },
  'language-twice': {
    severity: 'error',
    title: 'A language that is given twice',
    meaning: 'A text, or the list of languages, has the same language in two places, and only one could count.',
    fix: 'Delete one of the two. Texts in another language stand in a map of languages, or in the file of that language.',
    example: {
      file: 'content/events/meander/2027/faq/parking.hr.md',
      wrong: 'title: Gdje se parkira? # parking.md says it in Croatian already\nfull: Iza peći, pokraj ulaza.\n',
      right: 'full: Iza peći, pokraj ulaza.\n',
    },
  },
  'language-unknown': {
    severity: 'error',
    title: 'A language that the site does not have',
    meaning: 'The languages of the site are listed in content/languages.yaml, and this one is not among them.',
    fix: 'Name a language of the list, or add this one.',
    example: { file: 'content/site.yaml', wrong: 'defaultLanguage: de', right: 'defaultLanguage: en' },
  },
  'language-unsupported': {
    severity: 'error',
    title: 'A language whose names of months and days are not known',
    meaning: 'Dates in that language would show English names.',
    fix: 'Take it off the list. The tool knows English (en) and Croatian (hr).',
    example: { file: 'content/languages.yaml', wrong: 'option: xx', right: 'option: hr' },
  },
  'pattern-unreadable': {
    severity: 'error',
    title: 'A pattern for dates that cannot be read',
    meaning: 'Patterns are those of date-fns: letters stand for parts of a date, and words belong in single quotes.',
    fix: 'Write years as yyyy, days as d, months as MMMM, and words in single quotes.',
    example: { file: 'content/languages.yaml', wrong: 'dayMonth: d of MMMM', right: "dayMonth: d 'of' MMMM" },
  },
  'interface-text-unknown': {
    severity: 'error',
    title: 'An interface text that the default language does not have',
    meaning:
      'Words of buttons and messages have the same names in every language. Nothing shows a text of this name, or the default language lacks it.',
    fix: 'Spell the name as the hint says, or write the text in the default language first.',
    example: {
      file: 'content/i18n/hr/common.yaml',
      wrong: 'skipToContnt: Na sadržaj\n',
      right: 'skipToContent: Na sadržaj\n',
    },
  },
  'interface-variable-unknown': {
    severity: 'error',
    title: 'A variable in an interface text that nothing fills',
    meaning:
      'Words in double braces are filled by the page. Which there are, the text of the default language shows; others would be seen as they stand.',
    fix: 'Spell the variable as the default language does.',
    example: {
      file: 'content/i18n/hr/schedule.yaml',
      wrong: "minutes: '{{cuont}} min'",
      right: "minutes: '{{count}} min'",
    },
  },
} as const satisfies Family;
