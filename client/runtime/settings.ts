import type { SettingsQuery } from '../../src/domain/client-settings.ts';
import { pageAssets } from './page-assets.ts';
import { type Answer, type Haste, isMissing, resource } from './resources.ts';

/** A static query, by its hash. */
export function staticQuery<T extends object>(hash: string, haste?: Haste): Promise<Answer<T>> {
  return resource<T>(`page-data/sq/d/${hash}.json`, { haste });
}

/** The settings in the page's language; undefined where there are none, or none to be had. */
export async function settings(): Promise<SettingsQuery | undefined> {
  const hash = pageAssets().staticQueryHashes.at(-1);
  if (hash === undefined) return undefined;
  const answer = await staticQuery<SettingsQuery>(hash);
  return isMissing(answer) ? undefined : answer;
}
