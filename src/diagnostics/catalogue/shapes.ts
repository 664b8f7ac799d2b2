import type { Family } from './entry.ts';

/** Fields and values against the schema of their record. */
export const SHAPES = {
  'data-not-map': {
    severity: 'error',
    title: 'A record that is no map of fields',
    meaning: 'Every record is a map, "name: value" line by line. This file holds a list or a single value instead.',
    fix: 'Give each value the name of its field.',
    example: {
      file: 'content/sponsors/vrbik.yaml',
      wrong: '- name: Vrbik\n  logo: { src: sponsors/vrbik.svg, alt: { en: Vrbik, hr: Vrbik } }\n',
      right: 'name: Vrbik\nlogo: { src: sponsors/vrbik.svg, alt: { en: Vrbik, hr: Vrbik } }\n',
    },
  },
  'field-missing': {
    severity: 'error',
    title: 'A field that is needed is not there',
    meaning: 'The pages cannot be made without it. Fields that a record can do without are not asked for.',
    fix: 'Add the field; its schema says what it holds and gives an example.',
    example: {
      file: 'content/events/meander/2027/sessions/quiet-forms.md',
      wrong: 'type: talk\n',
      right: 'type: talk\nduration: 40\n',
    },
  },
  'field-unknown': {
    severity: 'error',
    title: 'A field that does not exist',
    meaning:
      'Nothing would come of it, and no word would be said: a misspelt field looks right in the file and is missing ' +
      'on the page. A file in another language may carry texts only.',
    fix: 'Spell it as the hint says, or delete it.',
    example: { file: 'content/events/meander/2027/tickets.yaml', wrong: 'prise: 30', right: 'price: 30' },
  },
  'value-type': {
    severity: 'error',
    title: 'A value of the wrong type',
    meaning: 'The field holds a number, a text, a list, a map, or true and false, and this value is something else.',
    fix: 'Write a value of the type that the message names. A text that looks like a number stands in quotes.',
    example: { file: 'content/events/meander/2027/tickets.yaml', wrong: 'price: cheap', right: 'price: 30' },
  },
  'value-not-allowed': {
    severity: 'error',
    title: 'A value that the field does not have',
    meaning: 'The field is a choice between a few words, and this is none of them.',
    fix: 'Take one of the words that the hint lists.',
    example: {
      file: 'content/events/meander/2027/sessions/quiet-forms.md',
      wrong: 'level: novise',
      right: 'level: novice',
    },
  },
  'value-format': {
    severity: 'error',
    title: 'A text that does not have the form it needs',
    meaning: 'Dates, times of day, addresses, colours and idents are written in one form each, and this one differs.',
    fix: 'Write it as in the example of the hint.',
    example: {
      file: 'content/events/meander/2027/schedule.yaml',
      wrong: "startsAt: '9:00'",
      right: "startsAt: '09:00'",
    },
  },
  'value-range': {
    severity: 'error',
    title: 'A number that is too small or too large',
    meaning: 'The field has a lowest or a highest number, as no price is below nothing.',
    fix: 'Write a number within the bounds that the message names.',
    example: { file: 'content/events/meander/2027/tickets.yaml', wrong: 'price: -30', right: 'price: 30' },
  },
  'value-empty': {
    severity: 'error',
    title: 'A value that is empty',
    meaning: 'The field is there and says nothing: a page would have an empty heading or list.',
    fix: 'Fill it in, or delete the field if the record can do without it.',
    example: {
      file: 'content/events/meander/2027/edition.yaml',
      wrong: "title: ''",
      right: 'title: Meander 2027',
    },
  },
  'value-shape': {
    severity: 'error',
    title: 'A value that does not fit its field',
    meaning:
      'The type is right, and the value as a whole is not: a list has the same item twice or too many of them, or none ' +
      'of the forms fits that the field may have.',
    fix: 'Compare it with the description and the example of its schema.',
    example: {
      file: 'content/events/meander/2027/edition.yaml',
      wrong: 'l3: [vrbik, vrbik]',
      right: 'l3: [vrbik]',
    },
  },
  'key-format': {
    severity: 'error',
    title: 'A name in a map that does not have the form it needs',
    meaning:
      'Some maps have names of one form: languages two letters, years four digits, tracks their number in quotes.',
    fix: 'Write the name in the form that the hint shows.',
    example: {
      file: 'content/events/meander/2027/schedule.yaml',
      wrong: "      'first':\n        - session: quiet-forms",
      right: "      '1':\n        - session: quiet-forms",
    },
  },
  'body-twice': {
    severity: 'error',
    title: 'A field that is given in the front matter and as the text below',
    meaning:
      'The Markdown below the front matter fills one field of the record, and that field is given above as well.',
    fix: 'Delete the field, or the text below.',
    example: {
      file: 'content/events/meander/2027/sessions/quiet-forms.md',
      wrong: 'speakers: [sternad-ilka]\ndescription: Fewer fields, and why.\n---\n\nFewer fields, and why.\n',
      right: 'speakers: [sternad-ilka]\n---\n\nFewer fields, and why.\n',
    },
  },
  'body-unexpected': {
    severity: 'error',
    title: 'Text below the front matter of a record that has none',
    meaning: 'Records of this kind have fields only, so the text below would be on no page.',
    fix: 'Move the text into a field, or delete it.',
    example: {
      file: 'content/events/meander/2027/testimonials/iva.md',
      wrong: '---\n\nShe came by boat.\n',
      right: '---\n',
    },
  },
  'ident-twice': {
    severity: 'error',
    title: 'An ident that stands twice in one list',
    meaning:
      'Tickets, promotions, questions and tracks are told apart by their idents. Of two with the same, only one could be meant.',
    fix: 'Give each its own ident.',
    example: {
      file: 'content/events/meander/2027/tickets.yaml',
      wrong: '  - ident: regular\n    icon: student',
      right: '  - ident: student\n    icon: student',
    },
  },
} as const satisfies Family;
