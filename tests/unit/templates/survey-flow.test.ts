import { describe, expect, it } from 'vitest';
import type { Form, FormField } from '../../../src/domain/page/page-forms.ts';
import { bodyOf } from '../../../templates/islands/body.ts';
import { storableValues } from '../../../templates/islands/form-values.ts';
import { completionOf, completionTitle } from '../../../templates/islands/survey/completion.ts';
import { nearestStep, openSteps, stepHash, stepOf, stepsOf } from '../../../templates/islands/survey/steps.ts';

/** A small survey with a question of each kind. */

const base = { required: false, messages: {} };
const options = [
  { value: 'a', text: 'A' },
  { value: 'b', text: 'B' },
];
const stars = (name: string, required = false): FormField => ({
  ...{ kind: 'stars', name, label: name, options, required },
  messages: required ? { required: 'Please fill this before continuing!' } : {},
});

const form: Form = {
  ident: 'survey-vezovi-2026-visitors',
  name: 'survey',
  submit: 'Send',
  hidden: [
    { name: 'type', value: 'survey' },
    { name: 'ident', value: 'vezovi' },
    { name: 'year', value: '2026' },
    { name: 'audience', value: 'visitors' },
  ],
  groups: [
    {
      ident: 'start',
      fields: [
        {
          ...{ kind: 'input', type: 'text', name: 'pin', label: 'PIN', required: true, pattern: '\\d{4}' },
          messages: { required: 'Please enter your PIN!', format: 'PIN is not correctly formatted!' },
        },
        { ...base, kind: 'input', type: 'text', name: 'fullName', label: 'Name' },
        { ...base, kind: 'flag', name: 'anonymize', label: 'Anonymized', value: 'true' },
      ],
    },
    {
      ident: 'questions',
      fields: [
        stars('answers.overall', true),
        { ...base, kind: 'radios', name: 'answers.again', label: 'Again?', options, comment: comment('again') },
        { ...base, kind: 'checkboxes', name: 'answers.keep', label: 'Keep?', options },
        { ...base, kind: 'text', name: 'answers.words', label: 'Words', maxLength: 100 },
      ],
    },
    { ident: 'sessions', fields: [stars('sessions.grids'), stars('sessions.knots')] },
    { ident: 'speakers', fields: [stars('speakers.ana'), stars('speakers.iva')] },
  ],
};

function comment(question: string) {
  return { name: `comments.${question}`, label: 'A comment', maxLength: 100 };
}

const PIN = { pin: ['0123'] };
const REQUIRED = { ...PIN, 'answers.overall': ['5'] };

describe('the steps of a survey', () => {
  it('end at the first one with invalid answers', () => {
    expect(openSteps(form, (step) => step !== 'questions')).toEqual(['start', 'questions']);
    expect(openSteps(form, () => true)).toEqual(['start', 'questions', 'sessions', 'finish']);
  });

  it('leave out sessions and speakers if there are none', () => {
    expect(stepsOf({ groups: form.groups.slice(0, 2) })).toEqual(['start', 'questions', 'finish']);
  });

  it('have addresses, and one that is not available redirects to the last available one before it', () => {
    for (const step of stepsOf(form)) expect(stepOf(stepHash(step))).toBe(step);
    expect(stepOf('#survey-vezovi-2026')).toBe('start');
    expect(nearestStep('finish', ['start', 'questions'])).toBe('questions');
    expect(nearestStep('start', ['start', 'questions'])).toBe('start');
  });
});

describe('answers to a survey', () => {
  it('are stored without the PIN and the honeypot field', () => {
    expect(storableValues({ ...REQUIRED, extraTitle: ['x'] })).toEqual({ 'answers.overall': ['5'] });
  });

  it('are sent in the format of the service: stars as numbers, multiple choices as a list, no empty values', () => {
    const answers = {
      ...REQUIRED,
      ...{ fullName: [' Ana '], anonymize: ['true'], 'answers.again': ['a'], 'comments.again': ['Because.'] },
      ...{ 'answers.keep': ['a', 'b'], 'answers.words': ['  '], 'sessions.grids': ['4'], 'speakers.iva': ['3'] },
      ...{ 'answers.elsewhere': ['5'] },
    };
    expect(bodyOf(form, answers)).toEqual({
      ...{ type: 'survey', ident: 'vezovi', year: 2026, audience: 'visitors' },
      ...{ pin: '0123', fullName: 'Ana', anonymize: true },
      answers: { overall: 5, again: 'a', keep: ['a', 'b'] },
      comments: { again: 'Because.' },
      sessions: { grids: 4 },
      speakers: { iva: 3 },
    });
  });
});

describe('completion', () => {
  const thresholds = [
    { ident: 'great', from: 90, title: 'Great' },
    { ident: 'low', from: 25, title: 'Low' },
    { ident: 'veryLow', from: 0, title: 'Begun' },
  ];

  it.each([
    [{}, 0, 'Begun'],
    [PIN, 0, 'Begun'],
    [REQUIRED, 16, 'Begun'],
    [{ 'answers.overall': ['5'], 'sessions.grids': ['4'] }, 33, 'Low'],
    [{ 'sessions.grids': ['4'], 'sessions.knots': ['4'] }, 16, 'Begun'],
  ] as const)('of %j is %i per cent: %s', (answers, percent, title) => {
    expect(completionOf(form, answers)).toBe(percent);
    expect(completionTitle(thresholds, percent)).toBe(title);
  });

  it('can reach 100 per cent without stars for every session and speaker', () => {
    const all = { 'answers.again': ['a'], 'answers.keep': ['b'], 'answers.words': ['w'], 'speakers.ana': ['1'] };
    expect(completionOf(form, { ...REQUIRED, ...all, 'sessions.knots': ['2'] })).toBe(100);
  });

  it('has a text from exactly its threshold on', () => {
    expect([24, 25, 89, 90].map((percent) => completionTitle(thresholds, percent))).toEqual([
      'Begun',
      'Low',
      'Low',
      'Great',
    ]);
  });
});
