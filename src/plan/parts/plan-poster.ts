import { defined } from '../../domain/defined.ts';
import type { HomePoster, LookBack, NextDate } from '../../domain/page/page.ts';
import { isNeverShown } from '../../domain/page/shown.ts';
import { currentEdition } from '../../domain/paths/page-owners.ts';
import { formatMoney } from '../../domain/site/money.ts';
import type { Edition, SiteEvent, Speaker } from '../../domain/site/site.ts';
import { offeredTickets, type Sales, salesTimeline } from '../../domain/site/ticket-sales.ts';
import { editionTakesPlace } from '../../domain/time/edition-status.ts';
import { and, constant, during, map, steps, type Timeline, type Window } from '../../domain/time/timeline.ts';
import { remaining, shown } from '../from-the-build.ts';
import { pageHref } from '../links/links.ts';
import { productScope } from '../links/public-pages.ts';
import { isPublic } from '../links/publicity.ts';
import { picture } from '../media/pictures.ts';
import { day, startOfDay } from '../moments.ts';
import { heroButton } from '../pages/plan-event-page.ts';
import { datesOf, editionValues, siteValues } from '../placeholder-values.ts';
import type { PlanContext } from '../plan-context.ts';
import { phrase } from '../texts.ts';
import { speakerCard } from './plan-cards.ts';
import { planStatus } from './plan-status.ts';
import { venueText } from './plan-venues.ts';

/** The number of speakers in the first screen. */
const FACES = 3;

/** The main event in the first screen of the home page; undefined if the site does not show one. */
export function planPoster(context: PlanContext): HomePoster | undefined {
  const scope = productScope(context.site);
  if (scope === undefined || !isPublic(context.site, scope.event)) return undefined;
  const { event, edition } = scope;
  return defined({
    event: event.ident,
    title: phrase(context, event.title),
    year: edition.year,
    href: pageHref(context, event.path),
    when: datesOf(context, edition),
    where: venueText(context, edition),
    status: planStatus(context, event, edition),
    price: remaining(
      context,
      map(salesTimeline(offeredTickets(edition)), (sales) => lowestPrice(context, sales)),
    ),
    buttons: buttons(context, event, edition),
    countdown: countdown(context, edition),
    faces: {
      shown: shown(context, facesWindow(edition)),
      speakers: faces(edition).map((speaker) => speakerCard(context, edition, speaker)),
    },
    lookBack: lookBack(context, event, edition),
  });
}

/** The lowest price at which a ticket is on sale; null while none is. */
function lowestPrice(context: PlanContext, { onSale }: Sales): string | null {
  if (onSale.length === 0) return null;
  return formatMoney(Math.min(...onSale.map(({ amount }) => amount)), context.language);
}

function buttons(context: PlanContext, event: SiteEvent, edition: Edition): HomePoster['buttons'] {
  const values = editionValues(context, event, edition);
  return edition.buttons
    .filter((button) => button.onHero && !button.floating && !button.hollowOnHero)
    .map((button) => heroButton(context, event, { button, values }))
    .filter((button) => !isNeverShown(button.shown));
}

const LAST_SECOND = 24 * 60 * 60 - 1;

function countdown(context: PlanContext, edition: Edition): HomePoster['countdown'] {
  const [first] = edition.days;
  if (first === undefined || !editionTakesPlace(edition)) return undefined;
  const begins = startOfDay(edition, first.date);
  const periods = shown(context, during(null, begins));
  return isNeverShown(periods) ? undefined : { until: begins + LAST_SECOND, shown: periods };
}

/** Keynotes first, then those with a picture, each in the order of the edition. */
function faces({ speakers }: Edition): readonly Speaker[] {
  const rank = ({ keynote, image }: Speaker): number => (keynote ? 0 : 2) + (image === undefined ? 1 : 0);
  return speakers
    .filter(({ placeholder }) => !placeholder)
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, FACES);
}

function facesWindow(edition: Edition): Window {
  if (faces(edition).length === 0 || !editionTakesPlace(edition)) return constant(false);
  const untilTheEnd = map(edition.phases, (phase) => phase !== 'after');
  return and(untilTheEnd, edition.sections.speakers ?? constant(false));
}

function lookBack(context: PlanContext, event: SiteEvent, edition: Edition): LookBack {
  const values = editionValues(context, event, edition);
  const { image } = context.site.settings.home;
  const own = edition.history?.gallery[0];
  const isOver = map(edition.phases, (phase) => phase === 'after');
  const newsletter = shown(context, and(isOver, edition.sections.newsletter ?? constant(false)));
  return defined({
    shown: shown(context, isOver),
    text: phrase(context, edition.hero.texts.after, values),
    image: own ? picture(context, own, { values }) : image && picture(context, image, { values: siteValues(context) }),
    next: remaining(context, nextDates(context)),
    newsletter: isNeverShown(newsletter)
      ? undefined
      : { href: `${pageHref(context, event.path)}#newsletter`, shown: newsletter },
  });
}

/** The next day on which an event of the site takes place, until that day begins. */
function nextDates(context: PlanContext): Timeline<NextDate | null> {
  const { site } = context;
  const days = site.events
    .filter((event) => isPublic(site, event))
    .flatMap((event) => {
      const edition = currentEdition(event);
      if (edition === undefined || !editionTakesPlace(edition)) return [];
      return edition.days.map(({ date }) => ({ event, date, begins: startOfDay(edition, date) }));
    })
    .sort((a, b) => a.begins - b.begins);
  const dates = days.map(({ event, date }) => ({
    title: phrase(context, event.title),
    href: pageHref(context, event.path),
    when: day(context, date),
  }));
  return steps<NextDate | null>(
    dates[0] ?? null,
    days.map(({ begins }) => ({ at: begins, value: dates[days.findIndex((later) => later.begins > begins)] ?? null })),
  );
}
