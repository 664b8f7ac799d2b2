import { type Context, Hono } from 'hono';
import { OPERATIONS } from '../../domain/api-contract.ts';
import { isConnectionError } from '../database/connection-error.ts';
import { feigned, HANDLERS, type OperationId } from '../operations/operations.ts';
import { earlierAnswer, submissionOf } from '../operations/submissions.ts';
import type { Organiser } from '../organiser/door.ts';
import { RETRY_SECONDS, Refusal } from '../refusal.ts';
import { type Outcome, withSecretReadOnce } from '../service.ts';
import { type AnswerOptions, type Answers, createAnswers } from './answers.ts';
import type { FormSent } from './form-sent.ts';
import { createLimiter, type Limiter, type RequestLimits, USUAL_LIMITS } from './limits.ts';
import { networkOf } from './network.ts';
import { isForm } from './read-body.ts';
import { namedIn } from './read-query.ts';
import { contentTypeOf, receiveBody } from './receive-body.ts';

export interface AppOptions extends AnswerOptions {
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
  const { path, organiser, onFailure } = options;
  const app = new Hono();
  const limiter = createLimiter(options.limits ?? USUAL_LIMITS);
  const answers = createAnswers(options);
  for (const below of new Set(ALL.map(([, operation]) => operation.path))) {
    const operations = ALL.filter(([, { path: one }]) => one === below);
    const allowed = [...operations.map(([, { method }]) => method.toUpperCase()), 'OPTIONS'];
    const route = path + below.replaceAll(/\{(\w+)\}/g, ':$1');
    app.options(route, (context) => answers.preflight(context, allowed));
    for (const [id, { method }] of operations) {
      app.on(method.toUpperCase(), route, (context) =>
        answer(context, { options, limiter, answers, id: id as OperationId }),
      );
    }
    app.all(route, (context) => {
      context.header('allow', allowed.join(', '));
      return answers.refused(context, new Refusal('method-refused'));
    });
  }
  if (organiser !== undefined)
    app.post(`${path}${organiser.path}`, (context) => organiser.answer(context.req.raw, options.addressOf(context)));
  app.notFound((context) => answers.refused(context, new Refusal('not-found')));
  app.onError((error, context) => {
    onFailure(`${context.req.method} ${context.req.path}`, error);
    return answers.refused(context, new Refusal('server-error'));
  });
  return app;
}

interface Asked {
  readonly options: AppOptions;
  readonly limiter: Limiter;
  readonly answers: Answers;
  readonly id: OperationId;
}

async function answer(context: Context, asked: Asked): Promise<Response> {
  const { answers, id } = asked;
  const isPost = OPERATIONS[id].method === 'post';
  const form: FormSent | undefined = isPost && isForm(contentTypeOf(context)) ? {} : undefined;
  try {
    if (!answers.isAdmitted(context)) throw new Refusal('origin-refused');
    const outcome = await (isPost ? write(context, { ...asked, form }) : read(context, asked));
    return answers.told(context, outcome, form);
  } catch (error) {
    return answers.refused(context, error instanceof Refusal ? error : failure(error, asked), form);
  }
}

/** What is not our refusal is a failure: of the database, as a rule. Registrations have words of their own for it. */
function failure(error: unknown, { options, id }: Asked): Refusal {
  options.onFailure(id, error);
  const { codes } = OPERATIONS[id] as { readonly codes: readonly string[] };
  const isRegistration = codes.includes('registration-failed');
  if (!isRegistration && !isConnectionError(error)) return new Refusal('server-error');
  const code = isRegistration ? 'registration-failed' : 'unavailable';
  return new Refusal(code, { retryAfterSeconds: RETRY_SECONDS });
}

async function read(context: Context, { options, limiter, id }: Asked): Promise<Outcome> {
  const network = networkOf(options.addressOf(context));
  await limiter.read(network);
  return HANDLERS[id](options.service, parametersOf(context, id) as never, { network });
}

/** What the query or the path names, as the contract says. */
function parametersOf(context: Context, id: OperationId): object {
  const { parameters = [] } = OPERATIONS[id] as { readonly parameters?: readonly string[] };
  return parameters.includes('ident') ? namedIn(new URL(context.req.url).searchParams) : context.req.param();
}

async function write(
  context: Context,
  { options, limiter, id, form }: Asked & { readonly form: FormSent | undefined },
): Promise<Outcome> {
  const network = networkOf(options.addressOf(context));
  await limiter.write(network);
  const { body: name = '' } = OPERATIONS[id] as { readonly body?: string };
  const received = await receiveBody(context, { name, form });
  if (received.kind === 'filled-trap') return feigned(id, options.service);
  const service = withSecretReadOnce(options.service);
  const submission = await submissionOf(service, { operation: id, body: received.body });
  if (submission === undefined) return HANDLERS[id](service, received.body as never, { network });
  const earlier = await earlierAnswer(service, submission);
  return earlier ?? HANDLERS[id](service, received.body as never, { network, submission });
}
