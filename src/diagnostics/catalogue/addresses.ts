import type { Family } from './entry.ts';

/** Addresses of pages, and links. */
export const ADDRESSES = {
  'route-twice': {
    severity: 'error',
    title: 'Two records with one address',
    meaning: 'Addresses follow from the names of files and folders, and a page can have only one of two contents.',
    mend: 'Give one of the two another name, or another "baseUrl".',
    example: { wrongPath: 'content/pages/meander.yaml', rightPath: 'content/pages/river.yaml' },
  },
  'name-reserved': {
    severity: 'error',
    title: 'A name that the site needs for itself',
    meaning:
      'Error pages, assets, the offline page and the like stand at addresses of their own, and each further language ' +
      'below its code. Content cannot stand there too.',
    mend: 'Take another name.',
    example: { wrongPath: 'content/pages/offline.yaml', rightPath: 'content/pages/without-network.yaml' },
  },
  'url-malformed': {
    severity: 'error',
    title: 'An address that is none',
    meaning:
      'The site needs its own address for canonical links, feeds and share images, and a browser could not read this one.',
    mend: 'Write it as a browser shows it, beginning with https://.',
    example: {
      file: 'content/site.yaml',
      wrong: 'baseUrl: https://meander.example:web',
      right: 'baseUrl: https://meander.example',
    },
  },
  'link-without-form': {
    severity: 'error',
    title: 'A link to a form that the page does not have',
    meaning: 'The footer marks links to forms, which leave with the form. The page that this one leads to has no form.',
    mend: 'Give the page a "form", or take "form: true" from the link.',
    example: {
      file: 'content/site.yaml',
      wrong: "url: '{linkLang}/code/'\n      visible: true\n      form: true\n",
      right: "url: '{linkLang}/code/'\n      visible: true\n",
    },
  },
} as const satisfies Family;
