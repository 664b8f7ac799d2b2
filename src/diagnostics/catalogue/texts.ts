import type { Family } from './entry.ts';

/** What stands in texts: Markdown, HTML, links and placeholders. */
export const TEXTS = {
  'unsafe-html': {
    severity: 'error',
    title: 'HTML that is not let through',
    meaning:
      'Texts may hold plain HTML, and nothing that runs, frames or styles: texts arrive from many hands, and the pages’ ' +
      'policy would stop it anyway.',
    fix: 'Use Markdown, or HTML without scripts, frames, styles and attributes such as onclick.',
    example: {
      file: 'content/events/meander/2027/faq/parking.md',
      wrong: '<font color="red">Beside the kiln</font>',
      right: '**Beside the kiln**',
    },
  },
  'unsafe-link': {
    severity: 'error',
    title: 'A link that may not lead where it does',
    meaning:
      'Links lead to web pages, e-mail addresses, telephone numbers and pages of the site. Others could run code.',
    fix: 'Link with https://, mailto:, tel: or an address of this site.',
    example: {
      file: 'content/events/meander/2027/faq/parking.md',
      wrong: '[the map](javascript:alert(1))',
      right: '[the map](https://maps.example/ciglana)',
    },
  },
  'image-in-text': {
    severity: 'error',
    title: 'A picture within a text',
    meaning:
      'Pictures stand in fields of their own, with words for those who do not see them and in sizes for every screen. ' +
      'Markdown has room for neither.',
    fix: 'Put the picture into a field for pictures, or link to it.',
    example: {
      file: 'content/events/meander/2027/faq/parking.md',
      wrong: '![the map](map.png)',
      right: '[the map](https://maps.example/ciglana)',
    },
  },
  'text-unprintable': {
    severity: 'error',
    title: 'A sign that nothing can show',
    meaning:
      'Among the signs of a text there may be some that only command a printer of old, or half a sign. They come along with ' +
      'texts that are copied from other programmes, are seen nowhere, and break feeds, calendars and pages.',
    fix: 'Delete it. Editors show it once they are told to show invisible signs.',
    example: {
      file: 'content/events/meander/2027/faq/parking.md',
      wrong: 'Beside\u000bthe kiln',
      right: 'Beside the kiln',
    },
  },
  'text-too-deep': {
    severity: 'error',
    title: 'Marks of Markdown that stand too deep within each other',
    meaning:
      'Quotes, lists and emphases may stand in each other, fifty deep. More of them is a row of signs that was not meant ' +
      'as marks.',
    fix: 'Take them away, or put them in `backticks`, or a backslash before each.',
    example: {
      file: 'content/events/meander/2027/faq/parking.md',
      wrong: '>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>> Beside the kiln',
      right: '> Beside the kiln',
    },
  },
  'text-too-long': {
    severity: 'error',
    title: 'A text that is too long for a page',
    meaning:
      'A text may have fifty thousand characters, some twenty printed pages. What is longer was mostly put there by accident.',
    fix: 'Shorten it, or make several pages of it.',
    example: {
      file: 'content/events/meander/2027/faq/parking.md',
      wrongly: 'the answer has more than 50,000 characters',
      rightly: 'the answer is as long as somebody reads',
    },
  },
  'placeholder-unknown': {
    severity: 'error',
    title: 'A placeholder that does not exist',
    meaning:
      'Words in braces stand for something that the content knows. This one does not, so readers would see the braces.',
    fix: 'Spell it as the hint says; content/README.md lists all of them.',
    example: {
      file: 'content/events/meander/2027/faq/parking.md',
      wrong: '{venueNames}',
      right: '{venueName}',
    },
  },
  'placeholder-unresolved': {
    severity: 'error',
    title: 'A placeholder without a value',
    meaning:
      'The placeholder exists, and the edition does not say what it stands for, so readers would see the braces.',
    fix: 'Give the edition what it stands for, or take it out of the text.',
    example: {
      file: 'content/events/meander/2027/faq/parking.md',
      wrong: '{deadline.parking}',
      right: '{deadline.ticketSales}',
    },
  },
  'text-todo': {
    severity: 'warning',
    title: 'A text that is still to be written',
    meaning:
      'The text begins with TODO, which "conf-site new" writes, and readers would see it: the record is not hidden.',
    fix: 'Write the text, or hide the record with "visible: false" until it is there.',
    example: {
      file: 'content/events/meander/2027/faq/parking.md',
      wrong: 'TODO: The answer.',
      right: 'Beside the kiln.',
    },
  },
  'private-published': {
    severity: 'error',
    title: 'A private address, number or PIN in a published text',
    meaning:
      'E-mail addresses, telephone numbers and PINs of speakers and sponsors are for the organisers. They stand in fields that never leave the content, and this text would publish one all the same.',
    fix: 'Take it out. {contactEmail} is the address for all questions.',
    example: {
      file: 'content/events/meander/2027/speakers/vidak-jelena.md',
      wrong: 'Write to jelena@vidak.example.',
      right: 'Write to {contactEmail}.',
    },
  },
  'year-stale': {
    severity: 'warning',
    title: 'Last year’s number in this year’s words',
    meaning: 'Much of an edition is taken over from the one before. Here the year was left as it was.',
    fix: 'Write {year}, or the year of this edition. A text that looks back says "in 2026".',
    example: {
      file: 'content/events/meander/2027/edition.yaml',
      wrong: 'title: Meander 2026',
      right: 'title: Meander 2027',
    },
  },
  'block-malformed': {
    severity: 'error',
    title: 'A block of text that does not say when it shows',
    meaning:
      'A block between "::: …" and ":::" shows for a time, which its opening line gives in the words of content: "visible", ' +
      '"dateLimit", "from" and "to". Pages, questions and news can have such blocks, and no headings in them.',
    fix: 'Write "::: visible: after", "::: dateLimit: NAME", "::: from: 2027-05-01" or "::: to: 2027-05-01", with headings outside of the block.',
    example: {
      file: 'content/pages/code.md',
      wrong: '::: after\n',
      right: '::: visible: after\n',
    },
  },
  'mark-unclosed': {
    severity: 'warning',
    title: 'A mark of Markdown that is not closed',
    meaning:
      'Bold, italic, struck and code begin and end with the same mark, and the address of a link stands in brackets, all in ' +
      'one paragraph. One of the two is missing here, so readers see the mark instead of what it does.',
    fix: 'Write the mark that is missing. If the sign itself is meant, write \\ before it, or put it in `backticks`.',
    example: {
      file: 'content/events/meander/2027/faq/parking.md',
      wrong: 'Yes, **behind the kiln.',
      right: 'Yes, **behind the kiln**.',
    },
  },
} as const satisfies Family;
