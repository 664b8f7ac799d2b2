import type { ErrorObject } from 'ajv';

/** Checks data against a schema. After a call, `errors` lists all mismatches. */
export interface Validator {
  (data: unknown): boolean;
  readonly errors?: readonly ErrorObject[] | null;
}

/** The parts of a request body's schema that say how to parse the texts of a form. */
export interface BodySchema {
  readonly type?: string;
  /** The kind of a form field: `email` or `text`. */
  readonly 'x-kind'?: string;
  readonly properties?: Readonly<Record<string, BodySchema>>;
  readonly additionalProperties?: boolean | BodySchema;
  readonly items?: BodySchema;
  readonly oneOf?: readonly BodySchema[];
}
