import { bodySchemas, bodyValidators } from 'conf-site:api';
import { type Context, Hono } from 'hono';
import { OPERATIONS } from '../../model/api-contract.ts';
import { newId } from '../keys.ts';
import { feigned, HANDLERS, type OperationId } from '../operations/operations.ts';
import type { Organiser } from '../organiser/door.ts';
import { Refusal, refuse } from '../refusal.ts';
import { languageOf } from '../scope.ts';
import type { Outcome, Service } from '../service.ts';
import { answerPage } from './answer-page.ts';
import { refuseBody } from './field-errors.ts';
import { createLimiter, type Limiter, type RequestLimits, USUAL_LIMITS } from './limits.ts';
import { isOurOrigin } from './origins.ts';
import { isForm, LARGEST_BODY, readBody } from './read-body.ts';
import { namedIn } from './read-query.ts';

export interface AppOptions {
  readonly service: Service;
  /** Path of the operations: `/api/v1`. */
  readonly path: string;
  /** Addresses of the sites whose forms are taken; the content's own is always among them. */
  readonly origins: readonly string[];
  /** The pages stand on the same host. */
  readonly isMounted: boolean;
  readonly limits?: RequestLimits;
  /** Whose address counts: of the connection, or what a proxy in front of us says. */
  addressOf(context: Context): string;
  /** Told what failed, without anything that was sent. */
  onFailure(operation: string, error: unknown): void;
  /** The organiser's door; absent where there is none. */
  readonly organiser?: Organiser;
}

const ALL = Object.entries(OPERATIONS);

/** Answers requests as the contract says; the paths below `path` are its. Never throws. */
export function createApp(options: AppOptions): Hono {
  const { path } = options;
  const app = new Hono();
  const limiter = createLimiter(options.limits ?? USUAL_LIMITS);
  for (const below of new Set(ALL.map(([, operation]) => operation.path))) {
    const operations = ALL.filter(([, { path: one }]) => one === below);
    const allowed = [...operations.map(([, { method }]) => method.toUpperCase()), 'OPTIONS'];
    app.options(path + below, (context) => preflight(context, { options, allowed }));
    for (const [id, { method }] of operations) {
      app.on(method.toUpperCase(), path + below, (context) =>
        answer(context, { options, limiter, id: id as OperationId }),
      );
    }
    app.all(path + below, (context) => {
      context.header('allow', allowed.join(', '));
      return refused(context, { options, refusal: new Refusal('method-refused') });
    });
  }
  const { organiser } = options;
  if (organiser !== undefined)
    app.post(`${path}${organiser.path}`, (context) => organiser.answer(context.req.raw, options.addressOf(context)));
  app.notFound((context) => refused(context, { options, refusal: new Refusal('not-found') }));
  app.onError((error, context) => {
    options.onFailure(`${context.req.method} ${context.req.path}`, error);
    return refused(context, { options, refusal: new Refusal('server-error') });
  });
  return app;
}

interface Asked {
  readonly options: AppOptions;
  readonly limiter: Limiter;
  readonly id: OperationId;
}

async function answer(context: Context, asked: Asked): Promise<Response> {
  const { options, id } = asked;
  const form: FormSent | undefined = isForm(contentTypeOf(context)) ? {} : undefined;
  try {
    admit(context, options);
    const outcome = await (OPERATIONS[id].method === 'get' ? read(context, asked) : write(context, { ...asked, form }));
    return told(context, { options, outcome, form });
  } catch (error) {
    const refusal = error instanceof Refusal ? error : failure(error, asked);
    return refused(context, { options, refusal, form });
  }
}

/** What is not our refusal is a failure: of the database, as a rule. */
function failure(error: unknown, { options, id }: Asked): Refusal {
  options.onFailure(id, error);
  const { codes } = OPERATIONS[id] as { readonly codes: readonly string[] };
  return codes.includes('registration-failed') ? new Refusal('registration-failed') : new Refusal('server-error');
}

function admit(context: Context, options: AppOptions): void {
  if (!isAdmitted(context, options)) refuse('origin-refused');
}

function isAdmitted(context: Context, options: AppOptions): boolean {
  return isOurPage(context.req.header('origin'), { context, options });
}

function isOurPage(
  origin: string | undefined,
  { context, options }: { readonly context: Context; readonly options: AppOptions },
): boolean {
  const allowed = [options.service.site().settings.baseUrl, ...options.origins];
  return isOurOrigin(origin, { allowed, host: options.isMounted ? context.req.header('host') : undefined });
}

async function read(context: Context, { options, limiter, id }: Asked): Promise<Outcome> {
  await limiter.read(options.addressOf(context));
  const named = id === 'getHealth' ? {} : namedIn(new URL(context.req.url).searchParams);
  return HANDLERS[id](options.service, named as never);
}

