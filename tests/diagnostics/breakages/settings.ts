import { type Breakage, E26, EVENT, HACK26, HACKLICA, SITE } from './breakage.ts';

/** Contradictory settings. */
export const SETTINGS: readonly Breakage[] = [
  {
    name: 'a minimum above its maximum',
    code: 'minimum-over-maximum',
    file: HACKLICA,
    edit: ['teamMinimum: 2', 'teamMinimum: 8'],
    at: '8\n',
  },
  {
    name: 'an own maximum below the minimum',
    code: 'minimum-over-maximum',
    file: HACK26,
    edit: ['dateLimits:', 'options: { teamMaximum: 1 }\ndateLimits:'],
    at: '1 }',
  },
  {
    name: 'levels of seats out of order',
    code: 'levels-out-of-order',
    file: SITE,
    edit: ['from: 80', 'from: 40'],
    at: '40\n',
  },
  {
    name: 'words of surveys out of order',
    code: 'levels-out-of-order',
    file: SITE,
    edit: ['ident: nice, from: 50', 'ident: nice, from: 75'],
    at: '75 }',
  },
  {
    name: 'a theme that nobody can choose',
    code: 'theme-not-active',
    file: SITE,
    edit: ['default: system\n  active: [light, dark]', 'default: dark\n  active: [light]'],
    at: 'dark\n',
  },
  {
    name: 'a theme of an event that nobody can choose',
    code: 'theme-not-active',
    file: EVENT,
    edit: ['default: system\n    active: [light, dark]', 'default: light\n    active: [dark]'],
    at: 'light\n',
  },
  {
    name: 'one sign for two things',
    code: 'number-signs-equal',
    file: 'content/languages.yaml',
    edit: ["group: ','", "group: '.'"],
    at: "'.'\n      currency: '€",
  },
  {
    name: 'a question without an answer',
    code: 'question-without-answer',
    file: `${E26}/survey.yaml`,
    edit: ['na poslu?\n    stars: true\n', 'na poslu?\n'],
    at: 'programme',
  },
  {
    name: 'a question with two answers',
    code: 'question-answers-twice',
    file: `${E26}/survey.yaml`,
    edit: ['    stars: true\n', '    stars: true\n    boolean: true\n'],
    at: 'boolean',
  },
  {
    name: 'a default language that is not listed',
    code: 'language-unknown',
    file: SITE,
    edit: ['defaultLanguage: en', 'defaultLanguage: de'],
    at: 'de\n\n',
  },
  {
    name: 'a pattern that cannot be read',
    code: 'pattern-unreadable',
    file: 'content/languages.yaml',
    edit: ["time: 'HH:mm'", "time: 'HH:mmn'"],
    at: "'HH:mmn'",
  },
  {
    name: 'an address with letters for a port',
    code: 'url-malformed',
    file: SITE,
    edit: ['https://devlica.example', 'https://devlica.example:port'],
    at: 'https://devlica.example:port',
  },
  {
    name: 'a form that a page does not have',
    code: 'link-without-form',
    file: SITE,
    edit: [
      "url: '{linkLang}/imprint/'\n      visible: true",
      "url: '{linkLang}/imprint/'\n      visible: true\n      form: true",
    ],
    at: 'true\n    - ident: press',
  },
  {
    name: 'a track beyond the last',
    code: 'track-beyond-limit',
    file: EVENT,
    edit: [
      '    room: pattern-room\n',
      '    room: pattern-room\n  - ident: fifth\n    title: { en: Fifth, hr: Peta }\n    room: yard\n',
    ],
    at: 'fifth',
  },
];
