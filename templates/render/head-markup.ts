import { escapeMarkup, jsonForScript } from '../../src/domain/escape-markup.ts';
import { languagePrefix } from '../../src/domain/language-tag.ts';
import type { PageHead, RenderSettings } from '../../src/domain/page/page.ts';
import type { Translate } from './environment.tsx';

export interface HeadOptions {
  readonly title: string;
  readonly settings: RenderSettings;
  readonly t: Translate;
}

/** The head elements that depend on this page alone, one on each line, in a fixed order. */
export function headMarkup(head: PageHead, { title, settings, t }: HeadOptions): string {
  const url = (path: string): string => settings.origin + settings.basePath + path.slice(1);
  return [
    `<title>${escapeMarkup(title)}</title>`,
    named('description', head.description),
    ...(head.indexed && settings.noindex !== true ? [] : [named('robots', 'noindex')]),
    `<link rel="canonical" href="${escapeMarkup(url(head.path))}">`,
    ...alternates(head, settings, url),
    ...(settings.hasNews === true ? [feedLink(head, { title, settings, t })] : []),
    ...openGraph(head, { title, settings, t }, url(head.path)),
    named('twitter:card', head.image === undefined ? 'summary' : 'summary_large_image'),
    named('twitter:title', title),
    named('twitter:description', head.description),
    ...(head.image === undefined
      ? []
      : [named('twitter:image', settings.origin + head.image.src), named('twitter:image:alt', head.image.alt)]),
    ...(settings.fediverseCreator === undefined ? [] : [named('fediverse:creator', settings.fediverseCreator)]),
    ...head.jsonLd.map((data) => `<script type="application/ld+json">${jsonForScript(data)}</script>`),
  ].join('\n');
}

function alternates(head: PageHead, settings: RenderSettings, url: (path: string) => string): readonly string[] {
  if (head.alternates.length < 2) return [];
  const link = (language: string, path: string): string =>
    `<link rel="alternate" hreflang="${escapeMarkup(language)}" href="${escapeMarkup(url(path))}">`;
  const fallback = head.alternates.find((one) => one.language === settings.defaultLanguage);
  return [
    ...head.alternates.map((one) => link(one.language, one.path)),
    ...(fallback === undefined ? [] : [link('x-default', fallback.path)]),
  ];
}

function feedLink(head: PageHead, { settings, t }: HeadOptions): string {
  const file = `${languagePrefix(head.language, settings.defaultLanguage)}feed.xml`;
  const title = t('common:feed.title', { site: settings.siteTitle });
  return `<link rel="alternate" type="application/atom+xml" title="${escapeMarkup(title)}" href="${escapeMarkup(settings.basePath + file)}">`;
}

function openGraph(head: PageHead, { title, settings }: HeadOptions, url: string): readonly string[] {
  const others = head.alternates.filter((one) => one.language !== head.language);
  return [
    property('og:type', head.type),
    property('og:site_name', settings.siteTitle),
    property('og:title', title),
    property('og:description', head.description),
    property('og:url', url),
    property('og:locale', openGraphLocale(head.language, settings)),
    ...others.map((one) => property('og:locale:alternate', openGraphLocale(one.language, settings))),
    ...(head.image === undefined ? [] : shareImage(head.image, settings)),
  ];
}

/** `hr_HR`: the language and country, with an underscore. */
function openGraphLocale(language: string, { locales }: RenderSettings): string {
  return (locales[language] ?? language).replaceAll('-', '_');
}

function shareImage(image: NonNullable<PageHead['image']>, { origin }: RenderSettings): readonly string[] {
  return [
    property('og:image', origin + image.src),
    property('og:image:width', String(image.width)),
    property('og:image:height', String(image.height)),
    property('og:image:alt', image.alt),
  ];
}

function named(name: string, content: string): string {
  return `<meta name="${name}" content="${escapeMarkup(content)}">`;
}

function property(name: string, content: string): string {
  return `<meta property="${name}" content="${escapeMarkup(content)}">`;
}
