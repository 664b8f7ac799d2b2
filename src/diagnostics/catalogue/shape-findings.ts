import type { Family } from './entry.ts';

/** Fields and values that do not match the schema of their record. */
export const SHAPES = {
  'data-not-map': {
    severity: 'error',
    title: 'A record is not a map of fields',
    meaning: 'Every record is a map, with "name: value" in each line. This file has a list or a single value instead.',
    fix: 'Give each value the name of its field.',
    example: {
      file: 'content/sponsors/vrbik.yaml',
      wrong: '- name: Vrbik\n  logo: { src: sponsors/vrbik.svg, alt: { en: Vrbik, hr: Vrbik } }\n',
      right: 'name: Vrbik\nlogo: { src: sponsors/vrbik.svg, alt: { en: Vrbik, hr: Vrbik } }\n',
    },
  },
  'field-missing': {
    severity: 'error',
    title: 'A required field is missing',
    meaning: 'Pages cannot be made without it. Fields that are not required are never reported.',
    fix: 'Add the field. Its schema describes it and has an example.',
    example: {
      file: 'content/events/meander/2027/sessions/quiet-forms.md',
      wrong: 'duration: 40\n',
      right: 'duration: 40\ntype: talk\n',
    },
  },
  'field-unknown': {
    severity: 'error',
    title: 'A field does not exist',
    meaning:
      'An unknown field would have no effect: a misspelt name looks right in the file, and its value is missing on ' +
      'the page. A file in another language may have texts only.',
    fix: 'Spell it as the hint says, or delete it.',
    example: { file: 'content/events/meander/2027/tickets.yaml', wrong: 'prise: 30', right: 'price: 30' },
  },
  'value-type': {
    severity: 'error',
    title: 'A value has the wrong type',
    meaning: 'The field is a number, a text, a list, a map, or true and false, and this value is of another type.',
    fix: 'Write a value of the type in the message. Put a text that looks like a number in quotes.',
    example: { file: 'content/events/meander/2027/tickets.yaml', wrong: 'price: cheap', right: 'price: 30' },
  },
  'value-not-allowed': {
    severity: 'error',
    title: 'A value is not one of the allowed values',
    meaning: 'The field is a choice between a few words, and this is not one of them.',
    fix: 'Use one of the words in the hint.',
    example: {
      file: 'content/events/meander/2027/sessions/quiet-forms.md',
      wrong: 'level: novise',
      right: 'level: novice',
    },
  },
  'value-format': {
    severity: 'error',
    title: 'A text does not have the required format',
    meaning: 'Dates, times of day, addresses, colours and idents have one format each, and this text has another one.',
    fix: 'Write it like the example in the hint.',
    example: {
      file: 'content/events/meander/2027/schedule.yaml',
      wrong: "startsAt: '9:00'",
      right: "startsAt: '09:00'",
    },
  },
  'value-range': {
    severity: 'error',
    title: 'A number is too small or too large',
    meaning: 'The field has a minimum or a maximum: no price is negative, for example.',
    fix: 'Write a number within the limits in the message.',
    example: { file: 'content/events/meander/2027/tickets.yaml', wrong: 'price: -30', right: 'price: 30' },
  },
  'value-empty': {
    severity: 'error',
    title: 'A value is empty',
    meaning: 'The field is there but has no value, so a page would have an empty heading or list.',
    fix: 'Fill it in, or delete the field if it is not required.',
    example: {
      file: 'content/events/meander/2027/edition.yaml',
      wrong: "title: ''",
      right: 'title: Meander 2027',
    },
  },
  'value-shape': {
    severity: 'error',
    title: 'A value does not fit its field',
    meaning:
      'The type is right, but the value as a whole is not: a list has the same item twice or too many items, or ' +
      'the value has none of the forms that the field allows.',
    fix: 'Compare it with the description and the example in its schema.',
    example: {
      file: 'content/events/meander/2027/edition.yaml',
      wrong: 'l3: [vrbik, vrbik]',
      right: 'l3: [vrbik]',
    },
  },
  'key-format': {
    severity: 'error',
    title: 'A name in a map does not have the required format',
    meaning:
      'Some maps have names of one format: languages have two letters, years have four digits, and tracks have ' +
      'their number in quotes.',
    fix: 'Write the name in the format of the hint.',
    example: {
      file: 'content/events/meander/2027/schedule.yaml',
      wrong: "      'Track 1':\n        - session: quiet-forms",
      right: "      '1':\n        - session: quiet-forms",
    },
  },
  'body-twice': {
    severity: 'error',
    title: 'A field is both in the front matter and the text below',
    meaning:
      'The Markdown below the front matter is the value of one field of the record, and the front matter has this ' +
      'field as well.',
    fix: 'Delete the field, or the text below.',
    example: {
      file: 'content/events/meander/2027/sessions/quiet-forms.md',
      wrong: 'speakers: [sternad-ilka]\ndescription: Fewer fields, and why.\n---\n\nFewer fields, and why.\n',
      right: 'speakers: [sternad-ilka]\n---\n\nFewer fields, and why.\n',
    },
  },
  'body-unexpected': {
    severity: 'error',
    title: 'A record has a text below its front matter but cannot have one',
    meaning: 'Records of this kind have only fields, so no page would show the text.',
    fix: 'Move the text into a field, or delete it.',
    example: {
      file: 'content/events/meander/2027/testimonials/iva.md',
      wrong: '---\n\nShe came by boat.\n',
      right: '---\n',
    },
  },
  'ident-twice': {
    severity: 'error',
    title: 'An ident is in the same list twice',
    meaning:
      'Tickets, promotions, questions and tracks are identified by their idents, so an ident can be used only ' +
      'once.',
    fix: 'Give each its own ident.',
    example: {
      file: 'content/events/meander/2027/tickets.yaml',
      wrong: '  - ident: regular\n    icon: student',
      right: '  - ident: student\n    icon: student',
    },
  },
} as const satisfies Family;
