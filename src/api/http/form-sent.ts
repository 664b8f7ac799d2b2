import type { Context } from 'hono';
import type { BodySchema } from '../../content/validator.ts';

/** What is known of a form that was sent without script. */
export interface FormSent {
  language?: string;
}

/** A form without script says by the page that it stands on in which language it is. */
export function inLanguage(
  body: Readonly<Record<string, unknown>>,
  {
    form,
    context,
    schema,
  }: { readonly form: FormSent; readonly context: Context; readonly schema: BodySchema | undefined },
): Readonly<Record<string, unknown>> {
  const { language = languageOfPage(context) } = body;
  if (typeof language !== 'string') return body;
  form.language = language;
  return Object.hasOwn(schema?.properties ?? {}, 'language') ? { ...body, language } : body;
}

/** `hr` for a page below `/hr/`. */
export function languageOfPage(context: Context): string | undefined {
  const page = pageOf(context);
  return page === undefined ? undefined : /^\/([a-z]{2})\//.exec(page.pathname)?.[1];
}

/** The page that the form stands on; undefined where the browser does not say. */
export function pageOf(context: Context): URL | undefined {
  const referer = context.req.header('referer') ?? '';
  return URL.canParse(referer) ? new URL(referer) : undefined;
}
