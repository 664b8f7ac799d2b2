import type { UnsupportedLanguagePage } from '../../domain/page/page-notices.ts';
import type { PlanContext } from '../plan-context.ts';
import { languageName } from '../texts.ts';

/**
 * A page that offers the default-language version of a page. Its text is in all languages of the site, the page's own
 * language first.
 */
export function planUnsupported(context: PlanContext, target: string): UnsupportedLanguagePage {
  const { settings, languages } = context.site;
  const own = context.language.option;
  const others = languages.map(({ option }) => option).filter((option) => option !== own);
  return {
    target: context.basePath + target.slice(1),
    targetLanguage: settings.defaultLanguage,
    seconds: settings.unsupportedRedirectSeconds,
    sayings: [own, ...others].map((language) => {
      const t = context.translate(language);
      const name = { language: languageName({ ...context, t }, settings.defaultLanguage) };
      return {
        language,
        title: t('notices:unsupported.title'),
        text: t('notices:unsupported.text', name),
        go: t('notices:unsupported.go', name),
      };
    }),
  };
}
