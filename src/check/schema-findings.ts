import type { ErrorObject } from 'ajv';
import type { Finding } from '../diagnostics/diagnostic.ts';
import { extraField, isMeant } from './field-words.ts';
import { wordsFor } from './schema-words.ts';

/**
 * The errors of a compiled schema as findings in an editor's words. Of several errors about one value the most
 * telling is kept: alternatives that were not taken, and the conditions behind them, say nothing of their own.
 */

const SILENT = new Set(['if', 'not', 'propertyNames', 'allOf']);

/** One finding for each value or key that breaks its schema, and for each field that is missing. */
export function schemaFindings(path: string, errors: readonly ErrorObject[], data: unknown): readonly Finding[] {
  const told = errors.filter((error) => !SILENT.has(error.keyword) || error.keyword === 'not');
  const alternatives = told.filter((error) => error.keyword === 'oneOf' || error.keyword === 'anyOf');
  const kept = told
    .filter((error) => !alternatives.some((one) => one !== error && isBelow(error, one)))
    .filter((error) => !isMisspelt(error, told));
  const byPlace = new Map<string, Finding>();
  for (const error of kept) {
    const words = wordsFor(error, data);
    const finding: Finding = { severity: 'error', path, ...words };
    const key = JSON.stringify([words.place, error.keyword === 'required' ? error.params : undefined]);
    if (!byPlace.has(key)) byPlace.set(key, finding);
  }
  return [...byPlace.values()];
}

/** Errors inside an alternative point at the alternative's value or below it, through the alternative's keyword. */
function isBelow(error: ErrorObject, alternative: ErrorObject): boolean {
  return (
    error.instancePath.startsWith(alternative.instancePath) &&
    !(error.keyword === 'oneOf' || error.keyword === 'anyOf') &&
    (error.schemaPath.includes('/oneOf/') ||
      error.schemaPath.includes('/anyOf/') ||
      error.instancePath === alternative.instancePath)
  );
}

/** The field is there under a name that is none: that name is told. */
function isMisspelt({ keyword, params, instancePath }: ErrorObject, errors: readonly ErrorObject[]): boolean {
  if (keyword !== 'required') return false;
  return errors.some((other) => {
    const extra = extraField(other);
    if (extra === undefined || other.instancePath !== instancePath) return false;
    return isMeant(extra, String(params['missingProperty']), other);
  });
}
