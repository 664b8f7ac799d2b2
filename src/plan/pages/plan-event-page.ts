import { defined } from '../../domain/defined.ts';
import type { EventClock, EventHero, EventPage, EventSection, HeroButton } from '../../domain/page/page.ts';
import { isNeverShown } from '../../domain/page/shown.ts';
import type { HackathonClock } from '../../domain/programme/hackathon-clock.ts';
import { SECTION_KINDS } from '../../domain/site/section-kinds.ts';
import type { Button, Edition, SiteEvent } from '../../domain/site/site.ts';
import { editionTakesPlace } from '../../domain/time/edition-status.ts';
import { constant, limitTo, map, type Window } from '../../domain/time/timeline.ts';
import { remaining, shown } from '../from-the-build.ts';
import { href, pageHref } from '../links/links.ts';
import { picture } from '../media/pictures.ts';
import { planFilms } from '../media/plan-films.ts';
import { moment } from '../moments.ts';
import { planExtraTexts } from '../parts/plan-extra-texts.ts';
import { planUrgent } from '../parts/plan-notices.ts';
import { sectionBody } from '../parts/plan-sections.ts';
import { planStatus } from '../parts/plan-status.ts';
import { venueText } from '../parts/plan-venues.ts';
import type { SectionScope } from '../parts/section-scope.ts';
import { datesOf, editionValues } from '../placeholder-values.ts';
import type { PlanContext, Values } from '../plan-context.ts';
import { phrase } from '../texts.ts';

/** The page of an event, which shows its current edition. Sections without content are left out. */
export function planEventPage(context: PlanContext, event: SiteEvent, edition: Edition): EventPage {
  const values = editionValues(context, event, edition);
  return defined({
    event: event.ident,
    title: phrase(context, event.title),
    year: edition.year,
    status: planStatus(context, event, edition),
    urgent: planUrgent(context, { event, edition }),
    hero: hero(context, edition, { event, values }),
    sections: SECTION_KINDS.flatMap((kind) => section(context, { event, edition, kind, values })),
  });
}

function section(context: PlanContext, scope: SectionScope): readonly EventSection[] {
  const window = shown(context, scope.edition.sections[scope.kind] ?? constant(false));
  if (isNeverShown(window)) return [];
  const body = sectionBody(context, scope);
  if (body === undefined) return [];
  return [{ ...body, shown: window, extra: planExtraTexts(context, scope.edition, scope) }];
}

/** The hero. Its timelines are limited to the time in which it shows. */
function hero(
  context: PlanContext,
  edition: Edition,
  { event, values }: { readonly event: SiteEvent; readonly values: Values },
): EventHero {
  const window = edition.sections.hero ?? constant(true);
  const isHeld = editionTakesPlace(edition);
  const texts = map(edition.phases, (phase) => phrase(context, edition.hero.texts[phase], values));
  return defined({
    shown: shown(context, window),
    extra: planExtraTexts(context, edition, { kind: 'hero', values }),
    title: phrase(context, edition.hero.title, values),
    texts: remaining(context, limitTo(texts, window, phrase(context, edition.hero.texts.before, values))),
    when: datesOf(context, edition),
    where: venueText(context, edition),
    background: edition.hero.background && picture(context, edition.hero.background, { values, place: 'screen' }),
    introImage: edition.hero.introImage && picture(context, edition.hero.introImage, { values }),
    films: edition.hero.videos && planFilms(context, edition.hero.videos),
    buttons: edition.buttons
      .filter((button) => button.onHero && !button.floating)
      .map((button) => ({ ...button, window: limitTo(button.window, window, false) }))
      .map((button) => heroButton(context, event, { button, values }))
      .filter((button) => !isNeverShown(button.shown)),
    phases: isHeld ? remaining(context, limitTo(edition.phases, window, 'before' as const)) : undefined,
    clock:
      isHeld && edition.hackathon ? clock(context, edition, { clock: edition.hackathon.clock, window }) : undefined,
  });
}

function clock(
  context: PlanContext,
  edition: Edition,
  { clock: { startsAt, endsAt, states }, window }: { readonly clock: HackathonClock; readonly window: Window },
): EventClock {
  const limited = remaining(context, limitTo(states, window, 'done' as const));
  const [starts, ends] = [moment(context, edition, startsAt), moment(context, edition, endsAt)];
  return { startsAt, endsAt, starts, ends, states: limited };
}

/** Resolves a link of an event. An anchor becomes an address on the event's page, so that it works from every page. */
export function eventHref(
  context: PlanContext,
  event: SiteEvent,
  { url, values }: { readonly url: string; readonly values: Values },
): string {
  return url.startsWith('#') ? pageHref(context, event.path) + url : href(context, url, values);
}

export function heroButton(
  context: PlanContext,
  event: SiteEvent,
  { button, values }: { readonly button: Button; readonly values: Values },
): HeroButton {
  return {
    ident: button.ident,
    title: phrase(context, button.title, values),
    href: eventHref(context, event, { url: button.url, values }),
    external: button.external,
    hollow: button.hollowOnHero,
    wide: button.wide,
    floating: button.floating,
    classes: button.heroClasses,
    shown: shown(context, button.window),
  };
}
