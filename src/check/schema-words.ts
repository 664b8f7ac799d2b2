import type { ErrorObject } from 'ajv';
import { missingField, unknownField } from './field-words.ts';
import { wrongForm } from './form-words.ts';
import { type SchemaError, schemaError, type Words } from './schema-error.ts';
import { doubledItem, noForm, notAllowed, notValid, outOfRange, tooMany, tooShort, wrongType } from './value-words.ts';

/** Messages by the keyword of the schema that is violated. */
const WORDS: Readonly<Record<string, (failure: SchemaError) => Words>> = {
  required: missingField,
  additionalProperties: unknownField,
  unevaluatedProperties: unknownField,
  enum: notAllowed,
  const: notAllowed,
  type: wrongType,
  pattern: wrongForm,
  minimum: outOfRange,
  maximum: outOfRange,
  exclusiveMinimum: outOfRange,
  exclusiveMaximum: outOfRange,
  multipleOf: outOfRange,
  minLength: tooShort,
  minItems: tooShort,
  minProperties: tooShort,
  maxItems: tooMany,
  maxProperties: tooMany,
  uniqueItems: doubledItem,
  oneOf: noForm,
  anyOf: noForm,
};

/** The texts and place of a finding for a validation error. The code is `value-*`, `field-*` or `key-*`, or one about times or pictures. */
export function wordsFor(error: ErrorObject, data: unknown): Words {
  const words = WORDS[error.keyword] ?? notValid;
  return words(schemaError(error, data));
}
