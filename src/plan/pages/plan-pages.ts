import { defined } from '../../domain/defined.ts';
import { editionTakesPlace } from '../../domain/edition-status.ts';
import { formatOrdinal } from '../../domain/ordinal.ts';
import type { EditionPage, HomePage, TextPage } from '../../domain/page.ts';
import type { InactivePage } from '../../domain/page-notices.ts';
import type { Edition, ProsePage, SiteEvent } from '../../domain/site.ts';
import { constant, map, type Window } from '../../domain/timeline.ts';
import { zonedIso } from '../../domain/zone.ts';
import { indexIn } from '../edition-indexes.ts';
import { changesLink } from '../links/changes-links.ts';
import { pageHref } from '../links/links.ts';
import { isSecret } from '../links/secret-pages.ts';
import { currentEdition, editionPath, pastEditions, productScope } from '../links/site-pages.ts';
import { picture } from '../media/pictures.ts';
import { day } from '../moments.ts';
import { scheduleDay, speakerCard } from '../parts/plan-cards.ts';
import { aboutBlocks, numbersOf, testimonialsOf } from '../parts/plan-edition-parts.ts';
import { neighbourYears } from '../parts/plan-neighbours.ts';
import { planSponsorLevels } from '../parts/plan-sponsors.ts';
import { planStatus, titleWithStatus } from '../parts/plan-status.ts';
import { venueText } from '../parts/plan-venues.ts';
import { withContents } from '../parts/with-contents.ts';
import { editionValues, eventDate, siteTitle, siteValues } from '../placeholder-values.ts';
import type { PlanContext, Values } from '../plan-context.ts';
import { markup, phrase, plainText } from '../texts.ts';
import { remaining, shown } from '../windows.ts';

/** Page data of the home page, past editions, text pages and inactive events. */

export function planHome(context: PlanContext): HomePage {
  const { settings, events } = context.site;
  const values = siteValues(context);
  const shownEvents = events.filter((event) => event.enabled && event.visible && !isSecret(context.site, event.path));
  return defined({
    title: siteTitle(context),
    tagline: phrase(context, settings.tagline, values),
    lead: markup(context, settings.home.lead, 2, values),
    attendance: phrase(context, settings.attendanceText, values),
    expected: shown(context, expectedWindow(context)),
    image: settings.home.image && picture(context, settings.home.image, { values }),
    events: {
      title: phrase(context, settings.home.events.title, values),
      text: phrase(context, settings.home.events.text, values),
      cards: shownEvents.flatMap((event) => eventCard(context, event)),
    },
    history: events
      .filter((event) => event.visibleInHistory)
      .flatMap((event) =>
        pastEditions(event).map((edition) => ({
          event: event.ident,
          year: edition.year,
          title: titleWithStatus(context, edition, `${plainText(context, event.title)} ${edition.year}`),
          href: pageHref(context, editionPath(edition)),
        })),
      ),
  });
}

/** Open until the main event ends. Never open if that is cancelled or postponed. */
function expectedWindow({ site }: PlanContext): Window {
  const scope = productScope(site);
  if (scope === undefined) return constant(true);
  return editionTakesPlace(scope.edition) ? map(scope.edition.phases, (phase) => phase !== 'after') : constant(false);
}

function eventCard(context: PlanContext, event: SiteEvent): HomePage['events']['cards'] {
  const edition = currentEdition(event);
  if (edition === undefined) return [];
  const values = editionValues(context, event, edition);
  return [
    defined({
      event: event.ident,
      title: phrase(context, event.title),
      tagline: event.tagline && phrase(context, event.tagline, values),
      href: pageHref(context, event.path),
      where: venueText(context, edition),
      logo: picture(context, event.logos.selection, { place: 'small' }),
      when: { iso: zonedIso(edition.startsAt, context.site.settings.timeZone), text: eventDate(context, edition) },
      lowKey: event.lowKey,
      phases: editionTakesPlace(edition) ? remaining(context, edition.phases) : undefined,
      status: planStatus(context, event, edition),
    }),
  ];
}

export function planEditionPage(context: PlanContext, event: SiteEvent, edition: Edition): EditionPage {
  const values = editionValues(context, event, edition);
  return defined({
    count: editionCount(context, event, edition),
    event: event.ident,
    title: phrase(context, event.title),
    year: edition.year,
    status: planStatus(context, event, edition),
    eventHref: pageHref(context, event.path),
    when: { iso: zonedIso(edition.startsAt, context.site.settings.timeZone), text: eventDate(context, edition) },
    where: venueText(context, edition),
    lead: phrase(context, edition.hero.texts.after, values),
    about: aboutBlocks(context, edition, values),
    summary: edition.history && markup(context, edition.history.summary, 3, values),
    numbers: numbersOf(context, edition.history?.numbers ?? [], values),
    images: (edition.history?.gallery ?? []).map((image) => picture(context, image, { values })),
    speakers: edition.speakers
      .filter((speaker) => !speaker.placeholder)
      .map((speaker) => speakerCard(context, edition, speaker)),
    days: edition.days.flatMap((one) => scheduleDay(context, edition, one) ?? []),
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
    years: pastEditions(event).map((edition) => ({
      year: edition.year,
      href: pageHref(context, editionPath(edition)),
    })),
  };
}
