import type { Context } from 'hono';
import type { Problem } from '../../domain/api-contract.ts';
import { problemType } from '../problems.ts';
import { Refusal } from '../refusal.ts';
import { languageOf } from '../scope.ts';
import type { Outcome, Service } from '../service.ts';
import { ANSWER_POLICY, type AnswerPage, answerPage } from './answer-page.ts';
import { type FormSent, languageOfPage, pageOf } from './form-sent.ts';
import { isOurOrigin } from './origins.ts';

/** Whose requests are answered, and in which words. */
export interface AnswerOptions {
  readonly service: Service;
  /** Path of the operations: `/api/v1`. */
  readonly path: string;
  /** Addresses of the sites whose forms are taken; the content's own is always among them. */
  readonly origins: readonly string[];
  /** The pages stand on the same host. */
  readonly isMounted: boolean;
}

/** Makes the answers: JSON for a program, a page for a form that was sent without script. */
export interface Answers {
  /** Whether the request comes from a page of ours, or from no page. */
  isAdmitted(context: Context): boolean;
  told(context: Context, outcome: Outcome, form?: FormSent): Response;
  refused(context: Context, refusal: Refusal, form?: FormSent): Response;
  /** What a browser asks before it sends something from another host. */
  preflight(context: Context, allowed: readonly string[]): Response;
}

export function createAnswers(options: AnswerOptions): Answers {
  const isAdmitted = (context: Context): boolean => isOurs(context.req.header('origin'), { context, options });

  /** Lets our own sites read the answer, and nobody keep it. */
  const share = (context: Context): void => {
    const origin = context.req.header('origin');
    context.header('cache-control', 'no-store');
    context.header('x-content-type-options', 'nosniff');
    context.header('vary', 'Origin');
    if (origin !== undefined && isAdmitted(context)) context.header('access-control-allow-origin', origin);
  };

  const refused: Answers['refused'] = (context, refusal, form) => {
    share(context);
    const { retryAfterSeconds } = refusal;
    const problem = problemDocument(refusal, options);
    const status = problem.status as 400;
    if (retryAfterSeconds !== undefined) context.header('retry-after', String(retryAfterSeconds));
    if (form !== undefined) return pageAnswer(context, { options, form, said: { problem } }, status);
    return context.body(JSON.stringify(problem), status, { 'content-type': 'application/problem+json' });
  };

  return {
    isAdmitted,
    refused,
    told(context, { body, status }, form) {
      share(context);
      if (form === undefined) return context.json(body, status);
      const said = { status: (body as { readonly status: string }).status };
      return pageAnswer(context, { options, form, said }, status);
    },
    preflight(context, allowed) {
      if (!isAdmitted(context)) return refused(context, new Refusal('origin-refused'));
      share(context);
      context.header('access-control-allow-methods', allowed.join(', '));
      context.header('access-control-allow-headers', 'content-type');
      context.header('access-control-max-age', '600');
      return context.body(null, 204);
    },
  };
}

/** The problem document of a refusal. */
export function problemDocument(
  { problem }: Refusal,
  { service, path }: { readonly service: Pick<Service, 'site'>; readonly path: string },
): Problem {
  return { type: problemType(addressOf(service, path), problem.code), ...problem };
}

/** The address of the service as the content has it, whole; the path alone where the content names no service. */
function addressOf({ site }: Pick<Service, 'site'>, path: string): string {
  const { apiAddress, baseUrl } = site().settings;
  return apiAddress === undefined ? path : new URL(apiAddress, baseUrl).href.replace(/\/$/, '');
}

function isOurs(
  origin: string | undefined,
  { context, options }: { readonly context: Context; readonly options: AnswerOptions },
): boolean {
  const allowed = [options.service.site().settings.baseUrl, ...options.origins];
  return isOurOrigin(origin, { allowed, host: options.isMounted ? context.req.header('host') : undefined });
}

interface PageAnswer {
  readonly options: AnswerOptions;
  readonly form: FormSent;
  readonly said: AnswerPage['said'];
}

/** A page in the form's language, with the way back to the page that it stands on. */
function pageAnswer(context: Context, { options, form, said }: PageAnswer, status: 200 | 201 | 202 | 400): Response {
  const site = options.service.site();
  const from = pageOf(context);
  const back = from !== undefined && isOurs(from.origin, { context, options }) ? from.href : site.settings.baseUrl;
  const language = languageOf(options.service, form.language ?? languageOfPage(context));
  context.header('content-security-policy', ANSWER_POLICY);
  return context.html(answerPage({ site, language, back, said }), status);
}
