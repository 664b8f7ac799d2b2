import type { Family } from './entry.ts';

/** What is no YAML, or more of it than content uses. */
export const YAML = {
  'yaml-syntax': {
    severity: 'error',
    title: 'A text whose fields cannot be read',
    meaning:
      'It does not keep to the rules of YAML from here on, so nothing else is said about the file. The mistake is here or shortly ' +
      'above: mostly a quote or bracket that was not closed, an indentation that does not fit, or a text with ": " in it.',
    fix: 'Close what is open, indent with two spaces, and put texts with ": ", or a leading quote sign, #, @ or `, in quotes.',
    example: {
      file: 'content/events/meander/2027/sessions/quiet-forms.md',
      wrong: '  en: Quiet forms: what not to ask',
      right: "  en: 'Quiet forms: what not to ask'",
    },
  },
  'yaml-tab': {
    severity: 'error',
    title: 'A tab where YAML wants spaces',
    meaning: 'YAML tells what belongs to what by spaces, and a tab is not a number of them.',
    fix: 'Indent with two spaces; most editors can be told to write spaces for the tab key.',
    example: { file: 'content/vat.yaml', wrong: '    percent:\n\t  full: 25', right: '    percent:\n      full: 25' },
  },
  'yaml-too-deep': {
    severity: 'error',
    title: 'Maps and lists that stand too deep within each other',
    meaning:
      'No field of content is more than a few levels deep, so a hundred of them are signs that were not meant as lists.',
    fix: 'Put a text of hyphens or brackets in quotes.',
    example: {
      file: 'content/events/meander/2027/edition.yaml',
      wrong: `title: ${'['.repeat(101)}${']'.repeat(101)}`,
      right: 'title: Meander 2027',
    },
  },
  'yaml-duplicate-key': {
    severity: 'error',
    title: 'A field that stands twice in the same place',
    meaning: 'Only one of the two could count, and it would be luck which.',
    fix: 'Keep one of the two.',
    example: {
      file: 'content/events/meander/2027/edition.yaml',
      wrong: 'venue: ciglana\nvenue: ciglana\n',
      right: 'venue: ciglana\n',
    },
  },
  'yaml-alias': {
    severity: 'error',
    title: 'An anchor or alias',
    meaning:
      '&name and *name are shortcuts of YAML that content does without: who edits a text should not need to know ' +
      'where else it counts. A text that begins with & or * means one by accident.',
    fix: 'Write the value itself; put a text that begins with & or * in quotes.',
    example: {
      file: 'content/events/meander/2027/tickets.yaml',
      wrong: '      en: *Bring your student card.*',
      right: "      en: '*Bring your student card.*'",
    },
  },
  'yaml-tag': {
    severity: 'error',
    title: 'A tag',
    meaning:
      '!name gives a value a type of its own in YAML, and content has none. A text that begins with ! means one by accident.',
    fix: 'Put a text that begins with ! in quotes, or delete the tag.',
    example: {
      file: 'content/events/meander/2027/tickets.yaml',
      wrong: 'en: !Important bring your student card.',
      right: "en: 'Important: bring your student card.'",
    },
  },
  'quotes-typographic': {
    severity: 'warning',
    title: 'A value in quotes that YAML does not know',
    meaning:
      'Only straight quotes enclose a value. Programs for prose put “these”, „these“, «these» or ‘these’ in their place; they are ' +
      'a part of the value then, and readers see them.',
    fix: 'Write straight quotes, or none. If readers are to see the quotes, put straight ones around them.',
    example: {
      file: 'content/events/meander/2027/sessions/quiet-forms.md',
      wrong: 'en: “Quiet forms”',
      right: "en: 'Quiet forms'",
    },
  },
} as const satisfies Family;
