import { type ContentRecord, field } from '../../content/content-index.ts';
import type { Hideable } from '../../content/valid-record.ts';
import type { Finding } from '../../diagnostics/diagnostic.ts';
import { formatAsYaml, formatValue } from '../format-value.ts';
import { textsOf } from '../placed-texts.ts';

/**
 * Adds the warnings `review-pending` for comments that ask for a review, and `value-cut` for values of which a part became
 * a comment.
 */
export function checkUnfinished(record: ContentRecord): readonly Finding[] {
  return [...pendingReviews(record), ...cutValues(record)];
}

/** Adds the warning `text-todo` for visible texts that are still to be written. */
export function checkOpenTexts(record: ContentRecord): readonly Finding[] {
  return isShown(record) ? openTexts(record) : [];
}

function cutValues({ document, translations }: ContentRecord): readonly Finding[] {
  return [document, ...Object.values(translations)].flatMap(({ path, cuts = [] }) =>
    cuts.map(
      ({ value, valueWithComment, start, end }): Finding => ({
        code: 'value-cut',
        severity: 'warning',
        path,
        place: { kind: 'text', start, end },
        message: `This is read as a comment, so the value is only ${formatValue(value)}.`,
        hint: `write ${formatAsYaml(valueWithComment)}; in a comment, put a space after the #`,
      }),
    ),
  );
}

function pendingReviews({ document, translations }: ContentRecord): readonly Finding[] {
  return [document, ...Object.values(translations)].flatMap(({ path, reviews = [] }) =>
    reviews.map(
      ({ text, start, end }): Finding => ({
        code: 'review-pending',
        severity: 'warning',
        path,
        place: { kind: 'text', start, end },
        message: text === '' ? 'This has to be reviewed.' : `This has to be reviewed; the comment says "${text}".`,
        hint: 'correct the value, and delete the comment',
      }),
    ),
  );
}

/** Whether a record is visible. Unfinished records are usually hidden. */
function isShown({ place, data }: ContentRecord): boolean {
  return place.kind === 'event' || field<Hideable>(data, 'visible') !== false;
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
        message: 'This text is not written yet, and readers see it.',
        hint: 'write it, or hide the record with "visible: false" until it is written',
      }),
    );
}
