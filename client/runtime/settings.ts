import type { SettingsQuery } from '../../src/model/client-settings.ts';
import { readPageAssets } from './page-assets.ts';
import { resource } from './resources.ts';

/** Path of a static query in the site. */
export function queryPath(hash: string): string {
  return `page-data/sq/d/${hash}.json`;
}

let hashes: readonly string[] | undefined;

/** Notes which static queries the page uses that takes the document's place. */
export function noteQueries(these: readonly string[]): void {
  hashes = these;
}

/** The settings in the page's language; undefined where there are none, or none to be had. */
export async function settings(): Promise<SettingsQuery | undefined> {
  const hash = (hashes ?? readPageAssets().staticQueryHashes).at(-1);
  if (hash === undefined) return undefined;
  const answer = await resource<SettingsQuery>(queryPath(hash));
  return answer.status === 'success' ? answer.value : undefined;
}
