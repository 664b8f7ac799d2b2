import type { Context } from 'hono';
import type { BodySchema } from '../../content/validator.ts';

/** A form that was sent without JavaScript, as `application/x-www-form-urlencoded`. */
export interface PostedForm {
  /** The language of the page, once the body is read. */
  language?: string;
}

/**
 * Sets the language of the form, by its field `language` or the page it is on. Adds it to the body if the schema has
 * the field.
 */
export function withLanguage(
  body: Readonly<Record<string, unknown>>,
  {
    form,
    context,
    schema,
  }: { readonly form: PostedForm; readonly context: Context; readonly schema: BodySchema | undefined },
): Readonly<Record<string, unknown>> {
  const { language = pageLanguage(context) } = body;
  if (typeof language !== 'string') return body;
  form.language = language;
  return Object.hasOwn(schema?.properties ?? {}, 'language') ? { ...body, language } : body;
}

/** The language prefix of the page with the form: `hr` for a page below `/hr/`. */
export function pageLanguage(context: Context): string | undefined {
  const page = refererOf(context);
  return page === undefined ? undefined : /^\/([a-z]{2,3}(?:-[a-z\d]{2,8})*)\//.exec(page.pathname)?.[1];
}

/** The address of the page with the form. Undefined if the browser does not send it. */
export function refererOf(context: Context): URL | undefined {
  const referer = context.req.header('referer') ?? '';
  return URL.canParse(referer) ? new URL(referer) : undefined;
}
