import type { ErrorObject } from 'ajv';

/** Whether data matches a schema; after a call `errors` tells where it does not, all of it. */
export interface Validator {
  (data: unknown): boolean;
  readonly errors?: readonly ErrorObject[] | null;
}
