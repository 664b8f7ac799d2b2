import type { Rating } from './api-contract.ts';
import type { Form } from './page-forms.ts';

/** A rating from what stands in its form: values by the names of the fields. */

export type RatingValues = Readonly<Record<string, string>>;

export interface RatingDraft {
  readonly session: string;
  readonly values: RatingValues;
}

export const NO_STARS = 'stars.session';

/** What is wrong with a rating, by field, in the words of the form; empty when it can be sent. */
export function ratingErrors(form: Form, values: RatingValues, noStars: string): Readonly<Record<string, string>> {
  const errors: Record<string, string> = {};
  const pin = form.groups.flatMap(({ fields }) => fields).find(({ name }) => name === 'pin');
  const given = (values['pin'] ?? '').trim();
  const pattern = pin?.kind === 'input' ? (pin.pattern ?? '') : '';
  if (given === '') errors['pin'] = pin?.messages.required ?? '';
  else if (!new RegExp(`^(?:${pattern})$`, 'v').test(given)) errors['pin'] = pin?.messages.format ?? '';
  if (starsIn(values, 'session') === undefined && starsIn(values, 'speakers') === undefined) errors[NO_STARS] = noStars;
  return errors;
}

/** The body that the service takes; what was left empty is left out. */
export function ratingBody(form: Form, { session, values }: RatingDraft): Rating {
  const hidden = Object.fromEntries(form.hidden.map(({ name, value }) => [name, value]));
  const [forSession, forSpeakers] = [starsIn(values, 'session'), starsIn(values, 'speakers')];
  const comment = (values['comment'] ?? '').trim();
  const extraTitle = values['extraTitle'] ?? '';
  return {
    type: 'rating',
    ident: hidden['ident'] ?? '',
    year: Number(hidden['year']),
    session,
    pin: (values['pin'] ?? '').trim(),
    stars: {
      ...(forSession === undefined ? {} : { session: forSession }),
      ...(forSpeakers === undefined ? {} : { speakers: forSpeakers }),
    },
    ...(comment === '' ? {} : { comment }),
    ...(extraTitle === '' ? {} : { extraTitle }),
  };
}

function starsIn(values: RatingValues, name: string): number | undefined {
  const count = values[`stars.${name}`];
  return count === undefined || count === '' ? undefined : Number(count);
}
