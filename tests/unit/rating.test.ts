import { describe, expect, it } from 'vitest';
import type { Form } from '../../src/model/page-forms.ts';
import { ratingBody, ratingErrors } from '../../src/model/rating.ts';

const form: Form = {
  ident: 'form-rating',
  name: 'rating',
  hidden: [
    { name: 'type', value: 'rating' },
    { name: 'ident', value: 'vezovi' },
    { name: 'year', value: '2026' },
    { name: 'eventName', value: 'Vezovi' },
  ],
  groups: [
    {
      ident: 'rating',
      fields: [
        {
          kind: 'input',
          type: 'text',
          name: 'pin',
          label: 'PIN',
          required: true,
          pattern: '\\d{4}',
          messages: { required: 'A PIN, please!', format: 'No such PIN!' },
        },
      ],
    },
  ],
  submit: 'Send',
};

describe('a rating', () => {
  it('needs a PIN in its form and at least one star, for either', () => {
    expect(ratingErrors(form, {}, 'A star!')).toEqual({ pin: 'A PIN, please!', 'stars.session': 'A star!' });
    expect(ratingErrors(form, { pin: '12345', 'stars.speakers': '1' }, 'A star!')).toEqual({ pin: 'No such PIN!' });
    expect(ratingErrors(form, { pin: ' 1234 ', 'stars.session': '5' }, 'A star!')).toEqual({});
  });

  it('is sent as the contract has it, without what was left empty', () => {
    const values = { pin: ' 1234 ', 'stars.speakers': '3', comment: ' ', extraTitle: '' };
    expect(ratingBody(form, { session: 'grids', values })).toEqual({
      type: 'rating',
      ident: 'vezovi',
      year: 2026,
      session: 'grids',
      pin: '1234',
      stars: { speakers: 3 },
    });
  });

  it('carries a comment, and what a robot filled in', () => {
    const values = { pin: '1234', 'stars.session': '5', comment: 'Neat.', extraTitle: 'spam' };
    expect(ratingBody(form, { session: 'grids', values })).toMatchObject({ comment: 'Neat.', extraTitle: 'spam' });
  });
});
