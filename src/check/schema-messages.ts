import type { ErrorObject } from 'ajv';
import { missingField, unknownField } from './field-messages.ts';
import { wrongFormat } from './format-messages.ts';
import { type SchemaError, type SchemaFinding, schemaError } from './schema-error.ts';
import {
  doubledItem,
  noAlternative,
  notAllowed,
  notValid,
  outOfRange,
  tooMany,
  tooShort,
  wrongType,
} from './value-messages.ts';

/** The message for each keyword of JSON Schema. */
const MESSAGES: Readonly<Record<string, (failure: SchemaError) => SchemaFinding>> = {
  required: missingField,
  additionalProperties: unknownField,
  unevaluatedProperties: unknownField,
  enum: notAllowed,
  const: notAllowed,
  type: wrongType,
  pattern: wrongFormat,
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
  oneOf: noAlternative,
  anyOf: noAlternative,
};

/** The finding for a validation error. Its code is `value-*`, `field-*` or `key-*`, or one about times or pictures. */
export function schemaFinding(error: ErrorObject, data: unknown): SchemaFinding {
  const message = MESSAGES[error.keyword] ?? notValid;
  return message(schemaError(error, data));
}
