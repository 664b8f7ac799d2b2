import type { Family } from './entry.ts';

/** Templates, styles and client code of the site's own. A build stops at the first; `check` reports all. */
export const TEMPLATES = {
  'compile-failed': {
    severity: 'error',
    title: 'A template, style or script that does not compile',
    meaning: 'A file of the site in templates/ or client/ has a mistake, so no page can be made with it.',
    fix: 'Mend the file at the line that the message names.',
    example: {
      file: 'templates/sections/AboutSection.tsx',
      wrong: 'the river.<section>;',
      right: 'the river.</section>;',
    },
  },
  'import-outside': {
    severity: 'error',
    title: 'An import that leaves templates/ and client/',
    meaning:
      'What pages are made of stands in these two folders, so that a change of it is seen and pages are made anew. ' +
      'Other files, and Node, are out of reach.',
    fix: 'Move what is imported into templates/ or client/; data belongs into content/.',
    example: {
      file: 'templates/styles/tokens.css',
      wrong: "@import '../../brand/colours.css';",
      right: ':root { --river: #20507a; }',
    },
  },
  'template-unknown': {
    severity: 'error',
    title: 'A template that stands in for nothing',
    meaning:
      'A file of the site takes the place of the package’s file of the same path. There is none of this path, and ' +
      'nothing imports it, so it would be passed over without a word.',
    fix: 'Give it the path of the file that it replaces, or delete it.',
    example: { wrongPath: 'templates/styles/token.css', rightPath: 'templates/styles/tokens.css' },
  },
} as const satisfies Family;
