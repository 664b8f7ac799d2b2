import type { Family } from './entry.ts';

/** Invalid YAML, and parts of YAML that content may not use. */
export const YAML = {
  'yaml-syntax': {
    severity: 'error',
    title: 'The fields of a file cannot be read',
    meaning:
      'The file is not valid YAML from this place on, so it is not checked further. The mistake is here or shortly ' +
      'above: mostly a quote or bracket that is not closed, a wrong indentation, or a text with ": " in it.',
    fix:
      'Close what is open, indent with two spaces, and put a text in quotes if it contains ": " or begins with a ' +
      'quote, #, @ or `.',
    example: {
      file: 'content/events/meander/2027/sessions/quiet-forms.md',
      wrong: '  en: Quiet forms: what not to ask',
      right: "  en: 'Quiet forms: what not to ask'",
    },
  },
  'yaml-tab': {
    severity: 'error',
    title: 'YAML is indented with a tab',
    meaning: 'Indentation in YAML is a number of spaces; tabs are not allowed.',
    fix: 'Indent with two spaces. Most editors can write spaces for the tab key.',
    example: { file: 'content/vat.yaml', wrong: '    percent:\n\t  full: 25', right: '    percent:\n      full: 25' },
  },
  'yaml-too-deep': {
    severity: 'error',
    title: 'Maps and lists are nested too deeply',
    meaning:
      'No field of the content has more than a few levels. A hundred levels are most likely characters that were ' +
      'not meant as lists.',
    fix: 'Put a text of hyphens or brackets in quotes.',
    example: {
      file: 'content/events/meander/2027/edition.yaml',
      wrong: `title: ${'['.repeat(101)}${']'.repeat(101)}`,
      right: 'title: Meander 2027',
    },
  },
  'yaml-duplicate-key': {
    severity: 'error',
    title: 'A field is given twice',
    meaning: 'Only one of the two values could be used.',
    fix: 'Delete one of the two.',
    example: {
      file: 'content/events/meander/2027/edition.yaml',
      wrong: 'venue: ciglana\nvenue: ciglana\n',
      right: 'venue: ciglana\n',
    },
  },
  'yaml-alias': {
    severity: 'error',
    title: 'YAML has an anchor or alias',
    meaning:
      'Anchors (&name) and aliases (*name) are shortcuts of YAML. Content does not use them, so that an edited ' +
      'text changes in one place only. A text that begins with & or * is read as one.',
    fix: 'Write the value itself. Put a text that begins with & or * in quotes.',
    example: {
      file: 'content/events/meander/2027/tickets.yaml',
      wrong: '      en: *Bring your student card.*',
      right: "      en: '*Bring your student card.*'",
    },
  },
  'yaml-tag': {
    severity: 'error',
    title: 'YAML has a tag',
    meaning:
      'A tag (!name) gives a value its own type, and content has no such types. A text that begins with ! is read ' +
      'as a tag.',
    fix: 'Put a text that begins with ! in quotes, or delete the tag.',
    example: {
      file: 'content/events/meander/2027/tickets.yaml',
      wrong: 'en: !Important bring your student card.',
      right: "en: 'Important: bring your student card.'",
    },
  },
  'quotes-typographic': {
    severity: 'warning',
    title: 'A value is in quotes that are not those of YAML',
    meaning:
      'Only straight quotes enclose a value. Word processors replace them with “these”, „these“, «these» or ' +
      '‘these’, which are then a part of the value and shown to readers.',
    fix: 'Use straight quotes, or none. If readers are to see the quotes, put straight ones around them.',
    example: {
      file: 'content/events/meander/2027/sessions/quiet-forms.md',
      wrong: 'en: “Quiet forms”',
      right: "en: 'Quiet forms'",
    },
  },
} as const satisfies Family;
