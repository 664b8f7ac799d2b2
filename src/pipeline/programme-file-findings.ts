import { validators } from 'conf-site:schemas';
import { schemaFindings } from '../check/schema-findings.ts';
import type { Finding } from '../diagnostics/diagnostic.ts';

/**
 * Checks a programme to import against `import.schema.json`. The findings have the given path. Adds the `field-*` and
 * `value-*` codes.
 */
export function programmeFindings(path: string, data: unknown): readonly Finding[] {
  const validate = validators['programme'];
  if (validate === undefined || validate(data)) return [];
  return schemaFindings(path, validate.errors ?? [], data);
}
