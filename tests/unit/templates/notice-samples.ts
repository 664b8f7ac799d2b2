import type { PageContent, TemplateName } from '../../../src/domain/page/page.ts';
import { ENDS, picture, STARTS } from './templates-samples.ts';

const download = { title: 'Sign', href: '/assets/media/sign.svg', name: 'sign.svg', type: 'SVG', size: '2 kB' };
const dev = { dev: '/dev/', gridTest: '/dev/grid-test/', events: [{ ident: 'vezovi', title: 'Vezovi' }] };

/** Page data of notice pages, redirect pages and downloads. */
export const NOTICE_PAGES: readonly (readonly [TemplateName, PageContent])[] = [
  ['notice', { notice: 'not-found', home: '/' }],
  ['notice', { notice: 'server-error', home: '/' }],
  ['notice', { notice: 'maintenance', home: '/' }],
  ['notice', { notice: 'offline', home: '/' }],
  ['inactive', { event: 'vezovi', title: 'Vezovi', home: '/', years: [{ year: 2025, href: '/vezovi/2025/' }] }],
  ['newsletter-confirmation', { home: '/', form: '/vezovi/#newsletter', contactEmail: 'info@vezovi.example' }],
  ['workshop-seats', { home: '/', form: '/vezovi/#schedule', contactEmail: 'info@vezovi.example' }],
  [
    'unsupported-language',
    {
      target: '/vezovi/',
      targetLanguage: 'en',
      seconds: 3,
      sayings: [
        { language: 'hr', title: 'Prijevoda nema', text: 'Ima ga na engleskom.', go: 'Otvori' },
        { language: 'en', title: 'No translation', text: 'There is one in English.', go: 'Open' },
      ],
    },
  ],
  [
    'qr',
    {
      home: '/',
      targets: [
        {
          from: null,
          until: STARTS,
          value: { ident: 'shop', title: 'Tickets', href: 'https://shop.example/', external: true },
        },
        { from: STARTS, until: ENDS, value: { ident: 'today', title: 'Today', href: '/vezovi/', external: false } },
        { from: ENDS, until: null, value: null },
      ],
    },
  ],
  [
    'press',
    {
      ident: 'press',
      title: 'Press',
      text: { html: '<h2>Who</h2><p>We.</p>' },
      pass: { href: '/press-register/', shown: [{ from: null, until: ENDS }] },
      kit: { html: '<p>Use it.</p>' },
      logos: [{ event: 'vezovi', title: 'Vezovi', files: [{ ...download, ground: 'light', preview: picture }] }],
      files: [{ ...download, name: 'hall.svg' }],
      years: [
        {
          year: '2025',
          items: [
            {
              when: { iso: '2025-05-12', text: '12 May 2025' },
              title: { text: 'Bod', lang: 'hr' },
              where: 'Glas',
              href: 'https://glas.example/',
            },
          ],
        },
      ],
    },
  ],
  ['dev', dev],
  ['grid-test', dev],
];
