import { defined } from '../../domain/defined.ts';
import { SHARE_REVISION, SHARE_SIZE, type ShareCard } from '../../domain/page/media.ts';
import type { PageHead } from '../../domain/page/page.ts';
import { currentEdition } from '../../domain/paths/page-owners.ts';
import { shareFonts } from '../../domain/site/fonts.ts';
import type { Image, SiteEvent } from '../../domain/site/site.ts';
import { slugOf } from '../../domain/slug.ts';
import { venueText } from '../parts/plan-venues.ts';
import { eventDate, siteTitle, siteValues } from '../placeholder-values.ts';
import type { PlanContext } from '../plan-context.ts';
import { plainText } from '../texts.ts';
import { recipeHash } from './picture-variants.ts';

/** The texts of a share image, if they are not the page's title and the event's date. */
export interface ShareTexts {
  readonly title?: string;
  readonly line?: string;
  /** The seed of the ornament. Default: the page's path. */
  readonly ident?: string;
  /** The portraits of the people whom the page is about. */
  readonly portraits?: readonly Image[];
}

/** The most portraits that a share image shows. */
const MOST_PORTRAITS = 3;

/** The data of a page for its share image. */
export interface SharedPage {
  readonly page: string;
  readonly title: string;
  readonly indexed: boolean;
  readonly event?: string;
  readonly share?: ShareTexts;
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
  const hash = recipeHash('', { ...card, revision: SHARE_REVISION }, encoder).slice(0, 10);
  const path = `assets/share/${name}-${hash}.${card.portraits === undefined ? 'png' : 'jpg'}`;
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
  const fonts = shareFonts(settings.fonts).map(({ role, hash }) => `${role} ${hash}`);
  const portraits = (share.portraits ?? []).slice(0, MOST_PORTRAITS).map(({ src, hash }) => ({ src, hash }));
  const brandEvent = event ?? events.find((one) => one.ident === settings.product);
  return defined({
    title: share.title ?? title,
    of: event === undefined ? siteTitle(context) : plainText(context, event.title),
    line:
      share.line ??
      (event === undefined ? plainText(context, settings.tagline, siteValues(context)) : dateOf(context, event)),
    ident: share.ident ?? page,
    band: brandEvent?.ident ?? page,
    drawings: context.drawings,
    portraits: portraits.length === 0 ? undefined : portraits,
    fonts: fonts.length === 0 ? undefined : fonts,
    randomPixels: settings.limits.randomPixels,
    color: event?.baseColor ?? settings.baseColor ?? brandEvent?.baseColor ?? '#000000',
  });
}

/** Date and place of an event. Returns undefined for an event that is not running. */
function dateOf(context: PlanContext, event: SiteEvent): string | undefined {
  const edition = event.enabled ? currentEdition(event) : undefined;
  return (
    edition && [eventDate(context, edition), venueText(context, edition)].filter((one) => one !== undefined).join(', ')
  );
}
