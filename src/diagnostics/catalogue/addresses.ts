import type { Family } from './entry.ts';

/** Addresses of pages, and links. */
export const ADDRESSES = {
  'route-twice': {
    severity: 'error',
    title: 'Two records with one address',
    meaning: 'Addresses follow from the names of files and folders, and a page can have only one of two contents.',
    fix: 'Give one of the two another name, or another "baseUrl".',
    example: { wrongPath: 'content/pages/meander.yaml', rightPath: 'content/pages/river.yaml' },
  },
  'name-reserved': {
    severity: 'error',
    title: 'A name that the site needs for itself',
    meaning:
      'Error pages, assets, the offline page and the like stand at addresses of their own, and each further language ' +
      'below its code. Content cannot stand there too.',
    fix: 'Take another name.',
    example: { wrongPath: 'content/pages/offline.yaml', rightPath: 'content/pages/without-network.yaml' },
  },
  'url-malformed': {
    severity: 'error',
    title: 'A site address that no browser could read',
    meaning:
      'The site needs its own address for canonical links, feeds and share images, and this one is not written as addresses are.',
    fix: 'Write it as a browser shows it, beginning with https://.',
    example: {
      file: 'content/site.yaml',
      wrong: 'baseUrl: https://meander.example:web',
      right: 'baseUrl: https://meander.example',
    },
  },
  'service-inexact': {
    severity: 'error',
    title: 'An address of a service that is not one exact address',
    meaning:
      'Pages send forms to the service of "api", and page views to that of "analytics". Browsers are told of each by its ' +
      'origin, in the security policy of every page: a wildcard would let pages send to hosts of others, and signs such as ' +
      'a semicolon would change the policy. Names, passwords and keys in it could be read by everybody.',
    fix: 'Write the scheme and the host, a port and a path if need be, and nothing else.',
    example: {
      file: 'content/site.yaml',
      wrong: '  baseUrl: https://*.meander.example\n',
      right: '  baseUrl: https://api.meander.example\n',
    },
  },
  'link-without-form': {
    severity: 'error',
    title: 'A link to a form that the page does not have',
    meaning:
      'A footer link with "form: true" shows only while the form on its page is open. The page that this one leads to has no form.',
    fix: 'Give the page a "form", or take "form: true" from the link.',
    example: {
      file: 'content/site.yaml',
      wrong: "      url: '{linkLang}/code/'\n      visible: true\n      form: true\n",
      right: "      url: '{linkLang}/code/'\n      visible: true\n",
    },
  },
  'link-unknown': {
    severity: 'error',
    title: 'A link to a page that does not exist',
    meaning:
      'Pages come from files: texts, events, their years and speakers. Readers who follow this link would see that there is nothing.',
    fix: 'Spell the address as the hint says. What is not part of this site begins with https://.',
    example: {
      file: 'content/events/meander/2027/faq/parking.md',
      wrong: '({linkLang}/cod/)',
      right: '(https://maps.example/ciglana)',
    },
  },
  'anchor-unknown': {
    severity: 'warning',
    title: 'A link to a part that the page does not have',
    meaning:
      'An anchor, behind "#", is the name of a section or of an entry in one. The page opens, and stays at its top.',
    fix: 'Spell the anchor as the hint says, or switch the section on.',
    example: { file: 'content/events/meander/2027/faq/parking.md', wrong: '(#ticket)', right: '(#tickets)' },
  },
  'link-moved': {
    severity: 'warning',
    title: 'A link to a former address',
    meaning:
      'The page is elsewhere now, and its former address leads on to it. That works, and costs each reader another request.',
    fix: 'Write the present address.',
    example: {
      file: 'content/events/meander/2027/faq/parking.md',
      wrong: '({linkLang}/meander/2027/)',
      right: '({linkLang}/meander/)',
    },
  },
  'link-without-slash': {
    severity: 'warning',
    title: 'A link whose last slash is missing',
    meaning:
      'Addresses of pages end with a slash. Most hosts lead on to it, which costs each reader another request; some do not.',
    fix: 'Write the slash.',
    example: {
      file: 'content/events/meander/2027/faq/parking.md',
      wrong: '({linkLang}/code)',
      right: '({linkLang}/code/)',
    },
  },
  'link-relative': {
    severity: 'warning',
    title: 'A link that leads elsewhere on each page',
    meaning:
      'An address that begins neither with a slash nor with {linkLang} is read from the page that it stands on, and one text can stand on several pages.',
    fix: 'Begin it with {linkLang}/, so that readers stay in their language.',
    example: { file: 'content/events/meander/2027/faq/parking.md', wrong: '(code/)', right: '({linkLang}/code/)' },
  },
  'external-inside': {
    severity: 'warning',
    title: 'A link within the site that is said to leave it',
    meaning: 'Links to other sites are marked as such. This one leads to a page of the site itself.',
    fix: 'Delete "external: true".',
    example: {
      file: 'content/site.yaml',
      wrong: "      url: '{linkLang}/code/'\n      external: true\n",
      right: "      url: '{linkLang}/code/'\n",
    },
  },
  'secret-page-unmatched': {
    severity: 'warning',
    title: 'A pattern of secret pages that fits none',
    meaning:
      'Pages that match a pattern of "secretPages" are kept out of menus, feeds and search engines. A mistyped pattern keeps nothing secret.',
    fix: 'Spell the path as the address of the pages does, or delete the line.',
    example: { file: 'content/site.yaml', wrong: 'secretPages: [/mender/**]', right: 'secretPages: []' },
  },
  'name-outdated': {
    severity: 'warning',
    title: 'A speaker whose file bears another name',
    meaning:
      'The file of a speaker is named surname-name, and becomes the address of their page. The two in the file say another name. ' +
      'Letters such as ü and đ may be written as one or as two: "muller-anna" and "mueller-anna" are both right.',
    fix: 'Rename the file. Where its page has been public, add the old name to "formerSlugs"; the speaker’s years stay together through "person".',
    example: {
      file: 'content/events/meander/2027/speakers/vidak-jelena.md',
      wrong: 'surname: Vidaković',
      right: 'surname: Vidak',
    },
  },
} as const satisfies Family;
