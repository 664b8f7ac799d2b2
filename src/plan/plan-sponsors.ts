import { defined } from '../model/defined.ts';
import type { SponsorCard, SponsorLevel } from '../model/page.ts';
import type { Edition, Sponsor } from '../model/site.ts';
import { markup, picture, type Wording } from './wording.ts';

/** The sponsors of an edition by level, the highest first. */
export function planSponsorLevels(wording: Wording, edition: Edition): readonly SponsorLevel[] {
  return edition.sponsors.map(({ level, sponsors }) => ({
    level,
    sponsors: sponsors.map((sponsor) => sponsorCard(wording, sponsor)),
  }));
}

function sponsorCard(wording: Wording, sponsor: Sponsor): SponsorCard {
  return defined({
    ident: sponsor.ident,
    name: sponsor.name,
    logo: picture(wording, sponsor.logo, { place: 'small' }),
    description: sponsor.description && markup(wording, sponsor.description, 4),
    links: sponsor.links,
    tags: sponsor.tags,
    maxWidth: sponsor.maxWidth,
  });
}
