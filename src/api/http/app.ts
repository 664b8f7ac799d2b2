import { type Context, Hono } from 'hono';
import { OPERATIONS } from '../../domain/site/api-contract.ts';
import { isConnectionError } from '../database/connection-error.ts';
import { HANDLERS, honeypotOutcome, type OperationId } from '../operations/operations.ts';
import { earlierOutcome, submissionOf } from '../operations/submissions.ts';
import type { OrganiserEndpoint } from '../organiser/organiser-endpoint.ts';
import { type FieldError, RETRY_SECONDS, Refusal, refuse } from '../refusal.ts';
import { type Outcome, withMemoizedSecret } from '../service.ts';
import { networkOf } from './network.ts';
import type { PostedForm } from './posted-form.ts';
import { createLimiter, DEFAULT_LIMITS, type Limiter, type RequestLimits } from './rate-limiter.ts';
import { isForm } from './read-body.ts';
import { contentTypeOf, receiveBody } from './receive-body.ts';
import { createResponses, type ResponseOptions, type Responses } from './responses.ts';

export interface AppOptions extends ResponseOptions {
  readonly limits?: RequestLimits;
  /** The IP address of the client. */
  addressOf(context: Context): string;
  /** Reports an unexpected error of an operation. */
  onFailure(operation: string, error: unknown): void;
  /** The endpoint of the organiser's commands. */
  readonly organiser?: OrganiserEndpoint;
}

const ALL_OPERATIONS = Object.entries(OPERATIONS);

/**
 * Creates the routes of the contract below `path`. Errors of operations become problem documents and are never thrown.
 */
export function createApp(options: AppOptions): Hono {
  const { path, organiser, onFailure } = options;
  const app = new Hono();
  const limiter = createLimiter(options.limits ?? DEFAULT_LIMITS);
  const responses = createResponses(options);
  for (const template of new Set(ALL_OPERATIONS.map(([, operation]) => operation.path))) {
    const operations = ALL_OPERATIONS.filter(([, operation]) => operation.path === template);
    const allowed = [...operations.map(([, { method }]) => method.toUpperCase()), 'OPTIONS'];
    const route = path + template.replaceAll(/\{(\w+)\}/g, ':$1');
    app.options(route, (context) => responses.preflight(context, allowed));
    for (const [id, { method }] of operations) {
      app.on(method.toUpperCase(), route, (context) =>
        handle(context, { options, limiter, responses, id: id as OperationId }),
      );
    }
    app.all(route, (context) => {
      context.header('allow', allowed.join(', '));
      return responses.problem(context, new Refusal('method-refused'));
    });
  }
  if (organiser !== undefined)
    app.post(`${path}${organiser.path}`, (context) => organiser.handle(context.req.raw, options.addressOf(context)));
  app.notFound((context) => responses.problem(context, new Refusal('not-found')));
  app.onError((error, context) => {
    onFailure(`${context.req.method} ${context.req.path}`, error);
    return responses.problem(context, refusalFor(error));
  });
  return app;
}

interface OperationContext {
  readonly options: AppOptions;
  readonly limiter: Limiter;
  readonly responses: Responses;
  readonly id: OperationId;
}

async function handle(context: Context, operation: OperationContext): Promise<Response> {
  const { responses, id } = operation;
  const isPost = OPERATIONS[id].method === 'post';
  const form: PostedForm | undefined = isPost && isForm(contentTypeOf(context)) ? {} : undefined;
  try {
    if (!responses.isAllowed(context)) throw new Refusal('origin-refused');
    const outcome = await (isPost ? write(context, { ...operation, form }) : read(context, operation));
    return responses.success(context, outcome, form);
  } catch (error) {
    return responses.problem(context, error instanceof Refusal ? error : failure(error, operation), form);
  }
}

/**
 * Reports an unexpected error, usually of the database, and converts it to a refusal. Registrations have their own
 * code.
 */
function failure(error: unknown, { options, id }: OperationContext): Refusal {
  options.onFailure(id, error);
  const { codes } = OPERATIONS[id] as { readonly codes: readonly string[] };
  const isRegistration = codes.includes('registration-failed');
  return isRegistration ? new Refusal('registration-failed', { retryAfterSeconds: RETRY_SECONDS }) : refusalFor(error);
}

function refusalFor(error: unknown): Refusal {
  if (!isConnectionError(error)) return new Refusal('server-error');
  return new Refusal('unavailable', { retryAfterSeconds: RETRY_SECONDS });
}

async function read(context: Context, { options, limiter, id }: OperationContext): Promise<Outcome> {
  const network = networkOf(options.addressOf(context));
  await limiter.read(network);
  return HANDLERS[id](options.service, parametersOf(context, id) as never, { network });
}

/** The parameters of the query or the path. */
function parametersOf(context: Context, id: OperationId): object {
  const { parameters = [] } = OPERATIONS[id] as { readonly parameters?: readonly string[] };
  return parameters.includes('ident') ? editionInQuery(new URL(context.req.url).searchParams) : context.req.param();
}

async function write(
  context: Context,
  { options, limiter, id, form }: OperationContext & { readonly form: PostedForm | undefined },
): Promise<Outcome> {
  const network = networkOf(options.addressOf(context));
  await limiter.write(network);
  const { body: name = '' } = OPERATIONS[id] as { readonly body?: string };
  const received = await receiveBody(context, { name, form });
  if (received.kind === 'honeypot') return honeypotOutcome(id, options.service);
  const service = withMemoizedSecret(options.service);
  const submission = await submissionOf(service, { operation: id, body: received.body });
  if (submission === undefined) return HANDLERS[id](service, received.body as never, { network });
  const earlier = await earlierOutcome(service, submission);
  return earlier ?? HANDLERS[id](service, received.body as never, { network, submission });
}

/** Reads the edition from a query such as `?ident=my-conf&year=2027`. Refuses a query that lacks either parameter. */
function editionInQuery(query: URLSearchParams): { readonly ident: string; readonly year: number } {
  const [ident, year] = [query.get('ident'), query.get('year')];
  const errors = Object.entries({ ident, year }).flatMap(([name, value]): readonly FieldError[] =>
    value === null || value === '' ? [{ pointer: `/${name}`, code: 'required' }] : [],
  );
  if (errors.length > 0) refuse('missing-data', { errors });
  return { ident: ident ?? '', year: /^\d{4}$/.test(year ?? '') ? Number(year) : Number.NaN };
}
