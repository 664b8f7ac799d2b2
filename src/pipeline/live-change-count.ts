import type { EditionPlace } from '../check/edition-place.ts';
import { changesPath, editionPath } from '../domain/paths/addresses.ts';
import type { Instant } from '../domain/time/timeline.ts';
import { isSecret } from '../plan/links/publicity.ts';
import type { CheckedSite } from './check.ts';
import { modelChecked } from './plan-site.ts';

/** How to see whether the changes of an edition are public. */
export interface LiveChanges {
  /** The address of the file that says how many changes are public. */
  readonly address: string;
  /** How many changes the content has. */
  readonly changeCount: number;
}

/**
 * The changes of an edition in checked content without errors. `baseUrl` replaces the address in the settings. Undefined
 * if the site does not publish their number: the edition is not the current one, disabled or secret.
 */
export function liveChanges(
  checked: CheckedSite,
  { event: ident, year }: EditionPlace,
  { at, baseUrl }: { readonly at: Instant; readonly baseUrl?: string | undefined },
): LiveChanges | undefined {
  const { site } = modelChecked(checked, at);
  const event = site.events.find((one) => one.ident === ident);
  const edition = event?.editions.find((one) => one.year === year);
  if (event === undefined || edition === undefined || !event.enabled || event.currentYear !== year) return undefined;
  if (isSecret(site, changesPath(edition))) return undefined;
  const base = (baseUrl ?? site.settings.baseUrl).replace(/\/+$/, '');
  return { address: `${base}${editionPath(edition)}live.json`, changeCount: edition.changes.length };
}
