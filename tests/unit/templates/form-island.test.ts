import { describe, expect, it } from 'vitest';
import type { Form, FormField } from '../../../src/domain/page/page-forms.ts';
import { bodyOf } from '../../../templates/islands/body.ts';
import { checkValues, refusedFields } from '../../../templates/islands/check-values.ts';
import { groupsWith, teamSize } from '../../../templates/islands/form/team.ts';
import { placesLeft } from '../../../templates/islands/form/use-places.ts';
import { notesOf } from '../../../templates/islands/form/use-seats.ts';

const texts = {
  required: 'Fill this in!',
  format: 'Not like this!',
  'too-long': 'Too long!',
  'too-many': 'Too many!',
  'not-allowed': 'Not this!',
};

const input = (name: string, rest: object = {}): FormField =>
  ({ kind: 'input', type: 'text', name, label: name, required: true, messages: {}, ...rest }) as FormField;

const member = (index: number, added?: string): Form['groups'][number] => ({
  ident: `member-${index + 1}`,
  legend: `Member ${index + 1}`,
  ...(added === undefined ? {} : { added }),
  fields: [
    input(`members.${index}.fullName`, { required: added === undefined, messages: { required: 'A name!' } }),
    { kind: 'flag', name: `members.${index}.vegetarian`, value: 'true', label: '', required: false, messages: {} },
    {
      kind: 'choice',
      name: 'teamLeader',
      value: String(index),
      label: '',
      required: true,
      messages: { required: 'A leader!' },
    },
  ],
});

const team: Form = {
  ident: 'form-team',
  name: 'team',
  submit: 'Send',
  hidden: [
    { name: 'year', value: '2026' },
    { name: 'type', value: 'team' },
  ],
  groups: [
    {
      ident: 'team',
      fields: [
        input('teamEmail', { pattern: '^[^@]+@[^@]+$', messages: { format: 'No e-mail!' } }),
        input('memberCount', { type: 'number', min: 2, max: 3, messages: { below: 'Too few!', above: 'Too many!' } }),
      ],
    },
    member(0),
    member(1),
    member(2, 'Member 3'),
  ],
};

const base = { label: '', required: false, messages: {}, options: [] };

const QUESTIONS: readonly FormField[] = [
  { ...base, kind: 'stars', name: 'answers.overall', comment: { name: 'comments.overall', label: '', maxLength: 9 } },
  { ...base, kind: 'checkboxes', name: 'answers.keep' },
  { ...base, kind: 'text', name: 'answers.words', maxLength: 9 },
];

describe('the remaining places for teams', () => {
  const words = { few: '{left} of {maximum} left.', full: 'All {maximum} are taken.' };

  it.each([
    [undefined, { isFull: false, text: '' }],
    [{ count: 40 }, { isFull: false, text: '' }],
    [
      { count: 26, maximum: 32 },
      { isFull: false, text: '' },
    ],
    [
      { count: 27, maximum: 32 },
      { isFull: false, text: '5 of 32 left.' },
    ],
    [
      { count: 32, maximum: 32 },
      { isFull: true, text: 'All 32 are taken.' },
    ],
    [
      { count: 33, maximum: 32 },
      { isFull: true, text: 'All 32 are taken.' },
    ],
  ])('are shown when few or none are left: %j', (count, expected) => {
    expect(placesLeft(count, words)).toEqual(expected);
  });
});

describe('the body of a form', () => {
  it('has numbers, the existing members, and one leader', () => {
    const values = {
      teamEmail: [' a@b '],
      memberCount: ['2'],
      'members.0.fullName': ['Ana'],
      'members.1.fullName': ['Ivo'],
      'members.1.vegetarian': ['true'],
      'members.2.fullName': [''],
      teamLeader: ['1'],
      extraTitle: [''],
    };
    expect(bodyOf(team, values)).toEqual({
      year: 2026,
      type: 'team',
      teamEmail: 'a@b',
      memberCount: 2,
      members: [{ fullName: 'Ana' }, { fullName: 'Ivo', vegetarian: true, teamLeader: true }],
    });
  });

  it('has stars as numbers with their comments, each in the part that its name begins with', () => {
    const form: Form = { ...team, groups: [{ ident: 'questions', fields: QUESTIONS }] };
    const values = {
      'answers.overall': ['5'],
      'comments.overall': [' Because. '],
      'answers.keep': ['a', 'b'],
      'answers.words': ['  '],
      'answers.elsewhere': ['5'],
    };
    expect(bodyOf(form, values)).toEqual({
      ...{ year: 2026, type: 'team' },
      answers: { overall: 5, keep: ['a', 'b'] },
      comments: { overall: 'Because.' },
    });
  });

  it('includes the honeypot field', () => {
    expect(bodyOf(team, { extraTitle: ['Sir'] })).toMatchObject({ extraTitle: 'Sir' });
  });
});

