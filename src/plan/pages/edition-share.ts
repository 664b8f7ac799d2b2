import type { Edition, SiteEvent } from '../../domain/site/site.ts';
import type { ShareTexts } from '../media/plan-share-image.ts';
import { venueText } from '../parts/plan-venues.ts';
import { eventDate } from '../placeholder-values.ts';
import type { PlanContext } from '../plan-context.ts';
import { plainText } from '../texts.ts';

/** The texts of a past edition's share image, which the pages of its sessions use too. */
export function editionShare(
  context: PlanContext,
  event: SiteEvent,
  edition: Edition,
): Required<Omit<ShareTexts, 'portraits'>> {
  return {
    title: `${plainText(context, event.title)} ${edition.year}`,
    line: [eventDate(context, edition), venueText(context, edition)].filter((fact) => fact !== undefined).join(', '),
    ident: `${event.ident}-${edition.year}`,
  };
}
