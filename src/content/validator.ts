import type { ErrorObject } from 'ajv';

/** Whether data matches a schema; after a call `errors` tells where it does not, all of it. */
export interface Validator {
  (data: unknown): boolean;
  readonly errors?: readonly ErrorObject[] | null;
}

/** What of a body's schema tells how words become values. */
export interface BodySchema {
  readonly type?: string;
  /** What a field of a form is, `email` or `text`. */
  readonly 'x-kind'?: string;
  readonly properties?: Readonly<Record<string, BodySchema>>;
  readonly additionalProperties?: boolean | BodySchema;
  readonly items?: BodySchema;
  readonly oneOf?: readonly BodySchema[];
}
