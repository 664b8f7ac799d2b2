import { fieldsOf } from '../model/forms.ts';
import type { Form, FormField } from '../model/page-forms.ts';
import { type FormScope, formOf, planField } from './plan-forms.ts';
import { starOptions } from './plan-survey-forms.ts';
import type { Wording } from './wording.ts';

/** What the stars of a rating are for, as the contract names it. */
const STARRED = ['session', 'speakers'] as const;

/** What a rating asks for: a PIN, stars for the session and for who spoke, and a comment. */
export function planRating(wording: Wording, scope: FormScope): Form {
  const fields = fieldsOf('rating').flatMap((spec) =>
    spec.kind === 'stars' ? STARRED.map((name) => starsField(wording, name)) : planField(wording, spec),
  );
  const form = formOf(wording, {
    name: 'rating',
    ident: 'form-rating',
    scope,
    groups: [{ ident: 'rating', fields }],
  });
  return { ...form, hidden: form.hidden.filter(({ name }) => SENT_ALONG.includes(name)) };
}

/** Stars are sent without the event's name and a language: the contract takes no more than this. */
const SENT_ALONG = ['type', 'ident', 'year'];

function starsField(wording: Wording, name: (typeof STARRED)[number]): FormField {
  return {
    name: `stars.${name}`,
    label: wording.t(`forms:stars.${name}`),
    required: false,
    messages: {},
    kind: 'stars',
    options: starOptions(wording),
  };
}