async function write(
  context: Context,
  { options, limiter, id, form }: Asked & { readonly form: FormSent | undefined },
): Promise<Outcome> {
  const address = options.addressOf(context);
  await limiter.write(address);
  const name = (OPERATIONS[id] as { readonly body?: string }).body ?? '';
  const bytes = await bytesOf(context.req.raw);
  const sent = readBody({ bytes, contentType: contentTypeOf(context), schema: bodySchemas[name] }) as Body;
  const body = form === undefined ? sent : inLanguage(sent, { form, context, name });
  if (typeof body['extraTitle'] === 'string' && body['extraTitle'] !== '') return feigned(id, newId);
  const validate = bodyValidators[name];
  if (validate === undefined) throw new Error(`There is no validator for ${name}.`);
  if (!validate(body)) refuseBody(name, validate.errors ?? []);
  requireDataSet(body);
  if (body['pin'] !== undefined) await limiter.beforePin(address);
  try {
    return await HANDLERS[id](options.service, body as never);
  } catch (error) {
    if (error instanceof Refusal && error.problem.code === 'pin-unknown') await limiter.wrongPin(address);
    throw error;
  }
}

/** A form without script says by the page that it stands on in which language it is. */
function inLanguage(
  body: Body,
  { form, context, name }: { readonly form: FormSent; readonly context: Context; readonly name: string },
): Body {
  const { language = languageOfPage(context) } = body;
  if (typeof language !== 'string') return body;
  form.language = language;
  const isAsked = Object.hasOwn(bodySchemas[name]?.properties ?? {}, 'language');
  return isAsked ? { ...body, language } : body;
}

/** `hr` for a page below `/hr/`. */
function languageOfPage(context: Context): string | undefined {
  const referer = context.req.header('referer') ?? '';
  return URL.canParse(referer) ? /^\/([a-z]{2})\//.exec(new URL(referer).pathname)?.[1] : undefined;
}

/** What is known of a form that was sent without script. */
interface FormSent {
  language?: string;
}

type Body = Readonly<Record<string, unknown>>;

/** What the answers say they belong to must be what they are about. */
function requireDataSet({ dataSetId, ident, year, type }: Body): void {
  if (dataSetId === undefined || ident === undefined || year === undefined) return;
  if (dataSetId !== `${ident}-${year}-${type}`) {
    refuse('missing-data', { errors: [{ pointer: '/dataSetId', code: 'not-allowed' }] });
  }
}

/** The whole body, read no further than it may go. */
async function bytesOf(request: Request): Promise<Uint8Array> {
  if (Number(request.headers.get('content-length') ?? 0) > LARGEST_BODY) refuse('too-large');
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of request.body ?? []) {
    size += part.length;
    if (size > LARGEST_BODY) refuse('too-large');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function contentTypeOf(context: Context): string {
  return context.req.header('content-type') ?? '';
}

interface Told {
  readonly options: AppOptions;
  /** Where a form without script was sent: a page answers it. */
  readonly form?: FormSent | undefined;
}

function told(context: Context, { options, outcome, form }: Told & { readonly outcome: Outcome }): Response {
  share(context, options);
  if (form === undefined) return context.json(outcome.body, outcome.status);
  const { status } = outcome.body as { readonly status: string };
  return page(context, { options, form, said: { status } }, outcome.status);
}

function refused(context: Context, { options, refusal, form }: Told & { readonly refusal: Refusal }): Response {
  share(context, options);
  const { problem } = refusal;
  if (problem.status === 429) context.header('retry-after', '60');
  if (form !== undefined) return page(context, { options, form, said: { problem } }, problem.status as 400);
  return context.body(JSON.stringify(problem), problem.status as 400, { 'content-type': 'application/problem+json' });
}

function page(
  context: Context,
  { options, form, said }: Told & { readonly said: Parameters<typeof answerPage>[0]['said'] },
  status: 200 | 201 | 202 | 400,
): Response {
  const site = options.service.site();
  const referer = context.req.header('referer') ?? '';
  const isOurs = URL.canParse(referer) && isOurPage(new URL(referer).origin, { context, options });
  const language = languageOf(options.service, form?.language ?? languageOfPage(context));
  context.header(
    'content-security-policy',
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  );
  return context.html(answerPage({ site, language, back: isOurs ? referer : site.settings.baseUrl, said }), status);
}

/** Lets our own sites read the answer, and nobody keep it. */
function share(context: Context, options: AppOptions): void {
  const origin = context.req.header('origin');
  context.header('cache-control', 'no-store');
  context.header('x-content-type-options', 'nosniff');
  context.header('vary', 'Origin');
  if (origin !== undefined && isAdmitted(context, options)) context.header('access-control-allow-origin', origin);
}

function preflight(
  context: Context,
  { options, allowed }: { readonly options: AppOptions; readonly allowed: readonly string[] },
): Response {
  if (!isAdmitted(context, options)) return refused(context, { options, refusal: new Refusal('origin-refused') });
  share(context, options);
  context.header('access-control-allow-methods', allowed.join(', '));
  context.header('access-control-allow-headers', 'content-type');
  context.header('access-control-max-age', '600');
  return context.body(null, 204);
}
