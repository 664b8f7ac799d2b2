import type { Family } from './entry.ts';

/** Names of other content. */
export const REFERENCES = {
  'speaker-unknown': {
    severity: 'error',
    title: 'A session names a speaker whom the edition does not have',
    meaning:
      'A session lists its speakers by the names of their files in the same edition. There is no file of this ' +
      'name, so the session would have no speaker.',
    fix: 'Spell the name as the file in "speakers", or write that file.',
    example: {
      file: 'content/events/meander/2027/sessions/quiet-forms.md',
      wrong: 'speakers: [sternad-ilke]',
      right: 'speakers: [sternad-ilka]',
    },
  },
  'session-unknown': {
    severity: 'error',
    title: 'A session does not exist in its edition',
    meaning: 'The schedule and assets name sessions by their files in the same edition. There is no file of this name.',
    fix: 'Spell the name as the file in "sessions", or write that file.',
    example: {
      file: 'content/events/meander/2027/schedule.yaml',
      wrong: 'session: rivers-of-byte\n',
      right: 'session: rivers-of-bytes\n',
    },
  },
  'venue-unknown': {
    severity: 'error',
    title: 'A venue does not exist',
    meaning: 'Editions and days name their venue by its file in content/venues. There is no file of this name.',
    fix: 'Spell the name as the file in content/venues, or write that file.',
    example: { file: 'content/events/meander/2027/edition.yaml', wrong: 'venue: ciglane', right: 'venue: ciglana' },
  },
  'sponsor-unknown': {
    severity: 'error',
    title: 'A sponsor does not exist',
    meaning: 'Editions name their sponsors by their files in content/sponsors. There is no file of this name.',
    fix: 'Spell the name as the file in content/sponsors, or write that file.',
    example: { file: 'content/events/meander/2027/edition.yaml', wrong: 'l3: [vrbak]', right: 'l3: [vrbik]' },
  },
  'media-unknown': {
    severity: 'error',
    title: 'A picture or other media file does not exist',
    meaning:
      'Pictures, videos and documents are named by their path in content/media. Capitals matter: a path that works ' +
      'on a laptop may not work on a server.',
    fix: 'Spell the path as that of the file, or add the file.',
    example: {
      file: 'content/sponsors/vrbik.yaml',
      wrong: 'src: sponsors/Vrbik.svg',
      right: 'src: sponsors/vrbik.svg',
    },
  },
  'date-limit-unknown': {
    severity: 'error',
    title: 'A date limit does not exist in its edition',
    meaning:
      'Buttons and links show while their date limit is open. The edition lists its limits under "dateLimits", and ' +
      'this one is not in the list.',
    fix: 'Name a limit of the edition, or add this one to its "dateLimits".',
    example: {
      file: 'content/events/meander/event.yaml',
      wrong: 'dateLimit: ticketSale\n',
      right: 'dateLimit: ticketSales\n',
    },
  },
  'event-unknown': {
    severity: 'error',
    title: 'An event does not exist',
    meaning:
      'Settings name events by their folders in content/events. The most important of them is the main event ' +
      '("product").',
    fix: 'Spell the name as the folder in content/events.',
    example: { file: 'content/site.yaml', wrong: 'product: meandar', right: 'product: meander' },
  },
  'ticket-unknown': {
    severity: 'error',
    title: 'A ticket does not exist',
    meaning:
      'A promotion names the tickets that it makes cheaper by their idents in the same file. There is no ticket ' +
      'with this ident.',
    fix: 'Spell the ident as that of the ticket, or add the ticket.',
    example: {
      file: 'content/events/meander/2027/tickets.yaml',
      wrong: 'tickets: [reguler]',
      right: 'tickets: [regular]',
    },
  },
  'button-unknown': {
    severity: 'error',
    title: 'A button does not exist',
    meaning:
      'Buttons are described in the event or the edition, and other fields use their names. There is no button of ' +
      'this name.',
    fix: 'Spell the name as under "buttons", or describe the button there.',
    example: {
      file: 'content/events/meander/event.yaml',
      wrong: 'forcedButtons: [getTicket]',
      right: 'forcedButtons: [getTickets]',
    },
  },
  'track-unknown': {
    severity: 'error',
    title: 'A track does not exist',
    meaning: 'Tracks are listed in the event or the edition, with their titles. This one is not in the list.',
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
      'Rooms are listed in the files of venues, and online ones in editions, with their names. Neither the edition nor a venue of it has the one that is named.',
    fix: 'Name a room of the edition or of a venue of it, or add this one to the "rooms" of the venue, or of the edition if it is online.',
    example: {
      file: 'content/events/meander/2027/edition.yaml',
      wrong: 'room: grand-hall\n',
      right: 'room: great-hall\n',
    },
  },
  'look-unknown': {
    severity: 'error',
    title: 'A look that does not exist',
    meaning:
      'A look is a folder in templates/looks/, of the package or of the site. There is none of the name that is in ' +
      'the settings.',
    fix: 'Name a look of the package, or write the files of your own into the folder of that name.',
    example: { file: 'content/site.yaml', wrong: 'look: plane\n', right: 'look: plain\n' },
  },
  'entry-unknown': {
    severity: 'error',
    title: 'An entry that is not in the programme',
    meaning:
      'A change names a session of its edition, or the "ident" of a special entry or break in a schedule. There is nothing ' +
      'of this name, or not on the day that is given.',
    fix: 'Name a session, or give the entry of the schedule this "ident".',
    example: {
      file: 'content/events/meander/2027/changes/forms-cancelled.yaml',
      wrong: 'entry: quiet-form\n',
      right: 'entry: quiet-forms\n',
    },
  },
  'vat-unknown': {
    severity: 'error',
    title: 'A VAT rate does not exist',
    meaning:
      'Tickets use the name of their VAT rate, and content/vat.yaml has its percentage. There is no rate of this ' +
      'name.',
    fix: 'Spell the rate as in content/vat.yaml, or add it there.',
    example: { file: 'content/vat.yaml', wrong: 'default: ful\n', right: 'default: full\n' },
  },
  'former-name-taken': {
    severity: 'error',
    title: 'A former name belongs to another record',
    meaning:
      'A former name is what a record was called before, so that old links still find it. If another record has ' +
      'that name, it is not clear which of the two a link means.',
    fix: 'Delete it in one of the two files.',
    example: {
      file: 'content/events/meander/2027/sessions/quiet-forms.md',
      wrong: 'formerSlugs: [maps-without-tiles]\n',
      right: '',
    },
  },
  'asset-without-session': {
    severity: 'error',
    title: 'Material belongs to no session',
    meaning:
      'The material of a session is in a file of the same name in "assets". The edition has no session of this ' +
      'name, so no page would show the material.',
    fix: 'Give the file the name of the session.',
    example: {
      wrongPath: 'content/events/meander/2027/assets/quiet-form.yaml',
      rightPath: 'content/events/meander/2027/assets/quiet-forms.yaml',
    },
  },
  'recording-unwanted': {
    severity: 'error',
    title: 'A recording that the speaker does not want',
    meaning:
      'A session with "recorded: false" is not to be recorded, and its page says so. Its material has a recording or ' +
      'a stream all the same.',
    fix: 'Take the item away. If the speakers agree now, take "recorded: false" out of the session.',
    example: {
      file: 'content/events/meander/2027/assets/quiet-forms.yaml',
      wrong: '  - kind: recording\n    url: https://video.example/quiet-forms\n',
      right: '',
    },
  },
  'person-twice': {
    severity: 'error',
    title: 'Two speakers of an edition are the same person',
    meaning:
      'The field "person" connects a speaker with the same person in other years. Two files of one edition would ' +
      'be two pages of one person in one year.',
    fix: 'Delete one of the two files, or correct the name in "person".',
    example: {
      file: 'content/events/meander/2027/speakers/vidak-jelena.md',
      wrong: 'person: brezic-toma\n',
      right: '',
    },
  },
  'page-unknown': {
    severity: 'error',
    title: 'The page with the rules does not exist',
    meaning:
      'The rules of the contest for a ticket are a page of the site, named by its file in content/pages. Without ' +
      'that page the link to the rules is left out.',
    fix: 'Spell the name as the file, or write that file.',
    example: { file: 'content/site.yaml', wrong: 'ident: rools', right: 'ident: rules' },
  },
} as const satisfies Family;
