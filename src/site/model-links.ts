import type { Text } from '../model/language.ts';
import { type Visibility, visibilityWindow } from '../model/phase.ts';
import type { Edition, SiteLink } from '../model/site.ts';
import { and, constant } from '../model/timeline.ts';

/** A link as menus and the footer have it. */
interface LinkData {
  readonly title: Text;
  readonly url: string;
  readonly visible?: Visibility | undefined;
  readonly dateLimit?: string | undefined;
  readonly external?: boolean | undefined;
}

/** A link in the window that its phases and date limit leave it: those of an edition. Without one it shows unless it is switched off. */
export function modelLink(link: LinkData, edition: Edition | undefined): SiteLink {
  const { title, url, visible = true, dateLimit, external = false } = link;
  const shown = edition === undefined ? constant(visible !== false) : visibilityWindow(visible, edition.phases);
  const limit = dateLimit === undefined ? undefined : edition?.dateLimits[dateLimit]?.window;
  return { title, url, external, window: and(shown, limit ?? constant(true)) };
}
