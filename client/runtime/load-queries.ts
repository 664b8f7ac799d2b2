import type { SettingsQuery } from '../../src/domain/site/client-settings.ts';
import { pageAssets } from './page-assets.ts';
import { type Answer, isMissing, type Priority, resource } from './resources.ts';

/** Loads a static query by its hash. */
export function staticQuery<T extends object>(hash: string, priority?: Priority): Promise<Answer<T>> {
  return resource<T>(`page-data/sq/d/${hash}.json`, { priority });
}

/** Loads the settings in the page's language. Returns undefined if there are none or they cannot be loaded. */
export async function settings(): Promise<SettingsQuery | undefined> {
  const hash = pageAssets().staticQueryHashes.at(-1);
  if (hash === undefined) return undefined;
  const answer = await staticQuery<SettingsQuery>(hash);
  return isMissing(answer) ? undefined : answer;
}
