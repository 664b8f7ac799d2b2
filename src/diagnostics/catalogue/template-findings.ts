import type { Family } from './entry.ts';

/** A site's own templates, styles and client code. A build stops at the first mistake; `check` reports all. */
export const TEMPLATES = {
  'compile-failed': {
    severity: 'error',
    title: 'A template, style or script does not compile',
    meaning: 'A file of the site in templates/ or client/ has a mistake, so pages cannot be made.',
    fix: 'Fix the file at the line in the message.',
    example: {
      file: 'templates/sections/AboutSection.tsx',
      wrong: 'the river.<section>;',
      right: 'the river.</section>;',
    },
  },
  'import-outside': {
    severity: 'error',
    title: 'An import leaves templates/ and client/',
    meaning:
      'All code of pages is in these two folders, so that a change is noticed and pages are rendered again. Other ' +
      'files, and modules of Node, cannot be imported.',
    fix: 'Move what is imported into templates/ or client/. Data belongs in content/.',
    example: {
      file: 'templates/styles/tokens.css',
      wrong: "@import '../../brand/colours.css';",
      right: ':root { --river: #20507a; }',
    },
  },
  'template-unknown': {
    severity: 'error',
    title: 'A template replaces nothing',
    meaning:
      'A file of the site replaces the file of the package that has the same path. The package has no file of this ' +
      'path, and nothing imports this one, so it would have no effect.',
    fix: 'Give it the path of the file that it replaces, or delete it.',
    example: { wrongPath: 'templates/styles/token.css', rightPath: 'templates/styles/tokens.css' },
  },
  'override-idle': {
    severity: 'warning',
    title: 'An override has no effect',
    meaning:
      'A file of the site in templates/ or client/ replaces one of conf-site that nothing uses, or sets a token or a style ' +
      'that a stylesheet of conf-site sets again after it. Most likely a newer version of conf-site has moved it.',
    fix: 'Move it to the file in the message, or delete it.',
    example: {
      file: 'templates/styles/tokens.css',
      wrong: '--linen: #eef3f5;',
      right: '--river: #20507a;',
    },
  },
} as const satisfies Family;
