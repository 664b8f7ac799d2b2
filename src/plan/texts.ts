import { readMarkdown } from '../content/markdown.ts';
import { escapeMarkup } from '../domain/escape-markup.ts';
import { type Markup, type Phrase, phraseIn, plain, type Text } from '../domain/language.ts';
import { fillPlaceholders } from '../domain/site/placeholders.ts';
import { shown } from './from-the-build.ts';
import { linkLang } from './links/links.ts';
import { NO_VALUES, type PlanContext, type Values } from './plan-context.ts';
import { addWindows } from './text-windows.ts';

/** A text in the page's language. */
export function phrase(context: PlanContext, text: Text, values: Values = NO_VALUES): Phrase {
  const found = phraseIn(text, context.language.option, [context.site.settings.defaultLanguage]);
  const fill = (filled: string): string => fillPlaceholders(filled, (name) => linkLang(context, name) ?? values(name));
  return typeof found === 'string' ? fill(found) : { text: fill(found.text), lang: found.lang };
}

/** A text in the page's language as a plain string, for places that cannot express another language. */
export function plainText(context: PlanContext, text: Text, values: Values = NO_VALUES): string {
  return plain(phrase(context, text, values));
}

/** Converts a Markdown text to markup. Its `##` headings get the given level. */
export function markup(context: PlanContext, text: Text, headingLevel: 2 | 3 | 4, values: Values = NO_VALUES): Markup {
  const found = phraseIn(text, context.language.option, [context.site.settings.defaultLanguage]);
  const { html } = readMarkdown(plain(found), { headingLevel });
  const placedBlocks = addWindows(html, {
    edition: values.edition,
    zone: values.edition?.timeZone ?? context.site.settings.timeZone,
    shown: (window) => shown(context, window),
  });
  const filled = fillPlaceholders(placedBlocks, (name) => linkLang(context, name) ?? values(name), escapeMarkup);
  const placed =
    context.basePath === '/' ? filled : filled.replaceAll(' href="/', () => ` href="${escapeMarkup(context.basePath)}`);
  return typeof found === 'string' ? { html: placed } : { html: placed, lang: found.lang };
}

/** The name of a language in the page's language: from the interface texts, else the language's own name. */
export function languageName(context: PlanContext, option: string): string {
  const language = context.site.languages.find((one) => one.option === option);
  return context.t(`common:languageNames.${option}`, { defaultValue: language?.name ?? option });
}
