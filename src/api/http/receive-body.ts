import { bodySchemas, bodyValidators } from 'conf-site:api';
import type { Context } from 'hono';
import type { BodySchema } from '../../content/validator.ts';
import { normalEmailAddress } from '../../domain/email-address.ts';
import { refuse } from '../refusal.ts';
import { refuseBody } from './field-errors.ts';
import { type FormSent, inLanguage } from './form-sent.ts';
import { LARGEST_BODY, readBody } from './read-body.ts';

/** What was sent, as the contract describes it. */
export type Body = Readonly<Record<string, unknown>>;

/** `filled-trap`: the field that nobody sees is filled in, so it was no person. */
export type Received = { readonly kind: 'body'; readonly body: Body } | { readonly kind: 'filled-trap' };

export interface Expected {
  /** Name of the body's schema in the contract. */
  readonly name: string;
  /** Where it comes from a form without script; told its language. */
  readonly form: FormSent | undefined;
}

/** Reads the body of a request and holds it against its schema. Refuses what does not fit. */
export async function receiveBody(context: Context, { name, form }: Expected): Promise<Received> {
  const schema = bodySchemas[name];
  const bytes = await bytesOf(context.req.raw);
  const sent = readBody({ bytes, contentType: contentTypeOf(context), schema }) as Body;
  const body = form === undefined ? sent : inLanguage(sent, { form, context, schema });
  if (hasFilledTrap(body, schema)) return { kind: 'filled-trap' };
  const validate = bodyValidators[name];
  if (validate === undefined) throw new Error(`There is no validator for ${name}.`);
  if (!validate(body)) refuseBody(name, validate.errors ?? []);
  requireDataSet(body);
  return { kind: 'body', body: withNormalAddresses(body, schema) };
}

export function contentTypeOf(context: Context): string {
  return context.req.header('content-type') ?? '';
}

/** Bodies without such a field have no trap: there it is one field too many. */
function hasFilledTrap({ extraTitle }: Body, schema: BodySchema | undefined): boolean {
  return Object.hasOwn(schema?.properties ?? {}, 'extraTitle') && typeof extraTitle === 'string' && extraTitle !== '';
}

/** The body with every e-mail address in its normal form. Refuses addresses that have none. */
function withNormalAddresses(body: Body, schema: BodySchema | undefined): Body {
  const addresses = Object.entries(body).flatMap(([name, value]) =>
    typeof value === 'string' && schema?.properties?.[name]?.['x-kind'] === 'email'
      ? [{ name, address: normalEmailAddress(value) }]
      : [],
  );
  const wrong = addresses.filter(({ address }) => address === undefined);
  if (wrong.length > 0)
    refuse('missing-data', { errors: wrong.map(({ name }) => ({ pointer: `/${name}`, code: 'format' })) });
  return { ...body, ...Object.fromEntries(addresses.map(({ name, address }) => [name, address])) };
}

/** What the answers say they belong to must be what they are about. */
function requireDataSet({ dataSetId, ident, year, type }: Body): void {
  if (dataSetId === undefined || ident === undefined || year === undefined) return;
  if (dataSetId !== `${ident}-${year}-${type}`) {
    refuse('missing-data', { errors: [{ pointer: '/dataSetId', code: 'not-allowed' }] });
  }
}

/** The whole body, read no further than it may go. One that breaks off, since its sender went away, is malformed. */
async function bytesOf(request: Request): Promise<Uint8Array> {
  if (Number(request.headers.get('content-length') ?? 0) > LARGEST_BODY) refuse('too-large');
  const parts: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const part of request.body ?? []) {
      size += part.length;
      parts.push(part);
      if (size > LARGEST_BODY) break;
    }
  } catch {
    refuse('malformed-body', { detail: 'The body broke off before its end. Send it again, as a whole.' });
  }
  return size > LARGEST_BODY ? refuse('too-large') : Buffer.concat(parts);
}
