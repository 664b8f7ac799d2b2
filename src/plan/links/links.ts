import { languagePrefix } from '../../domain/language-tag.ts';
import { fillPlaceholders } from '../../domain/site/placeholders.ts';
import { NO_VALUES, type PlanContext, type Values } from '../plan-context.ts';
import { hasPage } from './public-pages.ts';

/** Resolves a link from content. An internal link becomes root-absolute, below the base path. */
export function href(context: PlanContext, url: string, values: Values = NO_VALUES): string {
  const filled = fillPlaceholders(url, (name) => linkLang(context, name) ?? values(name));
  return filled.startsWith('/') ? context.basePath + filled.slice(1) : filled;
}

/**
 * The path of a page in the context's language, without the base path: `/devlica/` → `/hr/devlica/`. A page that does
 * not exist in that language keeps its default-language path.
 */
export function localPath(context: PlanContext, path: string): string {
  const { option } = context.language;
  if (!hasPage(context.site, path, option)) return path;
  return `/${languagePrefix(option, context.site.settings.defaultLanguage)}${path.slice(1)}`;
}

/** The address of a page in the context's language. */
export function pageHref(context: PlanContext, path: string): string {
  return context.basePath + localPath(context, path).slice(1);
}

/** The address of a page as `pageHref` returns it; empty if the page does not exist. */
export function linkTo(context: PlanContext, path: string): { readonly href?: string } {
  return hasPage(context.site, path) ? { href: pageHref(context, path) } : {};
}

/**
 * The value of the placeholder `{linkLang}`: the language's path prefix, empty for the default language. Returns
 * undefined for other placeholders.
 */
export function linkLang(context: PlanContext, name: string): string | undefined {
  return name === 'linkLang' ? localPath(context, '/').replace(/\/$/, '') : undefined;
}
