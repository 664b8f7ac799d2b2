import type { ErrorObject } from 'ajv';
import type { Finding } from '../diagnostics/diagnostic.ts';
import { extraField, isMisspelling } from './field-messages.ts';
import { schemaFinding } from './schema-messages.ts';

/**
 * Converts validation errors to findings that authors understand. Of several errors about one value the most helpful one
 * is reported. Errors inside alternatives and in conditions are left out, since they repeat it.
 */

const IGNORED_KEYWORDS = new Set(['if', 'not', 'propertyNames', 'allOf']);

/** One finding for each invalid value or key and for each missing field. */
export function schemaFindings(path: string, errors: readonly ErrorObject[], data: unknown): readonly Finding[] {
  const reportable = errors.filter((error) => !IGNORED_KEYWORDS.has(error.keyword) || error.keyword === 'not');
  const alternatives = reportable.filter((error) => error.keyword === 'oneOf' || error.keyword === 'anyOf');
  const remaining = reportable
    .filter((error) => !alternatives.some((one) => one !== error && isBelow(error, one)))
    .filter((error) => !isMisspelt(error, reportable));
  const byPlace = new Map<string, Finding>();
  for (const error of remaining) {
    const finding: Finding = { severity: 'error', path, ...schemaFinding(error, data) };
    const key = JSON.stringify([finding.place, error.keyword === 'required' ? error.params : undefined]);
    if (!byPlace.has(key)) byPlace.set(key, finding);
  }
  return [...byPlace.values()];
}

/** Whether an error is inside an alternative: it is about the same value or one below, and its schema path has the keyword. */
function isBelow(error: ErrorObject, alternative: ErrorObject): boolean {
  return (
    error.instancePath.startsWith(alternative.instancePath) &&
    !(error.keyword === 'oneOf' || error.keyword === 'anyOf') &&
    (error.schemaPath.includes('/oneOf/') ||
      error.schemaPath.includes('/anyOf/') ||
      error.instancePath === alternative.instancePath)
  );
}

/** Whether a missing field exists under a misspelt name, which is reported instead. */
function isMisspelt({ keyword, params, instancePath }: ErrorObject, errors: readonly ErrorObject[]): boolean {
  if (keyword !== 'required') return false;
  return errors.some((other) => {
    const extra = extraField(other);
    if (extra === undefined || other.instancePath !== instancePath) return false;
    return isMisspelling(extra, String(params['missingProperty']), other);
  });
}
