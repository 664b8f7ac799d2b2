import { defined } from '../../domain/defined.ts';
import type { EditionPage, TextPage } from '../../domain/page/page.ts';
import type { InactivePage } from '../../domain/page/page-notices.ts';
import { editionPath } from '../../domain/paths/addresses.ts';
import type { Edition, ProsePage, SiteEvent } from '../../domain/site/site.ts';
import { editionTakesPlace, overWindow } from '../../domain/time/edition-status.ts';
import { formatOrdinal } from '../../domain/time/ordinal.ts';
import { constant, map } from '../../domain/time/timeline.ts';
import { indexIn } from '../edition-indexes.ts';
import { remaining, shown } from '../from-the-build.ts';
import { changesLink } from '../links/changes-links.ts';
import { pageHref } from '../links/links.ts';
import { isPastOfSecret } from '../links/publicity.ts';
import { picture } from '../media/pictures.ts';
import { day } from '../moments.ts';
import { scheduleDay, speakerCard } from '../parts/plan-cards.ts';
import { aboutBlocks, numbersOf, testimonialsOf } from '../parts/plan-edition-parts.ts';
import { editionsThatAreOver } from '../parts/plan-history.ts';
import { neighbourYears } from '../parts/plan-neighbours.ts';
import { isLongProgramme } from '../parts/plan-schedule.ts';
import { planSponsorLevels } from '../parts/plan-sponsors.ts';
import { planStatus } from '../parts/plan-status.ts';
import { venueText } from '../parts/plan-venues.ts';
import { withContents } from '../parts/with-contents.ts';
import { datesOf, editionValues, siteValues } from '../placeholder-values.ts';
import type { PlanContext, Values } from '../plan-context.ts';
import { markup, phrase } from '../texts.ts';

/** Page data of past editions, text pages and inactive events. */

export function planEditionPage(context: PlanContext, event: SiteEvent, edition: Edition): EditionPage {
  const values = editionValues(context, event, edition);
  const days = edition.days.flatMap((one) => scheduleDay(context, edition, one) ?? []);
  return defined({
    count: editionCount(context, event, edition),
    event: event.ident,
    title: phrase(context, event.title),
    year: edition.year,
    status: planStatus(context, event, edition),
    eventHref: isPastOfSecret(context.site, event, edition.year) ? undefined : pageHref(context, event.path),
    when: datesOf(context, edition),
    where: venueText(context, edition),
    lead: remaining(
      context,
      editionTakesPlace(edition)
        ? map(edition.phases, (phase) => phrase(context, edition.hero.texts[phase], values))
        : constant(phrase(context, edition.hero.texts.after, values)),
    ),
    looksBack: shown(context, overWindow(edition)),
    about: aboutBlocks(context, edition, values),
    summary: edition.history && markup(context, edition.history.summary, 3, values),
    numbers: numbersOf(context, edition.history?.numbers ?? [], values),
    images: (edition.history?.gallery ?? []).map((image) => picture(context, image, { values })),
    speakers: edition.speakers
      .filter((speaker) => !speaker.placeholder)
      .map((speaker) => speakerCard(context, edition, speaker)),
    days,
    isLong: isLongProgramme(days) ? (true as const) : undefined,
    changes: changesLink(context, edition),
    testimonials: testimonialsOf(context, edition),
    sponsors: planSponsorLevels(context, edition),
    ...neighbourYears(context, event, edition),
  });
}

/** The ordinal number of an edition among the years that were held. */
function editionCount(context: PlanContext, event: SiteEvent, edition: Edition): string | undefined {
  const place = indexIn(event.yearsHeld, edition.year) + 1;
  if (place === 0) return undefined;
  const ordinal = formatOrdinal(place, context.language);
  return context.t('event:editionCount', { ordinal });
}

export function planTextPage(context: PlanContext, page: ProsePage, values: Values = siteValues(context)): TextPage {
  return defined({
    ident: page.ident,
    title: phrase(context, page.title, values),
    ...withContents(markup(context, page.text, 2, values)),
    updated: page.updated === undefined ? undefined : day(context, page.updated),
    revision: page.revision,
  });
}

export function planInactivePage(context: PlanContext, event: SiteEvent): InactivePage {
  return {
    event: event.ident,
    title: phrase(context, event.title),
    home: pageHref(context, '/'),
    years: editionsThatAreOver(context, event).map((edition) => ({
      year: edition.year,
      href: pageHref(context, editionPath(edition)),
    })),
  };
}
