import type { Family } from './entry.ts';

/** The contents of texts: Markdown, HTML, links and placeholders. */
export const TEXTS = {
  'unsafe-html': {
    severity: 'error',
    title: 'A text has HTML that is not allowed',
    meaning:
      'Texts may have plain HTML, but nothing that runs code, embeds pages or sets styles: many people write ' +
      'texts, and the security policy of the pages would block it anyway.',
    fix: 'Use Markdown, or HTML without scripts, frames, styles and attributes such as onclick.',
    example: {
      file: 'content/events/meander/2027/faq/parking.md',
      wrong: '<font color="red">Beside the kiln</font>',
      right: '**Beside the kiln**',
    },
  },
  'unsafe-link': {
    severity: 'error',
    title: 'A link leads to an address that is not allowed',
    meaning:
      'Links may lead to web pages, e-mail addresses, telephone numbers and pages of the site. Others could run ' +
      'code.',
    fix: 'Link with https://, mailto:, tel: or an address of this site.',
    example: {
      file: 'content/events/meander/2027/faq/parking.md',
      wrong: '[the map](javascript:alert(1))',
      right: '[the map](https://maps.example/ciglana)',
    },
  },
  'image-in-text': {
    severity: 'error',
    title: 'A text contains a picture',
    meaning:
      'Pictures have their own fields, with an alternative text and in sizes for every screen. Markdown has ' +
      'neither.',
    fix: 'Move the picture into a field for pictures, or link to it.',
    example: {
      file: 'content/events/meander/2027/faq/parking.md',
      wrong: '![the map](map.png)',
      right: '[the map](https://maps.example/ciglana)',
    },
  },
  'text-unprintable': {
    severity: 'error',
    title: 'A text has a character that cannot be shown',
    meaning:
      'Control characters, and halves of characters, can come along when a text is copied from another program. ' +
      'They are invisible, and break feeds, calendars and pages.',
    fix: 'Delete it. Editors have a setting that shows invisible characters.',
    example: {
      file: 'content/events/meander/2027/faq/parking.md',
      wrong: 'Beside\u000bthe kiln',
      right: 'Beside the kiln',
    },
  },
  'text-too-deep': {
    severity: 'error',
    title: 'Markdown is nested too deeply',
    meaning:
      'Quotes, lists and emphasis may be nested up to fifty levels. More of them are most likely characters that ' +
      'were not meant as Markdown.',
    fix: 'Delete them, put them in `backticks`, or put a backslash before each.',
    example: {
      file: 'content/events/meander/2027/faq/parking.md',
      wrong: '>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>> Beside the kiln',
      right: '> Beside the kiln',
    },
  },
  'text-too-long': {
    severity: 'error',
    title: 'A text is too long for a page',
    meaning:
      'A text may have fifty thousand characters, which is about twenty printed pages. Longer texts are mostly ' +
      'there by accident.',
    fix: 'Shorten it, or split it into several pages.',
    example: {
      file: 'content/events/meander/2027/faq/parking.md',
      wrongly: 'the answer has more than 50,000 characters',
      rightly: 'the answer is a few paragraphs',
    },
  },
  'placeholder-unknown': {
    severity: 'error',
    title: 'A placeholder does not exist',
    meaning:
      'Words in braces are replaced by values of the content. There is no placeholder of this name, so readers ' +
      'would see the braces.',
    fix: 'Spell it as the hint says. content/README.md lists all placeholders.',
    example: {
      file: 'content/events/meander/2027/faq/parking.md',
      wrong: '{venueNames}',
      right: '{venueName}',
    },
  },
  'placeholder-unresolved': {
    severity: 'error',
    title: 'A placeholder has no value',
    meaning: 'The placeholder exists, but the edition does not give its value, so readers would see the braces.',
    fix: 'Add the value to the edition, or delete the placeholder from the text.',
    example: {
      file: 'content/events/meander/2027/faq/parking.md',
      wrong: '{deadline.parking}',
      right: '{deadline.ticketSales}',
    },
  },
  'text-todo': {
    severity: 'warning',
    title: 'A text is not written yet',
    meaning:
      'The text begins with TODO, which "conf-site new" writes. The record is not hidden, so readers would see it.',
    fix: 'Write the text, or hide the record with "visible: false" until it is written.',
    example: {
      file: 'content/events/meander/2027/faq/parking.md',
      wrong: 'TODO: The answer.',
      right: 'Beside the kiln.',
    },
  },
  'private-published': {
    severity: 'error',
    title: 'A published text has a private address, number or PIN',
    meaning:
      'E-mail addresses, telephone numbers and PINs of speakers and sponsors are for the organisers. They are in ' +
      'fields that are never published, but this text would publish one.',
    fix: 'Delete it. {contactEmail} is the address for all questions.',
    example: {
      file: 'content/events/meander/2027/speakers/vidak-jelena.md',
      wrong: 'Write to jelena@vidak.example.',
      right: 'Write to {contactEmail}.',
    },
  },
  'year-stale': {
    severity: 'warning',
    title: 'A text names the previous year',
    meaning: 'Much of an edition is copied from the one before, and here the year was not changed.',
    fix: 'Write {year}, or the year of this edition. A text that looks back says "in 2026".',
    example: {
      file: 'content/events/meander/2027/edition.yaml',
      wrong: 'title: Meander 2026',
      right: 'title: Meander 2027',
    },
  },
  'block-malformed': {
    severity: 'error',
    title: 'A block of text does not say when it shows',
    meaning:
      'A block between "::: …" and ":::" shows only for a time, which its first line gives as a "visible", ' +
      '"dateLimit", "from" or "to". Pages, questions and news can have such blocks, and there are no headings in ' +
      'blocks.',
    fix:
      'Write "::: visible: after", "::: dateLimit: NAME", "::: from: 2027-05-01" or "::: to: 2027-05-01", with ' +
      'headings outside of the block.',
    example: {
      file: 'content/pages/code.md',
      wrong: '::: after\n',
      right: '::: visible: after\n',
    },
  },
  'mark-unclosed': {
    severity: 'warning',
    title: 'Markdown formatting is not closed',
    meaning:
      'Bold, italic, struck text and code begin and end with the same mark, and the address of a link is in ' +
      'brackets, all in one paragraph. One of the two is missing here, so readers see the mark instead of the ' +
      'formatting.',
    fix: 'Add the missing mark. If the character itself is meant, write \\ before it, or put it in `backticks`.',
    example: {
      file: 'content/events/meander/2027/faq/parking.md',
      wrong: 'Yes, **behind the kiln.',
      right: 'Yes, **behind the kiln**.',
    },
  },
} as const satisfies Family;
