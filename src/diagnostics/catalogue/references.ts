import type { Family } from './entry.ts';

/** Names that lead to other content. */
export const REFERENCES = {
  'speaker-unknown': {
    severity: 'error',
    title: 'A session names a speaker whom the edition does not have',
    meaning:
      'A session lists its speakers by the names of their files in the same edition. This name leads to no file, so ' +
      'the session would be without a speaker, and the speaker without a session.',
    fix: 'Spell the name as the file in "speakers" does, or write that file.',
    example: {
      file: 'content/events/meander/2027/sessions/quiet-forms.md',
      wrong: 'speakers: [sternad-ilke]',
      right: 'speakers: [sternad-ilka]',
    },
  },
  'session-unknown': {
    severity: 'error',
    title: 'A session that the edition does not have',
    meaning: 'The schedule and assets name sessions by their files in the same edition. This name leads to none.',
    fix: 'Spell the name as the file in "sessions" does, or write that file.',
    example: {
      file: 'content/events/meander/2027/schedule.yaml',
      wrong: 'session: rivers-of-byte\n',
      right: 'session: rivers-of-bytes\n',
    },
  },
  'venue-unknown': {
    severity: 'error',
    title: 'A venue that does not exist',
    meaning: 'Editions and days name their venue by its file in content/venues. Without it, pages cannot say where.',
    fix: 'Spell the name as the file in content/venues does, or write that file.',
    example: { file: 'content/events/meander/2027/edition.yaml', wrong: 'venue: ciglane', right: 'venue: ciglana' },
  },
  'sponsor-unknown': {
    severity: 'error',
    title: 'A sponsor that does not exist',
    meaning: 'Editions name their sponsors by their files in content/sponsors. This name leads to none.',
    fix: 'Spell the name as the file in content/sponsors does, or write that file.',
    example: { file: 'content/events/meander/2027/edition.yaml', wrong: 'l3: [vrbak]', right: 'l3: [vrbik]' },
  },
  'media-unknown': {
    severity: 'error',
    title: 'A picture or other file that is not there',
    meaning:
      'Pictures, videos and documents are named by their path below content/media. Capitals count: a path that works on ' +
      'a laptop may lead nowhere on a server.',
    fix: 'Spell the path as the file does, or put the file there.',
    example: {
      file: 'content/sponsors/vrbik.yaml',
      wrong: 'src: sponsors/Vrbik.svg',
      right: 'src: sponsors/vrbik.svg',
    },
  },
  'date-limit-unknown': {
    severity: 'error',
    title: 'A date limit that the edition does not have',
    meaning:
      'Buttons and links show while their date limit is open. The edition lists its limits under "dateLimits", and ' +
      'this one is not among them, so nobody could say when the button goes.',
    fix: 'Name a limit of the edition, or add this one to its "dateLimits".',
    example: {
      file: 'content/events/meander/event.yaml',
      wrong: 'dateLimit: ticketSale\n',
      right: 'dateLimit: ticketSales\n',
    },
  },
  'event-unknown': {
    severity: 'error',
    title: 'An event that does not exist',
    meaning: 'Settings name events by their folders in content/events, above all the main event ("product").',
    fix: 'Spell the name as the folder in content/events does.',
    example: { file: 'content/site.yaml', wrong: 'product: meandar', right: 'product: meander' },
  },
  'ticket-unknown': {
    severity: 'error',
    title: 'A ticket that is not on the list',
    meaning:
      'A promotion names the tickets that it makes cheaper by their idents in the same file. This one is not there.',
    fix: 'Spell the ident as the ticket does, or add the ticket.',
    example: {
      file: 'content/events/meander/2027/tickets.yaml',
      wrong: 'tickets: [reguler]',
      right: 'tickets: [regular]',
    },
  },
  'button-unknown': {
    severity: 'error',
    title: 'A button that does not exist',
    meaning: 'Buttons are described in the event or the edition, and named elsewhere. This name stands for none.',
    fix: 'Spell the name as under "buttons", or describe the button there.',
    example: {
      file: 'content/events/meander/event.yaml',
      wrong: 'forcedButtons: [getTicket]',
      right: 'forcedButtons: [getTickets]',
    },
  },
  'track-unknown': {
    severity: 'error',
    title: 'A track that does not exist',
    meaning:
      'Tracks are listed in the event or the edition, with their titles. The one that is named is not among them.',
    fix: 'Name a track of the list, or add this one to "tracks".',
    example: {
      file: 'content/events/meander/2027/schedule.yaml',
      wrong: "      '3':\n        - session: maps-without-tiles",
      right: "      '2':\n        - session: maps-without-tiles",
    },
  },
  'topic-unknown': {
    severity: 'error',
    title: 'A topic that does not exist',
    meaning:
      'Topics are listed in the event or the edition, with their titles. The one that a session names is not among them.',
    fix: 'Name a topic of the list, or add this one to "topics".',
    example: {
      file: 'content/events/meander/2027/sessions/quiet-forms.md',
      wrong: 'topics: [from]\n',
      right: 'topics: [forms]\n',
    },
  },
  'room-unknown': {
    severity: 'error',
    title: 'A room that does not exist',
    meaning:
      'Rooms are listed in the files of venues, with their names. No venue of the edition has the one that is named.',
    fix: 'Name a room of a venue of the edition, or add this one to the "rooms" of the venue.',
    example: {
      file: 'content/events/meander/2027/edition.yaml',
      wrong: 'room: grand-hall\n',
      right: 'room: great-hall\n',
    },
  },
  'vat-unknown': {
    severity: 'error',
    title: 'A VAT rate that does not exist',
    meaning: 'Tickets name their rate by a word, and content/vat.yaml gives the percentage. This word has none.',
    fix: 'Spell the rate as content/vat.yaml does, or add it there.',
    example: { file: 'content/vat.yaml', wrong: 'default: ful\n', right: 'default: full\n' },
  },
  'former-name-taken': {
    severity: 'error',
    title: 'A former name that belongs to another record',
    meaning:
      'A former name says what a record was called before, so that it is found. It cannot be the name of another record as well: nobody could say which of the two is meant.',
    fix: 'Delete it in one of the two files.',
    example: {
      file: 'content/events/meander/2027/sessions/quiet-forms.md',
      wrong: 'formerSlugs: [maps-without-tiles]\n',
      right: '',
    },
  },
  'asset-without-session': {
    severity: 'error',
    title: 'Material that belongs to no session',
    meaning:
      'Material of a session is in a file of the same name in "assets". The edition has no session of this name, so the material would show nowhere.',
    fix: 'Name the file as that of the session.',
    example: {
      wrongPath: 'content/events/meander/2027/assets/quiet-form.yaml',
      rightPath: 'content/events/meander/2027/assets/quiet-forms.yaml',
    },
  },
  'person-twice': {
    severity: 'error',
    title: 'Two speakers of one edition who are one person',
    meaning:
      'The field "person" joins somebody with who they were in other years. Two files of one edition would be two pages of one person in one year.',
    fix: 'Keep one of the two files, or mend the name in "person".',
    example: {
      file: 'content/events/meander/2027/speakers/vidak-jelena.md',
      wrong: 'person: brezic-toma\n',
      right: '',
    },
  },
  'page-unknown': {
    severity: 'error',
    title: 'A page of rules that does not exist',
    meaning:
      'The rules of the contest for a ticket are a page of the site, named by its file in content/pages. Without it the link to the rules is left out.',
    fix: 'Spell the name as the file does, or write that file.',
    example: { file: 'content/site.yaml', wrong: 'ident: rools', right: 'ident: rules' },
  },
} as const satisfies Family;