describe('validating a form', () => {
  const wrong = (values: Record<string, string>) =>
    checkValues(team, Object.fromEntries(Object.entries(values).map(([name, value]) => [name, [value]])), texts);

  it('reports each field with its own message, or with the general one', () => {
    expect(wrong({})).toEqual({
      teamEmail: 'Fill this in!',
      memberCount: 'Fill this in!',
      'members.0.fullName': 'A name!',
      'members.1.fullName': 'A name!',
      teamLeader: 'A leader!',
    });
  });

  it.each([
    ['1', 'Too few!'],
    ['4', 'Too many!'],
    ['2.5', 'Not like this!'],
    ['3', undefined],
  ])('a team of %s: %s', (memberCount, message) => {
    expect(wrong({ memberCount })['memberCount']).toBe(message);
  });

  it('refuses spaces as a value, and invalid addresses', () => {
    expect(wrong({ teamEmail: '  ' })['teamEmail']).toBe('Fill this in!');
    expect(wrong({ teamEmail: 'ana' })['teamEmail']).toBe('No e-mail!');
  });

  it('shows errors of the service beside their fields', () => {
    const errors = [
      { pointer: '/teamEmail', code: 'format' },
      { pointer: '/members/1/fullName', code: 'required' },
      { pointer: '/year', code: 'not-allowed' },
    ] as const;
    const errorsOf = (code: 'missing-data' | 'duplicate') =>
      refusedFields(team, { code, errors: [...errors] }, { texts, refusal: 'Already there!' });
    expect(errorsOf('missing-data')).toEqual({ teamEmail: 'No e-mail!', 'members.1.fullName': 'A name!' });
    expect(errorsOf('duplicate')['teamEmail']).toBe('Already there!');
  });

  it('finds fields by pointers whose names contain a slash or a tilde', () => {
    const form = { groups: [{ ident: 'questions', fields: [input('answers.a/b~c')] }] };
    const errors = [{ pointer: '/answers/a~1b~0c', code: 'not-allowed' as const }];
    const errorsByField = refusedFields(form, { code: 'answer-unknown', errors }, { texts, refusal: 'Not this!' });
    expect(errorsByField).toEqual({ 'answers.a/b~c': 'Not this!' });
  });
});

describe('the members of a team', () => {
  it('have the minimum number, and can be added up to the maximum', () => {
    expect(teamSize(team.groups)).toEqual({ minimum: 2, maximum: 3 });
    expect(teamSize(team.groups.slice(0, 1))).toBeUndefined();
  });

  it('all need a name once they were added', () => {
    expect(groupsWith(team.groups, 2).map(({ ident }) => ident)).toEqual(['team', 'member-1', 'member-2']);
    const [added] = groupsWith(team.groups, 3).slice(-1);
    expect(added?.legend).toBe('Member 3');
    expect(added?.fields.map(({ required }) => required)).toEqual([true, false, true]);
  });
});

describe('a workshop in a form', () => {
  const options = [
    { value: 'weave', text: 'Weave', excludes: ['knit'] },
    { value: 'knit', text: 'Knit', excludes: ['weave'] },
    { value: 'spin', text: 'Spin' },
  ];
  const words = { excluded: 'Not with {title}.', failed: 'Failed!', missing: 'Missing!' };
  const form = {
    ...team,
    levels: [
      { level: 1, title: 'Free' },
      { level: 4, title: 'Full' },
    ],
  };
  const notes = (levels: Record<string, number>, chosen: readonly string[]) =>
    Object.fromEntries(notesOf(options, { form, levels: new Map(Object.entries(levels)), chosen, words }));

  it('cannot be chosen when it is full, and says if the number of seats is unknown', () => {
    expect(notes({ weave: 4, knit: 1 }, [])).toEqual({
      weave: { text: 'Full', isClosed: true },
      knit: { text: 'Free', isClosed: false },
      spin: { text: 'Missing!', isClosed: false },
    });
  });

  it('excludes workshops at the same time, and says which one overlaps', () => {
    expect(notes({ weave: 1, knit: 1, spin: 1 }, ['weave'])['knit']).toEqual({
      text: 'Not with Weave.',
      isClosed: true,
    });
  });

  it('can be deselected again, even if it is full', () => {
    expect(notes({ weave: 4, knit: 1, spin: 1 }, ['weave'])['weave']).toEqual({ text: 'Full', isClosed: false });
  });
});
