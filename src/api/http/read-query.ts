import { type FieldError, refuse } from '../refusal.ts';

/** Reads the edition from a query such as `?ident=my-conf&year=2027`. Refuses a query that lacks either parameter. */
export function editionInQuery(query: URLSearchParams): { readonly ident: string; readonly year: number } {
  const [ident, year] = [query.get('ident'), query.get('year')];
  const errors = Object.entries({ ident, year }).flatMap(([name, value]): readonly FieldError[] =>
    value === null || value === '' ? [{ pointer: `/${name}`, code: 'required' }] : [],
  );
  if (errors.length > 0) refuse('missing-data', { errors });
  return { ident: ident ?? '', year: /^\d{4}$/.test(year ?? '') ? Number(year) : Number.NaN };
}
