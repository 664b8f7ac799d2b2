import type { Family } from './entry.ts';

/** Files and folders of the content, and their places. */
export const FILES = {
  'file-unknown': {
    severity: 'error',
    title: 'A file has a path that means nothing',
    meaning:
      'The path of a file says what kind of record it is. Files with other paths would be ignored, and most likely ' +
      'this one was meant to be a record.',
    fix: 'Move it to the folder of its kind (content/README.md lists them), or delete it.',
    example: {
      wrongPath: 'content/events/meander/2027/new/tickets-soon.yaml',
      rightPath: 'content/events/meander/2027/news/tickets-soon.yaml',
    },
  },
  'file-missing': {
    severity: 'error',
    title: 'A file that the site needs does not exist',
    meaning:
      'A site has files for its settings, its company, its languages and its VAT rates, an event has an ' +
      'event.yaml, and an edition has an edition.yaml. Pages cannot be made without them.',
    fix:
      'Write the file. Its schema in schemas/ lists the fields, and an editor with the YAML extension completes ' +
      'them.',
    example: {
      file: 'content/company.yaml',
      wrongly: 'the file does not exist',
      rightly: 'the file names the company, its address and its e-mail address',
    },
  },
  'file-empty': {
    severity: 'error',
    title: 'A content file is empty',
    meaning: 'The file exists but contains nothing, often because it was created and never saved.',
    fix: 'Write its fields, or delete it.',
    example: {
      file: 'content/events/meander/2027/faq/parking.md',
      wrongly: 'the file is empty',
      rightly: 'the file has the fields of a question between two lines of ---, and its answer below',
    },
  },
  'file-too-large': {
    severity: 'error',
    title: 'A content file has more than 1 MB',
    meaning:
      'Records are texts of some kilobytes. A file this large is something else, or something was pasted into it, ' +
      'such as a picture.',
    fix: 'Remove what was pasted. Pictures and other large files belong in content/media.',
    example: {
      file: 'content/events/meander/2027/faq/parking.md',
      wrongly: 'the file has 1.1 MB',
      rightly: 'the file has the answer, and its pictures are in content/media',
    },
  },
  'file-not-utf8': {
    severity: 'error',
    title: 'A text has another encoding than UTF-8',
    meaning:
      'All content is UTF-8. In another encoding, letters such as č and ž would be damaged on the pages, so the ' +
      'file is not read.',
    fix: 'Save it again with the encoding UTF-8. Most editors show and change the encoding in their status bar.',
    example: {
      file: 'content/venues/ciglana.yaml',
      wrongly: 'saved as Windows-1250',
      rightly: 'saved as UTF-8',
    },
  },
  'file-not-text': {
    severity: 'error',
    title: 'A picture or other data is in the place of a text',
    meaning: 'The file ends in .yaml or .md, or is in a folder of such files, but it is not a text.',
    fix: 'Put media in content/media and name them in a field. If the file is there by accident, delete it.',
    example: {
      file: 'content/sponsors/vrbik.yaml',
      wrongly: 'the file is a PNG picture',
      rightly: 'the file has the fields of a sponsor, and the picture is in content/media',
    },
  },
  'file-unreadable': {
    severity: 'error',
    title: 'A file cannot be opened',
    meaning:
      'The operating system does not allow it to be read, it is not an ordinary file (but a socket or a device), ' +
      'or its name is not UTF-8.',
    fix: 'Check its owner, its permissions and its name, or delete it.',
    example: {
      file: 'content/pages/code.md',
      wrongly: 'nobody has permission to read it',
      rightly: 'the user who runs conf-site may read it',
    },
  },
  'journal-in-content': {
    severity: 'error',
    title: 'The content has a journal of changes',
    meaning:
      'The changes that conf-site makes are noted in .conf-site/, and the next command undoes them if it was killed. A ' +
      'journal in the content, content/.unfinished-change.json, comes from an older version or from somebody who wants ' +
      'files outside of the content to be changed. It is never carried out.',
    fix: 'Delete the file. If it came with a commit, ask its author what it was for, and look at what else the commit changes.',
    example: {
      file: 'content/.unfinished-change.json',
      wrongly: 'the file exists',
      rightly: 'there is no such file',
    },
  },
  'link-broken': {
    severity: 'error',
    title: 'A symbolic link leads to nothing',
    meaning: 'The link exists, but its target does not: it was moved, or is on another machine.',
    fix: 'Replace the link with the file itself, or delete the link.',
    example: {
      file: 'content/pages/code.md',
      wrongly: 'a link to ../../texts/code.md, which does not exist',
      rightly: 'the file itself',
    },
  },
  'link-outside': {
    severity: 'error',
    title: 'A symbolic link leads out of its folder, or to a folder',
    meaning:
      'A site consists of the files below its root, so that every machine builds the same site. Links that lead ' +
      'out of it are not followed, nor are links to folders.',
    fix: 'Replace the link with the file or folder itself.',
    example: {
      file: 'content/pages/code.md',
      wrongly: 'a link to a file outside of the site',
      rightly: 'the file itself',
    },
  },
  'state-tracked': {
    severity: 'error',
    title: 'The folder .conf-site is in git',
    meaning:
      'The folder has what conf-site needs for the next build: compiled code, which it runs, lists of files, which it ' +
      'moves and deletes, and caches. If git tracks the folder, all of that may come from a commit of somebody else. ' +
      'So nothing in it is used, and nothing is built.',
    fix:
      'Run git rm -r --force .conf-site, which also deletes the files, and commit that. Add the line .conf-site/ to ' +
      '.gitignore, so that it does not happen again.',
    example: {
      file: '.conf-site',
      wrongly: 'git tracks .conf-site/cache/check.json',
      rightly: 'git ignores the folder',
    },
  },
  'record-twice': {
    severity: 'error',
    title: 'A record is in two files',
    meaning:
      'The name of a file is the name of its record. The same name as .yaml and as .md, or in two folders of one ' +
      'edition, would be two versions of one record.',
    fix: 'Delete one of the two files, or rename one if they are two records.',
    example: {
      wrongPath: 'content/events/meander/2027/faq/parking.yaml',
      rightPath: 'content/events/meander/2027/faq/bicycles.yaml',
    },
  },
  'translation-alone': {
    severity: 'error',
    title: 'A translation has no record',
    meaning:
      'A file name.hr.md has the Croatian texts of name.md. Without name.md there is no record that they belong ' +
      'to.',
    fix: 'Write the file without the language in its name, or rename this one.',
    example: {
      wrongPath: 'content/events/meander/2027/faq/bicycles.hr.md',
      rightPath: 'content/events/meander/2027/faq/parking.hr.md',
    },
  },
  'name-malformed': {
    severity: 'error',
    title: 'The name of a file or folder cannot be part of an address',
    meaning:
      'The name becomes part of an address, where capitals, spaces and accented letters often lead to broken ' +
      'links. It may have lower-case letters, digits and single hyphens.',
    fix: 'Rename it as the hint says. If the address was published already, add the old name to "formerSlugs".',
    example: {
      wrongPath: 'content/events/meander/2027/testimonials/Iva_K.yaml',
      rightPath: 'content/events/meander/2027/testimonials/iva-k.yaml',
    },
  },
  'ident-differs': {
    severity: 'error',
    title: 'An ident is not the name of its file',
    meaning: 'The name of a file is its ident, and references use that name. A field with another value is misleading.',
    fix: 'Delete the field "ident", or rename the file.',
    example: {
      file: 'content/venues/ciglana.yaml',
      wrong: 'ident: stara-ciglana\nname: Ciglana',
      right: 'name: Ciglana',
    },
  },
  'edition-missing': {
    severity: 'error',
    title: 'The current year of an event has no edition',
    meaning:
      'The pages of an event show its current edition. There is no folder with an edition.yaml for the year in ' +
      '"currentYear".',
    fix: 'Write the edition, change "currentYear" to a year that has one, or disable the event.',
    example: { file: 'content/events/meander/event.yaml', wrong: 'currentYear: 2028', right: 'currentYear: 2027' },
  },
  'merge-conflict': {
    severity: 'error',
    title: 'Git could not merge two versions',
    meaning:
      'Two people changed the same lines, and git left both versions in the file: one between <<<<<<< and =======, ' +
      'the other between ======= and >>>>>>>. The file is not checked further until the conflict is resolved.',
    fix: 'Keep what is right in both versions, and delete the three lines with the markers.',
    example: {
      file: 'content/events/meander/2027/sessions/quiet-forms.md',
      wrong: '<<<<<<< HEAD\nduration: 40\n=======\nduration: 45\n>>>>>>> longer-talks\n',
      right: 'duration: 40\n',
    },
  },
  'front-matter-unopened': {
    severity: 'error',
    title: 'Front matter does not begin in the first line',
    meaning:
      'The fields of a Markdown file are between two lines of ---, and the first of them is the first line of the ' +
      'file. Otherwise the fields are read as text.',
    fix: 'Begin the file with a line of ---, with nothing before it.',
    example: {
      file: 'content/events/meander/2027/faq/parking.md',
      wrong: '\n---\norder: 10',
      right: '---\norder: 10',
    },
  },
  'front-matter-missing': {
    severity: 'error',
    title: 'A record has a text but no fields',
    meaning:
      'The Markdown file of a record begins with its fields, between two lines of ---, and the text follows. This ' +
      'file has only a text, so all required fields are missing.',
    fix:
      'Put two lines of --- at the top and the fields between them. "conf-site new" writes a file that has them ' +
      'all.',
    example: {
      file: 'content/events/meander/2027/faq/parking.md',
      wrong: 'There is no car park.\n',
      right:
        '---\norder: 20\ntitle: { en: Is there a car park?, hr: Ima li parkiralište? }\n---\n\nThere is no car park.\n',
    },
  },
  'front-matter-unclosed': {
    severity: 'error',
    title: 'Front matter does not end',
    meaning:
      'The fields of a Markdown file are between two lines of ---. Without the second line it is not clear where ' +
      'the fields end and the text begins.',
    fix: 'Put a line of --- below the last field.',
    example: {
      file: 'content/events/meander/2027/faq/parking.md',
      wrong: 'hr: Ima li parkiralište?\n\n',
      right: 'hr: Ima li parkiralište?\n---\n\n',
    },
  },
  'front-matter-language': {
    severity: 'error',
    title: 'Front matter is not YAML',
    meaning: 'The fields of every file are YAML. JSON, TOML and code between the lines of --- are not read.',
    fix: 'Begin the front matter with --- alone and write the fields as YAML.',
    example: { file: 'content/events/meander/2027/faq/parking.md', wrong: '---json\n', right: '---\n' },
  },
  'file-unused': {
    severity: 'warning',
    title: 'A file is not used',
    meaning: 'Pictures, sponsors and venues are on the site only if a record names them. No record names this one.',
    fix: 'Name it where it should show (a sponsor under "sponsors" of edition.yaml), or delete the file.',
    example: {
      file: 'content/sponsors/joha.yaml',
      wrongly: 'a sponsor that no edition names',
      rightly: 'the sponsor is under "sponsors" of an edition',
    },
  },
} as const satisfies Family;
