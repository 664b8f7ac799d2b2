import { defined } from '../domain/defined.ts';
import { languagePrefix } from '../domain/language-tag.ts';
import type { SettingsQuery } from '../domain/site/client-settings.ts';
import type { PlanContext } from './plan-context.ts';
import { plainText } from './texts.ts';

/** The site settings that client scripts need, in the context's language. */
export function settingsQuery(context: PlanContext): SettingsQuery {
  const { client, serviceWorkerActive, apiAddress, limits, shirtSizes, availabilityLevels } = context.site.settings;
  return defined({
    ...client,
    kind: 'settings' as const,
    language: context.language.option,
    serviceWorker: serviceWorkerActive,
    api: apiAddress,
    languagePrefixes: context.site.languages
      .filter(({ option }) => option !== context.site.settings.defaultLanguage)
      .map(({ option }) => languagePrefix(option, context.site.settings.defaultLanguage)),
    words: { navigatedTo: context.t('common:navigatedTo', { page: '{page}' }) },
    pinLength: limits.pinLength,
    shirtSizes,
    availabilityLevels: availabilityLevels.map(({ level, title }) => ({ level, title: plainText(context, title) })),
  });
}
