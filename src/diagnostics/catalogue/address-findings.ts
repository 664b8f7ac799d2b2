import type { Family } from './entry.ts';

/** Addresses of pages, and links. */
export const ADDRESSES = {
  'route-twice': {
    severity: 'error',
    title: 'Two records have the same address',
    meaning:
      'The address of a page follows from the names of files and folders, and an address can have only one page.',
    fix: 'Rename one of the two, or give it another "baseUrl".',
    example: { wrongPath: 'content/pages/meander.yaml', rightPath: 'content/pages/river.yaml' },
  },
  'name-reserved': {
    severity: 'error',
    title: 'A name is reserved by the site',
    meaning:
      'Error pages, assets, the offline page and the like have fixed addresses, and the addresses of each further ' +
      'language begin with its code. Content cannot have these addresses.',
    fix: 'Choose another name.',
    example: { wrongPath: 'content/pages/offline.yaml', rightPath: 'content/pages/without-network.yaml' },
  },
  'name-reserved-in-event': {
    severity: 'error',
    title: 'A name is reserved by each event and edition',
    meaning:
      'The pages of sessions, of the schedule and of its changes are below the addresses "sessions", "schedule" and ' +
      '"changes" of an event or an edition. A speaker or a page of the event cannot have these names, and neither can ' +
      'they have had them before.',
    fix: 'Choose another name.',
    example: {
      wrongPath: 'content/events/meander/pages/schedule.yaml',
      rightPath: 'content/events/meander/pages/timetable.yaml',
    },
  },
  'url-malformed': {
    severity: 'error',
    title: 'The address of the site is not a valid URL',
    meaning: 'The site needs its own address for canonical links, feeds and share images.',
    fix: 'Write it as a browser shows it, beginning with https://.',
    example: {
      file: 'content/site.yaml',
      wrong: 'baseUrl: https://meander.example:web',
      right: 'baseUrl: https://meander.example',
    },
  },
  'service-inexact': {
    severity: 'error',
    title: 'The address of a service is not exact',
    meaning:
      'Pages send forms to the service of "api", and page views to that of "analytics". The security policy of ' +
      'every page allows the origin of each. A wildcard would allow the hosts of others, and characters such as a ' +
      'semicolon would change the policy. Names, passwords and keys in the address could be read by everybody.',
    fix: 'Write the scheme and the host, with a port and a path if necessary, and nothing else.',
    example: {
      file: 'content/site.yaml',
      wrong: '  baseUrl: https://*.meander.example\n',
      right: '  baseUrl: https://api.meander.example\n',
    },
  },
  'link-without-form': {
    severity: 'error',
    title: 'A link to a form leads to a page without one',
    meaning:
      'A footer link with "form: true" shows only while the form on its page is open. The page of this link has no ' +
      'form.',
    fix: 'Give the page a "form", or delete "form: true" from the link.',
    example: {
      file: 'content/site.yaml',
      wrong: "      url: '{linkLang}/code/'\n      visible: true\n      form: true\n",
      right: "      url: '{linkLang}/code/'\n      visible: true\n",
    },
  },
  'link-unknown': {
    severity: 'error',
    title: 'A link leads to a page that does not exist',
    meaning:
      'Pages come from files: texts, events, their editions and speakers. No file makes a page at this address, so ' +
      'readers would see the error page.',
    fix: 'Spell the address as the hint says. The address of another site begins with https://.',
    example: {
      file: 'content/events/meander/2027/faq/parking.md',
      wrong: '({linkLang}/cod/)',
      right: '(https://maps.example/ciglana)',
    },
  },
  'anchor-unknown': {
    severity: 'warning',
    title: 'A link leads to a part that the page does not have',
    meaning:
      'The anchor, after "#", is the name of a section or of an entry in one. If there is none of this name, the ' +
      'page opens at its top.',
    fix: 'Spell the anchor as the hint says, or switch the section on.',
    example: { file: 'content/events/meander/2027/faq/parking.md', wrong: '(#ticket)', right: '(#tickets)' },
  },
  'link-moved': {
    severity: 'warning',
    title: 'A link uses a former address',
    meaning:
      'The page has moved, and its former address redirects to the new one. The link works, but costs each reader ' +
      'another request.',
    fix: 'Write the current address.',
    example: {
      file: 'content/events/meander/2027/faq/parking.md',
      wrong: '({linkLang}/meander/2027/)',
      right: '({linkLang}/meander/)',
    },
  },
  'link-without-slash': {
    severity: 'warning',
    title: 'The last slash of a link is missing',
    meaning:
      'Addresses of pages end with a slash. Most hosts redirect to that address, which costs each reader another ' +
      'request; some hosts do not.',
    fix: 'Add the slash.',
    example: {
      file: 'content/events/meander/2027/faq/parking.md',
      wrong: '({linkLang}/code)',
      right: '({linkLang}/code/)',
    },
  },
  'link-relative': {
    severity: 'warning',
    title: 'A link is relative to the page',
    meaning:
      'An address that begins neither with a slash nor with {linkLang} is relative to the page, and the same text ' +
      'can be on several pages.',
    fix: 'Begin it with {linkLang}/, so that readers stay in their language.',
    example: { file: 'content/events/meander/2027/faq/parking.md', wrong: '(code/)', right: '({linkLang}/code/)' },
  },
  'external-inside': {
    severity: 'warning',
    title: 'A link within the site is marked as external',
    meaning: 'Links to other sites are marked for readers. This one leads to a page of the site itself.',
    fix: 'Delete "external: true".',
    example: {
      file: 'content/site.yaml',
      wrong: "      url: '{linkLang}/code/'\n      external: true\n",
      right: "      url: '{linkLang}/code/'\n",
    },
  },
  'secret-page-unmatched': {
    severity: 'warning',
    title: 'A pattern of secret pages matches none',
    meaning:
      'Pages that match a pattern of "secretPages" are left out of menus, feeds and search engines. A mistyped ' +
      'pattern keeps nothing secret.',
    fix: 'Spell the path as the address of the pages, or delete the line.',
    example: { file: 'content/site.yaml', wrong: 'secretPages: [/mender/**]', right: 'secretPages: []' },
  },
  'name-outdated': {
    severity: 'warning',
    title: 'The file of a speaker has another name than the speaker',
    meaning:
      'The file of a speaker is called surname-name, which becomes the address of their page. The name in the file ' +
      'is a different one. Letters such as ü and đ may be written as one letter or as two: "muller-anna" and ' +
      '"mueller-anna" are both right.',
    fix:
      'Rename the file. If its page was public, add the old name to "formerSlugs". The field "person" still ' +
      'connects the years of the speaker.',
    example: {
      file: 'content/events/meander/2027/speakers/vidak-jelena.md',
      wrong: 'surname: Vidaković',
      right: 'surname: Vidak',
    },
  },
} as const satisfies Family;
