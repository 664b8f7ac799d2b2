import type { Form, FormField } from '../../domain/page/page-forms.ts';
import { fieldsOf } from '../../domain/site/forms.ts';
import type { PlanContext } from '../plan-context.ts';
import { type FormScope, formOf, planField } from './plan-forms.ts';
import { starOptions } from './plan-survey-forms.ts';

/** The items that are rated with stars, with their names in the API contract. */
const STARRED = ['session', 'speakers'] as const;

/** The rating form: a PIN, stars for the session and for its speakers, and a comment. */
export function planRating(context: PlanContext, scope: FormScope): Form {
  const fields = fieldsOf('rating').flatMap((spec) =>
    spec.kind === 'stars' ? STARRED.map((name) => starsField(context, name)) : planField(context, spec),
  );
  const form = formOf(context, {
    name: 'rating',
    ident: 'form-rating',
    scope,
    groups: [{ ident: 'rating', fields }],
  });
  return { ...form, hidden: form.hidden.filter(({ name }) => SENT_ALONG.includes(name)) };
}

/** The hidden fields of a rating. The API contract allows no others. */
const SENT_ALONG = ['type', 'ident', 'year'];

function starsField(context: PlanContext, name: (typeof STARRED)[number]): FormField {
  return {
    name: `stars.${name}`,
    label: context.t(`forms:stars.${name}`),
    required: false,
    messages: {},
    kind: 'stars',
    options: starOptions(context),
  };
}
