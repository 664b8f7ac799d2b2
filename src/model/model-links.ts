import type { Text } from '../domain/language.ts';
import type { Edition, SiteLink } from '../domain/site/site.ts';
import { type Visibility, visibilityWindow } from '../domain/time/phase.ts';
import { and, constant } from '../domain/time/timeline.ts';

/** The data of a link in a menu or the footer. */
interface LinkData {
  readonly title: Text;
  readonly url: string;
  readonly visible?: Visibility | undefined;
  readonly dateLimit?: string | undefined;
  readonly external?: boolean | undefined;
}

/**
 * Models a link with its window, which follows from the edition's phases and date limits. Without an edition the link
 * always shows unless it is switched off.
 */
export function modelLink(link: LinkData, edition: Edition | undefined): SiteLink {
  const { title, url, visible = true, dateLimit, external = false } = link;
  const shown = edition === undefined ? constant(visible !== false) : visibilityWindow(visible, edition.phases);
  const limit = dateLimit === undefined ? undefined : edition?.dateLimits[dateLimit]?.window;
  return { title, url, external, window: and(shown, limit ?? constant(true)) };
}
