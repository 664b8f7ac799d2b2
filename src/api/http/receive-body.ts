import { bodySchemas, bodyValidators } from 'conf-site:api';
import type { Context } from 'hono';
import type { BodySchema } from '../../content/validator.ts';
import { normalEmailAddress } from '../../domain/site/email-address.ts';
import { refuse } from '../refusal.ts';
import { refuseBody } from './field-errors.ts';
import { type PostedForm, withLanguage } from './posted-form.ts';
import { MAX_BODY_BYTES, readBody } from './read-body.ts';

/** A valid request body, as the contract describes it. */
export type Body = Readonly<Record<string, unknown>>;

/** `honeypot`: the field that visitors do not see is filled in, so a bot sent the form. */
export type Received = { readonly kind: 'body'; readonly body: Body } | { readonly kind: 'honeypot' };

export interface Expected {
  /** Name of the body's schema in the contract. */
  readonly name: string;
  /** Set if the request is a form sent without JavaScript. Its language is set here. */
  readonly form: PostedForm | undefined;
}

/** Reads the body of a request. Refuses one that does not match its schema. */
export async function receiveBody(context: Context, { name, form }: Expected): Promise<Received> {
  const schema = bodySchemas[name];
  const bytes = await bytesOf(context.req.raw);
  const sent = readBody({ bytes, contentType: contentTypeOf(context), schema }) as Body;
  const body = form === undefined ? sent : withLanguage(sent, { form, context, schema });
  if (isHoneypotFilled(body, schema)) return { kind: 'honeypot' };
  const validate = bodyValidators[name];
  if (validate === undefined) throw new Error(`There is no validator for ${name}.`);
  if (!validate(body)) refuseBody(name, validate.errors ?? []);
  requireMatchingDataSet(body);
  return { kind: 'body', body: withNormalAddresses(body, schema) };
}

export function contentTypeOf(context: Context): string {
  return context.req.header('content-type') ?? '';
}

/** False if the schema has no honeypot. In that case validation refuses the additional field. */
function isHoneypotFilled({ extraTitle }: Body, schema: BodySchema | undefined): boolean {
  return Object.hasOwn(schema?.properties ?? {}, 'extraTitle') && typeof extraTitle === 'string' && extraTitle !== '';
}

/** Normalizes all e-mail addresses of a body. Refuses addresses that have no normal form. */
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

/** Refuses a `dataSetId` that names another form or edition than the body. */
function requireMatchingDataSet({ dataSetId, ident, year, type }: Body): void {
  if (dataSetId === undefined || ident === undefined || year === undefined) return;
  if (dataSetId !== `${ident}-${year}-${type}`) {
    refuse('missing-data', { errors: [{ pointer: '/dataSetId', code: 'not-allowed' }] });
  }
}

/**
 * Reads the body up to the maximum size. Refuses a larger one, and one that ends early because the client disconnected.
 */
async function bytesOf(request: Request): Promise<Uint8Array> {
  if (Number(request.headers.get('content-length') ?? 0) > MAX_BODY_BYTES) refuse('too-large');
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.length;
      chunks.push(chunk);
      if (size > MAX_BODY_BYTES) break;
    }
  } catch {
    refuse('malformed-body', { detail: 'The body broke off before its end. Send it again, as a whole.' });
  }
  return size > MAX_BODY_BYTES ? refuse('too-large') : Buffer.concat(chunks);
}
