import type { SettingsQuery } from '../model/client-settings.ts';
import { defined } from '../model/defined.ts';
import { type Wording, words } from './wording.ts';

/** What the pages' scripts need to know of the site's settings, in the wording's language. */
export function settingsQuery(wording: Wording): SettingsQuery {
  const { client, serviceWorkerActive, apiAddress, limits, shirtSizes, availabilityLevels } = wording.site.settings;
  return defined({
    ...client,
    kind: 'settings' as const,
    language: wording.language.option,
    serviceWorker: serviceWorkerActive,
    api: apiAddress,
    languagePrefixes: wording.site.languages
      .filter(({ option }) => option !== wording.site.settings.defaultLanguage)
      .map(({ option }) => `${option}/`),
    words: { navigatedTo: wording.t('common:navigatedTo', { page: '{page}' }) },
    pinLength: limits.pinLength,
    shirtSizes,
    availabilityLevels: availabilityLevels.map(({ level, title }) => ({ level, title: words(wording, title) })),
  });
}
