import { defined } from '../../domain/defined.ts';
import type { SponsorCard, SponsorLevel } from '../../domain/page/page.ts';
import type { Edition, Sponsor } from '../../domain/site/site.ts';
import { picture } from '../media/pictures.ts';
import type { PlanContext } from '../plan-context.ts';
import { markup, phrase } from '../texts.ts';

/** The sponsors of an edition by level, the highest first. */
export function planSponsorLevels(context: PlanContext, edition: Edition): readonly SponsorLevel[] {
  return edition.sponsors.map(({ level, sponsors }) => ({
    level,
    sponsors: sponsors.map((sponsor) => sponsorCard(context, sponsor)),
  }));
}

function sponsorCard(context: PlanContext, sponsor: Sponsor): SponsorCard {
  return defined({
    ident: sponsor.ident,
    name: sponsor.name,
    logo: picture(context, sponsor.logo, { place: 'small' }),
    description: sponsor.description && markup(context, sponsor.description, 4),
    links: sponsor.links,
    tags: sponsor.tags.map((tag) => phrase(context, tag)),
    maxWidth: sponsor.maxWidth,
  });
}
