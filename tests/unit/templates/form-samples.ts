import type { Form, FormPage, SurveyPage, TeamRegistrationPage } from '../../../src/domain/page/page-forms.ts';

/** Page data of forms with every kind of field, and with each state of a registration and of a survey. */

const OPENS = 1_770_000_000;
const CLOSES = 1_777_593_600;

const moment = { iso: '2026-04-30', text: '30 April 2026' };
const base = { required: true, messages: { required: 'Please fill this in!' } };
const options = [
  { value: 'a', text: 'Linen', hint: '20 seats' },
  { value: 'b', text: { text: 'Vuna', lang: 'hr' } },
];

export const form: Form = {
  ident: 'form-press',
  name: 'press',
  hidden: [{ name: 'year', value: '2026' }],
  submit: 'Send',
  note: 'We use this to answer you.',
  groups: [
    {
      ident: 'you',
      legend: 'About you',
      note: 'In a few words.',
      fields: [
        {
          ...base,
          kind: 'input',
          type: 'email',
          name: 'email',
          label: 'E-mail',
          hint: 'Yours.',
          autoComplete: 'email',
          pattern: '.+@.+',
          messages: { required: 'Please enter your e-mail!', format: 'E-mail is not correctly formatted!' },
        },
        { ...base, kind: 'text', name: 'message', label: 'Message', required: false, maxLength: 2000 },
        { ...base, kind: 'select', name: 'members.0.shirtSize', label: 'Size', options },
        { ...base, kind: 'flag', name: 'anonymize', label: 'Anonymized', required: false, value: 'true' },
        { ...base, kind: 'choice', name: 'teamLeader', label: 'Leads', value: '0' },
        { ...base, kind: 'choice', name: 'teamLeader', label: 'Leads', value: '1' },
      ],
    },
    {
      ident: 'questions',
      legend: 'Questions',
      fields: [
        { ...base, kind: 'checkboxes', name: 'answers.keep', label: 'Keep what?', required: false, options },
        {
          ...base,
          kind: 'radios',
          name: 'answers.again',
          label: 'Again?',
          options,
          comment: { name: 'comments.again', label: 'A comment', placeholder: 'Why?', maxLength: 200 },
        },
        {
          ...base,
          kind: 'stars',
          name: 'answers.overall',
          label: 'Overall?',
          options: [1, 2, 3, 4, 5].map((count) => ({ value: String(count), text: `${count} stars` })),
        },
      ],
    },
  ],
};

export const formPage: FormPage = {
  ident: 'press-register',
  title: 'Press pass',
  text: { html: '<h2>Who</h2><p>You.</p>' },
  registration: {
    form,
    window: {
      opens: moment,
      deadline: moment,
      note: 'Passes are stitched by hand.',
      states: [
        { from: null, until: OPENS, value: 'not-yet' },
        { from: OPENS, until: CLOSES, value: 'open' },
        { from: CLOSES, until: null, value: 'closed' },
      ],
    },
  },
  sponsors: { title: 'Vezovi 2026', levels: [], packages: [{ package: 'coffee', name: 'Zrno' }, { package: 'pens' }] },
};

export const teamRegistrationPage: TeamRegistrationPage = {
  event: 'vezovi',
  title: 'Register your team',
  eventTitle: 'Vezovi 2026',
  eventHref: '/vezovi/',
  when: moment,
  minimum: 2,
  maximum: 6,
  maxTeams: 32,
  registration: {
    form: { ...form, action: 'https://api.example/v1/teams' },
    window: { states: [{ from: null, until: null, value: 'open' }] },
  },
};

export const surveyPage: SurveyPage = {
  minutes: 5,
  pinLength: 4,
  href: '/survey/',
  editions: [{ event: 'vezovi', year: 2026, days: ['2026-05-08'], surveys: [{ ident: 'vezovi-2026' }] }],
  surveys: [
    {
      ident: 'vezovi-2026',
      event: 'vezovi',
      title: 'Vezovi 2026',
      window: {
        event: 'vezovi',
        year: 2026,
        opens: moment,
        deadline: moment,
        states: [
          { from: null, until: OPENS, value: 'not-started' },
          { from: OPENS, until: OPENS + 100, value: 'still-active' },
          { from: OPENS + 100, until: CLOSES, value: 'open' },
          { from: CLOSES, until: null, value: 'over' },
        ],
      },
      href: '/survey/?event=vezovi&year=2026',
      query: '0123456789abcdef',
      forms: [{ audience: 'visitors', form: { ...form, ident: 'survey-vezovi-2026-visitors', name: 'survey' } }],
    },
    {
      ident: 'vezovi-2025',
      event: 'vezovi',
      title: 'Vezovi 2025',
      window: {
        event: 'vezovi',
        year: 2025,
        opens: moment,
        states: [{ from: null, until: null, value: 'open' }],
      },
      href: '/survey/?event=vezovi&year=2025',
      external: { url: 'https://forms.example/survey', host: 'forms.example' },
      forms: [],
    },
  ],
};
