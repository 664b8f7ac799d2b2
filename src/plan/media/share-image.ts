import { defined } from '../../domain/defined.ts';
import { SHARE_SIZE, type ShareCard } from '../../domain/media.ts';
import type { PageHead } from '../../domain/page.ts';
import type { SiteEvent } from '../../domain/site.ts';
import { slugOf } from '../../domain/slug.ts';
import { currentEdition } from '../links/site-pages.ts';
import { whereWords } from '../parts/plan-cards.ts';
import { eventDate, siteTitle, siteValues } from '../placeholder-values.ts';
import type { PlanContext } from '../plan-context.ts';
import { words } from '../texts.ts';
import { recipeHash } from './picture-variants.ts';

/** Texts for a page's share image, if they are not its title and its event's date. */
export interface ShareWords {
  readonly title?: string;
  readonly line?: string;
  /** The seed of the ornament. Default: the page's path. */
  readonly ident?: string;
}

/** What a share image is made from. */
export interface SharedPage {
  readonly page: string;
  readonly title: string;
  readonly indexed: boolean;
  readonly event?: string;
  readonly share?: ShareWords;
}

/**
 * The share image of a page, with the page's title on it. Pages that are not indexed use the image of the whole site.
 * Returns undefined if the settings switch share images off.
 */
export function shareImage(context: PlanContext, page: SharedPage): PageHead['image'] {
  const { site, encoder, basePath, notes } = context;
  if (!site.settings.shareImages) return undefined;
  const card = page.indexed ? cardOf(context, page) : cardOf(context, { page: '/', title: siteTitle(context) });
  const name = slugOf(card.title).slice(0, 60).replace(/-$/, '');
  const path = `assets/share/${name}-${recipeHash('', card, encoder).slice(0, 10)}.png`;
  notes.current.media.set(path, { kind: 'share', card });
  const alt = [card.title, card.of, card.line].filter((text) => text !== undefined && text !== '');
  return { src: basePath + path, ...SHARE_SIZE, alt: [...new Set(alt)].join(', ') };
}

function cardOf(
  context: PlanContext,
  { page, title, event: ident, share = {} }: Omit<SharedPage, 'indexed'>,
): ShareCard {
  const { events, settings } = context.site;
  const event = events.find((one) => one.ident === ident);
  const dressed = event ?? events.find((one) => one.ident === settings.product);
  return defined({
    title: share.title ?? title,
    of: event === undefined ? siteTitle(context) : words(context, event.title),
    line:
      share.line ??
      (event === undefined ? words(context, settings.tagline, siteValues(context)) : dateOf(context, event)),
    ident: share.ident ?? page,
    band: dressed?.ident ?? page,
    randomPixels: settings.limits.randomPixels,
    color: event?.baseColor ?? settings.baseColor ?? dressed?.baseColor ?? '#000000',
  });
}

/** When and where an event takes place; nothing for one that is not open to visitors. */
function dateOf(context: PlanContext, event: SiteEvent): string | undefined {
  const edition = event.enabled ? currentEdition(event) : undefined;
  return (
    edition && [eventDate(context, edition), whereWords(context, edition)].filter((one) => one !== undefined).join(', ')
  );
}
