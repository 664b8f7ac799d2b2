import { defined } from '../model/defined.ts';
import type { HackathonClock } from '../model/hackathon-clock.ts';
import type { EventClock, EventHero, EventPage, EventSection, HeroButton } from '../model/page.ts';
import { SECTION_KINDS } from '../model/section-kinds.ts';
import { seenDuring } from '../model/seen.ts';
import { isGone } from '../model/shown.ts';
import type { Button, Edition, SiteEvent } from '../model/site.ts';
import { constant, map, type Window } from '../model/timeline.ts';
import { zonedIso } from '../model/zone.ts';
import { editionValues, eventDate } from './placeholder-values.ts';
import { whereWords } from './plan-cards.ts';
import { planExtraTexts } from './plan-extra-texts.ts';
import { planFilms } from './plan-films.ts';
import { sectionBody } from './plan-sections.ts';
import type { SectionScope } from './section-scope.ts';
import { ahead, href, moment, pageHref, phrase, picture, shown, type Values, type Wording } from './wording.ts';

/** The page of an event: its current edition, section by section; sections without content are left out. */
export function planEventPage(wording: Wording, event: SiteEvent, edition: Edition): EventPage {
  const values = editionValues(wording, event, edition);
  return {
    event: event.ident,
    title: phrase(wording, event.title),
    year: edition.year,
    hero: hero(wording, edition, { event, values }),
    sections: SECTION_KINDS.flatMap((kind) => section(wording, { event, edition, kind, values })),
  };
}

function section(wording: Wording, scope: SectionScope): readonly EventSection[] {
  const window = shown(wording, scope.edition.sections[scope.kind] ?? constant(false));
  if (isGone(window)) return [];
  const body = sectionBody(wording, scope);
  if (body === undefined) return [];
  return [{ ...body, shown: window, extra: planExtraTexts(wording, scope.edition, scope) }];
}

/** What only the hero shows changes only while it does. */
function hero(
  wording: Wording,
  edition: Edition,
  { event, values }: { readonly event: SiteEvent; readonly values: Values },
): EventHero {
  const window = edition.sections.hero ?? constant(true);
  const texts = map(edition.phases, (phase) => phrase(wording, edition.hero.texts[phase], values));
  return defined({
    shown: shown(wording, window),
    extra: planExtraTexts(wording, edition, { kind: 'hero', values }),
    title: phrase(wording, edition.hero.title, values),
    texts: ahead(wording, seenDuring(texts, window, phrase(wording, edition.hero.texts.before, values))),
    when: { iso: zonedIso(edition.startsAt, wording.site.settings.timeZone), text: eventDate(wording, edition) },
    where: whereWords(wording, edition),
    background: edition.hero.background && picture(wording, edition.hero.background, { values, place: 'screen' }),
    introImage: edition.hero.introImage && picture(wording, edition.hero.introImage, { values }),
    films: edition.hero.videos && planFilms(wording, edition.hero.videos),
    buttons: edition.buttons
      .filter((button) => button.onHero && !button.floating)
      .map((button) => ({ ...button, window: seenDuring(button.window, window, false) }))
      .map((button) => heroButton(wording, event, { button, values }))
      .filter((button) => !isGone(button.shown)),
    phases: ahead(wording, seenDuring(edition.phases, window, 'before' as const)),
    clock: edition.hackathon && clock(wording, edition.hackathon.clock, window),
  });
}

function clock(wording: Wording, { startsAt, endsAt, states }: HackathonClock, window: Window): EventClock {
  const seen = ahead(wording, seenDuring(states, window, 'done' as const));
  return { startsAt, endsAt, starts: moment(wording, startsAt), ends: moment(wording, endsAt), states: seen };
}

/** A link of an event; an anchor is made an address of the event's page, so that it works from every page. */
export function eventHref(
  wording: Wording,
  event: SiteEvent,
  { url, values }: { readonly url: string; readonly values: Values },
): string {
  return url.startsWith('#') ? pageHref(wording, event.path) + url : href(wording, url, values);
}

export function heroButton(
  wording: Wording,
  event: SiteEvent,
  { button, values }: { readonly button: Button; readonly values: Values },
): HeroButton {
  return {
    ident: button.ident,
    title: phrase(wording, button.title, values),
    href: eventHref(wording, event, { url: button.url, values }),
    external: button.external,
    hollow: button.hollowOnHero,
    wide: button.wide,
    floating: button.floating,
    classes: button.heroClasses,
    shown: shown(wording, button.window),
  };
}
