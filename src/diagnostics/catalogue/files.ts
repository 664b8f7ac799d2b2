import type { Family } from './entry.ts';

/** Files and folders of the content, and where they stand. */
export const FILES = {
  'file-unknown': {
    severity: 'error',
    title: 'A file where none is expected',
    meaning:
      'What a file is, its path tells. Nothing on the site would come from a file whose path means nothing, ' +
      'and most likely it was meant to be something.',
    fix: 'Move it to where its kind of record lives (content/README.md lists the places), or delete it.',
    example: {
      wrongPath: 'content/events/meander/2027/new/tickets-soon.yaml',
      rightPath: 'content/events/meander/2027/news/tickets-soon.yaml',
    },
  },
  'file-missing': {
    severity: 'error',
    title: 'A file that the site needs does not exist',
    meaning:
      'A site has its settings, its company, its languages and its VAT rates, an event its event.yaml and ' +
      'an edition its edition.yaml: pages cannot do without what they say.',
    fix: 'Write the file. Its schema in schemas/ lists the fields, and an editor with the YAML extension completes them.',
    example: {
      file: 'content/company.yaml',
      wrongly: 'the file does not exist',
      rightly: 'the file names the company, its address and its e-mail address',
    },
  },
  'file-empty': {
    severity: 'error',
    title: 'A content file with nothing in it',
    meaning: 'The file is there and says nothing, often because it was created and never saved.',
    fix: 'Write its fields, or delete it.',
    example: {
      file: 'content/events/meander/2027/faq/parking.md',
      wrongly: 'the file is empty',
      rightly: 'the file holds the fields of a question between two lines of ---, and its answer below',
    },
  },
  'file-too-large': {
    severity: 'error',
    title: 'A content file of more than 1 MB',
    meaning:
      'Records are texts of some kilobytes. A file this large is something else, or has something pasted into it, ' +
      'such as a picture.',
    fix: 'Take out what was pasted; pictures and other large things belong below content/media.',
    example: {
      file: 'content/events/meander/2027/faq/parking.md',
      wrongly: 'the file has 1.1 MB',
      rightly: 'the file holds the answer, and its pictures stand below content/media',
    },
  },
  'file-not-utf8': {
    severity: 'error',
    title: 'A text in another encoding than UTF-8',
    meaning:
      'Content is UTF-8 throughout. Read in another encoding, letters such as č and ž would reach the pages damaged, ' +
      'so the file is refused instead.',
    fix: 'Save it again with the encoding UTF-8; most editors show and change it in their status bar.',
    example: {
      file: 'content/venues/ciglana.yaml',
      wrongly: 'saved as Windows-1250',
      rightly: 'saved as UTF-8',
    },
  },
  'file-not-text': {
    severity: 'error',
    title: 'A picture or other data where text is expected',
    meaning: 'The file ends in .yaml or .md, or stands among those that do, and its bytes are no text.',
    fix: 'Put media below content/media and name them from a field; delete what is there by accident.',
    example: {
      file: 'content/sponsors/vrbik.yaml',
      wrongly: 'the file is a PNG picture',
      rightly: 'the file holds the fields of a sponsor, and the picture stands below content/media',
    },
  },
  'file-unreadable': {
    severity: 'error',
    title: 'A file that cannot be opened',
    meaning:
      'The system refuses to give its content, it is no ordinary file (a socket, a device), or its name is not UTF-8.',
    fix: 'Look at its owner, its permissions and its name, or delete it.',
    example: {
      file: 'content/pages/code.md',
      wrongly: 'its permissions let nobody read it',
      rightly: 'who runs conf-site may read it',
    },
  },
  'link-broken': {
    severity: 'error',
    title: 'A symbolic link that leads to nothing',
    meaning: 'The link is there, and the file that it leads to is not: on another machine, perhaps, or moved.',
    fix: 'Put the file itself where the link is, or delete the link.',
    example: {
      file: 'content/pages/code.md',
      wrongly: 'a link to ../../texts/code.md, which does not exist',
      rightly: 'the file itself',
    },
  },
  'link-outside': {
    severity: 'error',
    title: 'A symbolic link that leads out of its folder, or to a folder',
    meaning:
      'A site is what stands below its root, so that it builds to the same on every machine. Links that lead ' +
      'elsewhere are not followed, nor are links to folders.',
    fix: 'Put the file or folder itself where the link is.',
    example: {
      file: 'content/pages/code.md',
      wrongly: 'a link to a file outside of the site',
      rightly: 'the file itself',
    },
  },
  'record-twice': {
    severity: 'error',
    title: 'A record that stands in two files',
    meaning:
      'The name of a file is the name of its record. The same name as .yaml and as .md, or in two folders of one ' +
      'edition, would be one record with two truths.',
    fix: 'Keep one of the two files, or rename one if they are two records.',
    example: {
      wrongPath: 'content/events/meander/2027/faq/parking.yaml',
      rightPath: 'content/events/meander/2027/faq/bicycles.yaml',
    },
  },
  'translation-alone': {
    severity: 'error',
    title: 'A file in another language without the one that it belongs to',
    meaning:
      'A file name.hr.md carries the Croatian texts of name.md. Without name.md there is no record for them to be part of.',
    fix: 'Write the file without the language in its name, or rename this one.',
    example: {
      wrongPath: 'content/events/meander/2027/faq/bicycles.hr.md',
      rightPath: 'content/events/meander/2027/faq/parking.hr.md',
    },
  },
  'name-malformed': {
    severity: 'error',
    title: 'A file or folder name that cannot be an address',
    meaning:
      'The name becomes part of an address, where capitals, spaces and accented letters are a source of broken links. ' +
      'It may have lower-case letters, digits and single hyphens.',
    fix: 'Rename it as the hint says. If the address was published already, list the old name under "formerSlugs".',
    example: {
      wrongPath: 'content/events/meander/2027/testimonials/Iva_K.yaml',
      rightPath: 'content/events/meander/2027/testimonials/iva-k.yaml',
    },
  },
  'ident-differs': {
    severity: 'error',
    title: 'An ident that is not the name of its file',
    meaning: 'The name of a file is its ident, and references go by it. A field that says otherwise misleads.',
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
      'The pages of an event show its current edition. The year that "currentYear" names has no folder with an ' +
      'edition.yaml, so there would be nothing to show.',
    fix: 'Write the edition, name a year that has one, or disable the event.',
    example: { file: 'content/events/meander/event.yaml', wrong: 'currentYear: 2028', right: 'currentYear: 2027' },
  },
  'merge-conflict': {
    severity: 'error',
    title: 'Two versions that git could not join',
    meaning:
      'Two people changed the same lines, and git left both versions in the file: one between <<<<<<< and =======, ' +
      'the other between ======= and >>>>>>>. Nothing else is said about the file before somebody has chosen.',
    fix: 'Keep what is right of both, and delete the three lines with the marks.',
    example: {
      file: 'content/events/meander/2027/sessions/quiet-forms.md',
      wrong: '<<<<<<< HEAD\nduration: 40\n=======\nduration: 45\n>>>>>>> longer-talks\n',
      right: 'duration: 40\n',
    },
  },
  'front-matter-unopened': {
    severity: 'error',
    title: 'Front matter that does not begin the file',
    meaning:
      'The fields of a Markdown file stand between two lines of ---, and the first of them is the first line of the ' +
      'file. With anything above it, or without it, the fields would be read as text.',
    fix: 'Let the file begin with a line of ---, and with nothing before it.',
    example: {
      file: 'content/events/meander/2027/faq/parking.md',
      wrong: '\n---\norder: 10',
      right: '---\norder: 10',
    },
  },
  'front-matter-missing': {
    severity: 'error',
    title: 'A record that is text only',
    meaning:
      'A Markdown file of a record begins with its fields, between two lines of ---, and the text follows. This one has ' +
      'text only, so all the fields that its kind asks for are missing.',
    fix: 'Put two lines of --- at the top and the fields between them. conf-site new makes a file that has them all.',
    example: {
      file: 'content/events/meander/2027/faq/parking.md',
      wrong: 'There is no car park.\n',
      right:
        '---\norder: 20\ntitle: { en: Is there a car park?, hr: Ima li parkiralište? }\n---\n\nThere is no car park.\n',
    },
  },
  'front-matter-unclosed': {
    severity: 'error',
    title: 'Front matter that never ends',
    meaning:
      'The fields of a Markdown file stand between two lines of ---. Without the second one nobody can tell where ' +
      'the fields end and the text begins.',
    fix: 'Put a line with --- below the last field.',
    example: {
      file: 'content/events/meander/2027/faq/parking.md',
      wrong: 'hr: Ima li parkiralište?\n\n',
      right: 'hr: Ima li parkiralište?\n---\n\n',
    },
  },
  'front-matter-language': {
    severity: 'error',
    title: 'Front matter in another language than YAML',
    meaning: 'Fields are YAML in every file. JSON, TOML and code between the lines of --- are not read.',
    fix: 'Open the front matter with --- alone and write the fields as YAML.',
    example: { file: 'content/events/meander/2027/faq/parking.md', wrong: '---json\n', right: '---\n' },
  },
  'file-unused': {
    severity: 'warning',
    title: 'A file that nothing names',
    meaning: 'Pictures, sponsors and venues are on the site where a record names them. Nothing names this one.',
    fix: 'Name it where it should show, a sponsor under "sponsors" of edition.yaml, or delete the file.',
    example: {
      file: 'content/sponsors/joha.yaml',
      wrongly: 'a sponsor whom no edition names',
      rightly: 'the sponsor under "sponsors" of an edition',
    },
  },
} as const satisfies Family;
