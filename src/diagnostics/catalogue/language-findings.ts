import type { Family } from './entry.ts';

/** Languages of the site, and texts in them. */
export const LANGUAGES = {
  'translation-missing': {
    severity: 'warning',
    title: 'A text is not translated into a language of the site',
    meaning:
      'Readers in that language see the text in another language, marked as such. The page works, but looks ' +
      'unfinished.',
    fix: 'Translate the text, in a map of languages or in a file next to it, such as name.hr.md. A text that counts needs each plural form of the language.',
    example: {
      file: 'content/events/meander/2027/faq/parking.md',
      wrong: 'title: Is there a car park?\n',
      right: 'title: { en: Is there a car park?, hr: Ima li parkiralište? }\n',
    },
  },
  'language-twice': {
    severity: 'error',
    title: 'A language is given twice',
    meaning:
      'A text, or the list of languages, has the same language in two places, and only one of them could be used.',
    fix: 'Delete one of the two. A text in another language is in a map of languages, or in the file of that language.',
    example: {
      file: 'content/events/meander/2027/faq/parking.hr.md',
      wrong: 'title: Gdje se parkira? # parking.md says it in Croatian already\nfull: Iza peći, pokraj ulaza.\n',
      right: 'full: Iza peći, pokraj ulaza.\n',
    },
  },
  'language-unknown': {
    severity: 'error',
    title: 'The site does not have a language',
    meaning: 'The languages of the site are listed in content/languages.yaml, and this one is not in the list.',
    fix: 'Use a language from the list, or add this one.',
    example: { file: 'content/site.yaml', wrong: 'defaultLanguage: de', right: 'defaultLanguage: en' },
  },
  'language-unsupported': {
    severity: 'error',
    title: 'The names of months and days are not known in a language',
    meaning:
      'The names come from date-fns, which has some ninety languages. A language with a script or region that it does ' +
      'not have gets those of the nearest one: de-CH has German names. Dates in this language would show English names.',
    fix: 'Write the language as its BCP 47 tag, such as de, pt-BR or zh-Hant, or remove it from the list.',
    example: { file: 'content/languages.yaml', wrong: 'option: xx', right: 'option: hr' },
  },
  'pattern-unreadable': {
    severity: 'error',
    title: 'A pattern for dates is not valid',
    meaning: 'Patterns are those of date-fns: letters stand for parts of a date, and words are in single quotes.',
    fix: 'Write years as yyyy, days as d, months as MMMM, and words in single quotes.',
    example: { file: 'content/languages.yaml', wrong: 'dayMonth: d of MMMM', right: "dayMonth: d 'of' MMMM" },
  },
  'interface-text-unknown': {
    severity: 'error',
    title: 'The default language does not have an interface text',
    meaning:
      'Texts of buttons and messages have the same names in every language. Either no page shows a text of this ' +
      'name, or the default language does not have it.',
    fix: 'Spell the name as the hint says, or write the text in the default language first.',
    example: {
      file: 'content/i18n/hr/common.yaml',
      wrong: 'skipToContnt: Na sadržaj\n',
      right: 'skipToContent: Na sadržaj\n',
    },
  },
  'interface-variable-unknown': {
    severity: 'error',
    title: 'An interface text has a variable without a value',
    meaning:
      'Pages put values in the place of words in double braces. The text in the default language shows which words ' +
      'these are; others would be shown with their braces.',
    fix: 'Spell the variable as in the default language.',
    example: {
      file: 'content/i18n/hr/schedule.yaml',
      wrong: "minutes: '{{cuont}} min'",
      right: "minutes: '{{count}} min'",
    },
  },
} as const satisfies Family;
