import type { Context } from 'hono';
import type { Problem } from '../../domain/site/api-contract.ts';
import { problemType } from '../problems/problems.ts';
import { Refusal } from '../refusal.ts';
import { languageOf } from '../scope.ts';
import type { Outcome, Service } from '../service.ts';
import { isAllowedOrigin } from './origins.ts';
import { type PostedForm, pageLanguage, refererOf } from './posted-form.ts';
import { RESULT_PAGE_POLICY, type ResultPage, resultPage } from './result-page.ts';

export interface ResponseOptions {
  readonly service: Service;
  /** The path below which the service answers, such as `/api/v1`. */
  readonly path: string;
  /** Further sites whose forms are accepted, besides the site itself. */
  readonly origins: readonly string[];
  /** The pages are served from the same host. */
  readonly isMounted: boolean;
}

/** Creates responses: JSON, or a page if the request was a form sent without JavaScript. */
export interface Responses {
  /** Whether the request comes from a page of an allowed site, or not from a browser. */
  isAllowed(context: Context): boolean;
  success(context: Context, outcome: Outcome, form?: PostedForm): Response;
  problem(context: Context, refusal: Refusal, form?: PostedForm): Response;
  /** Responds to the CORS preflight request of a browser. */
  preflight(context: Context, allowed: readonly string[]): Response;
}

export function createResponses(options: ResponseOptions): Responses {
  const isAllowed = (context: Context): boolean => hasAllowedOrigin(context.req.header('origin'), { context, options });

  /** Sets headers by which only allowed sites can read the response and nobody caches it. */
  const setHeaders = (context: Context): void => {
    const origin = context.req.header('origin');
    context.header('cache-control', 'no-store');
    context.header('x-content-type-options', 'nosniff');
    context.header('vary', 'Origin');
    if (origin !== undefined && isAllowed(context)) context.header('access-control-allow-origin', origin);
  };

  const problem: Responses['problem'] = (context, refusal, form) => {
    setHeaders(context);
    const { retryAfterSeconds } = refusal;
    const document = problemDocument(refusal, options);
    const status = document.status as 400;
    if (retryAfterSeconds !== undefined) context.header('retry-after', String(retryAfterSeconds));
    if (form !== undefined) {
      const result = { problem: document, zone: refusal.zone };
      return pageResponse(context, { options, form, result }, status);
    }
    return context.body(JSON.stringify(document), status, { 'content-type': 'application/problem+json' });
  };

  return {
    isAllowed,
    problem,
    success(context, { body, status }, form) {
      setHeaders(context);
      if (form === undefined) return context.json(body, status);
      const result = { status: (body as { readonly status: string }).status };
      return pageResponse(context, { options, form, result }, status);
    },
    preflight(context, allowed) {
      if (!isAllowed(context)) return problem(context, new Refusal('origin-refused'));
      setHeaders(context);
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

/** The absolute address of the service, from the content. If the content has none, it is the path. */
function addressOf({ site }: Pick<Service, 'site'>, path: string): string {
  const { apiAddress, baseUrl } = site().settings;
  return apiAddress === undefined ? path : new URL(apiAddress, baseUrl).href.replace(/\/$/, '');
}

function hasAllowedOrigin(
  origin: string | undefined,
  { context, options }: { readonly context: Context; readonly options: ResponseOptions },
): boolean {
  const allowed = [options.service.site().settings.baseUrl, ...options.origins];
  return isAllowedOrigin(origin, { allowed, host: options.isMounted ? context.req.header('host') : undefined });
}

interface PageResponse {
  readonly options: ResponseOptions;
  readonly form: PostedForm;
  readonly result: ResultPage['result'];
}

/** Responds with a page in the form's language that links back to the page with the form. */
function pageResponse(
  context: Context,
  { options, form, result }: PageResponse,
  status: 200 | 201 | 202 | 400,
): Response {
  const site = options.service.site();
  const from = refererOf(context);
  const back =
    from !== undefined && hasAllowedOrigin(from.origin, { context, options }) ? from.href : site.settings.baseUrl;
  const language = languageOf(options.service, form.language ?? pageLanguage(context));
  context.header('content-security-policy', RESULT_PAGE_POLICY);
  return context.html(resultPage({ site, language, back, result }), status);
}
