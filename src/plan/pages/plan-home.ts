import { defined } from '../../domain/defined.ts';
import type { HomePage } from '../../domain/page/page.ts';
import { editionPath } from '../../domain/paths/addresses.ts';
import { currentEdition } from '../../domain/paths/page-owners.ts';
import type { SiteEvent } from '../../domain/site/site.ts';
import { editionTakesPlace } from '../../domain/time/edition-status.ts';
import { constant, map, type Window } from '../../domain/time/timeline.ts';
import { remaining, shown } from '../from-the-build.ts';
import { pageHref } from '../links/links.ts';
import { productScope } from '../links/public-pages.ts';
import { isPublic } from '../links/publicity.ts';
import { picture } from '../media/pictures.ts';
import { editionsThatAreOver } from '../parts/plan-history.ts';
import { planUrgent } from '../parts/plan-notices.ts';
import { planPoster } from '../parts/plan-poster.ts';
import { planStatus, titleWithStatus } from '../parts/plan-status.ts';
import { planToday } from '../parts/plan-today.ts';
import { venueText } from '../parts/plan-venues.ts';
import { datesOf, editionValues, siteTitle, siteValues } from '../placeholder-values.ts';
import type { PlanContext } from '../plan-context.ts';
import { markup, phrase, plainText } from '../texts.ts';

/** Page data of the home page: the main event in its present phase, all events, and past years. */
export function planHome(context: PlanContext): HomePage {
  const { settings, events } = context.site;
  const values = siteValues(context);
  const shownEvents = events.filter((event) => isPublic(context.site, event));
  return defined({
    title: siteTitle(context),
    tagline: phrase(context, settings.tagline, values),
    lead: markup(context, settings.home.lead, 2, values),
    attendance: phrase(context, settings.attendanceText, values),
    expected: shown(context, expectedWindow(context)),
    image: settings.home.image && picture(context, settings.home.image, { values }),
    imageShown: shown(context, imageWindow(context)),
    poster: planPoster(context),
    today: planToday(context),
    urgent: shownEvents.flatMap((event) => {
      const edition = currentEdition(event);
      return edition === undefined ? [] : planUrgent(context, { event, edition });
    }),
    events: {
      title: phrase(context, settings.home.events.title, values),
      text: phrase(context, settings.home.events.text, values),
      cards: shownEvents.flatMap((event) => eventCard(context, event)),
    },
    history: events
      .filter((event) => event.visibleInHistory)
      .flatMap((event) =>
        editionsThatAreOver(context, event).map((edition) => ({
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

/** Closed after the main event, if the poster then shows the same picture. */
function imageWindow({ site }: PlanContext): Window {
  const scope = productScope(site);
  if (scope === undefined || !isPublic(site, scope.event)) return constant(true);
  const { history, phases } = scope.edition;
  return map(phases, (phase) => phase !== 'after' || history?.gallery[0] !== undefined);
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
      when: datesOf(context, edition),
      lowKey: event.lowKey,
      phases: editionTakesPlace(edition) ? remaining(context, edition.phases) : undefined,
      status: planStatus(context, event, edition),
    }),
  ];
}
