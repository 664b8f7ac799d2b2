import { type ContentRecord, field } from '../../content/content-index.ts';
import type { Finding } from '../../diagnostics/diagnostic.ts';
import type { CheckScope } from '../check-scope.ts';
import { textsOf } from '../placed-texts.ts';
import { shownExample, shownValue } from '../shown-value.ts';

/**
 * What somebody meant to come back to: `review-pending` for comments that ask for it, `text-todo` for texts that are
 * still to be written while readers see them; and `value-cut` for texts of which a part became a comment. All are
 * warnings.
 */
export function checkUnfinished(record: ContentRecord, { isValid }: CheckScope): readonly Finding[] {
  return [
    ...pendingReviews(record),
    ...cutValues(record),
    ...(isValid(record) && isShown(record) ? openTexts(record) : []),
  ];
}

function cutValues({ document, translations }: ContentRecord): readonly Finding[] {
  return [document, ...Object.values(translations)].flatMap(({ path, cuts = [] }) =>
    cuts.map(
      ({ left, whole, start, end }): Finding => ({
        code: 'value-cut',
        severity: 'warning',
        path,
        place: { kind: 'text', start, end },
        message: `This is a comment, so the value ends before it: ${shownValue(left)}.`,
        hint: `write ${shownExample(whole)}; in a comment, put a space after the #`,
      }),
    ),
  );
}

function pendingReviews({ document, translations }: ContentRecord): readonly Finding[] {
  return [document, ...Object.values(translations)].flatMap(({ path, reviews = [] }) =>
    reviews.map(
      ({ words, start, end }): Finding => ({
        code: 'review-pending',
        severity: 'warning',
        path,
        place: { kind: 'text', start, end },
        message:
          words === '' ? 'This waits to be looked at.' : `This waits to be looked at; the comment says "${words}".`,
        hint: 'put the value right, and delete the comment',
      }),
    ),
  );
}

/** Speakers, sessions, questions and the like are hidden while they are being written. */
function isShown({ place, document }: ContentRecord): boolean {
  return place.kind === 'event' || field(document.data, 'visible') !== false;
}

const TODO = /^\s*TODO\b/;

function openTexts(record: ContentRecord): readonly Finding[] {
  return textsOf(record)
    .filter(({ text }) => TODO.test(text))
    .map(
      ({ document, text, place }): Finding => ({
        code: 'text-todo',
        severity: 'warning',
        path: document.path,
        place: place(text.search(/\S/), text.trimEnd().length),
        message: 'This text is still to be written, and readers see it.',
        hint: 'write it, or hide the record with "visible: false" until it is there',
      }),
    );
}
