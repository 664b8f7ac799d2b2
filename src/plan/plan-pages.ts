import { defined } from '../model/defined.ts';
import { formatOrdinal } from '../model/ordinal.ts';
import type { EditionPage, HomePage, TextPage } from '../model/page.ts';
import type { InactivePage } from '../model/page-notices.ts';
import type { Edition, ProsePage, SiteEvent } from '../model/site.ts';
import { constant, map, type Window } from '../model/timeline.ts';
import { zonedIso } from '../model/zone.ts';
import { placeIn } from './look-ups.ts';
import { editionValues, eventDate, siteTitle, siteValues } from './placeholder-values.ts';
import { scheduleDay, speakerCard, whereWords } from './plan-cards.ts';
import { aboutBlocks, numbersOf, testimonialsOf } from './plan-edition-parts.ts';
import { neighbourYears } from './plan-neighbours.ts';
import { planSponsorLevels } from './plan-sponsors.ts';
import { isSecret } from './secret-pages.ts';
import { currentEdition, editionPath, pastEditions, productScope } from './site-pages.ts';
import { withContents } from './with-contents.ts';
import { ahead, day, markup, pageHref, phrase, picture, shown, type Values, type Wording, words } from './wording.ts';

/** The pages besides an event's own. */

export function planHome(wording: Wording): HomePage {
  const { settings, events } = wording.site;
  const values = siteValues(wording);
  const shownEvents = events.filter((event) => event.enabled && event.visible && !isSecret(wording.site, event.path));
  return defined({
    title: siteTitle(wording),
    tagline: phrase(wording, settings.tagline, values),
    lead: markup(wording, settings.home.lead, 2, values),
    attendance: phrase(wording, settings.attendanceText, values),
    expected: shown(wording, expectedWindow(wording)),
    image: settings.home.image && picture(wording, settings.home.image, { values }),
    events: {
      title: phrase(wording, settings.home.events.title, values),
      text: phrase(wording, settings.home.events.text, values),
      cards: shownEvents.flatMap((event) => eventCard(wording, event)),
    },
    history: events
      .filter((event) => event.visibleInHistory)
      .flatMap((event) =>
        pastEditions(event).map((edition) => ({
          event: event.ident,
          year: edition.year,
          title: `${words(wording, event.title)} ${edition.year}`,
          href: pageHref(wording, editionPath(edition)),
        })),
      ),
  });
}

/** People are expected until the main event is over. */
function expectedWindow({ site }: Wording): Window {
  const scope = productScope(site);
  return scope === undefined ? constant(true) : map(scope.edition.phases, (phase) => phase !== 'after');
}

function eventCard(wording: Wording, event: SiteEvent): HomePage['events']['cards'] {
  const edition = currentEdition(event);
  if (edition === undefined) return [];
  const values = editionValues(wording, event, edition);
  return [
    defined({
      event: event.ident,
      title: phrase(wording, event.title),
      tagline: event.tagline && phrase(wording, event.tagline, values),
      href: pageHref(wording, event.path),
      where: whereWords(wording, edition),
      logo: picture(wording, event.logos.selection, { place: 'small' }),
      when: { iso: zonedIso(edition.startsAt, wording.site.settings.timeZone), text: eventDate(wording, edition) },
      lowKey: event.lowKey,
      phases: ahead(wording, edition.phases),
    }),
  ];
}

export function planEditionPage(wording: Wording, event: SiteEvent, edition: Edition): EditionPage {
  const values = editionValues(wording, event, edition);
  return defined({
    count: editionCount(wording, event, edition),
    event: event.ident,
    title: phrase(wording, event.title),
    year: edition.year,
    eventHref: pageHref(wording, event.path),
    when: { iso: zonedIso(edition.startsAt, wording.site.settings.timeZone), text: eventDate(wording, edition) },
    where: whereWords(wording, edition),
    lead: phrase(wording, edition.hero.texts.after, values),
    about: aboutBlocks(wording, edition, values),
    summary: edition.history && markup(wording, edition.history.summary, 3, values),
    numbers: numbersOf(wording, edition.history?.numbers ?? [], values),
    images: (edition.history?.gallery ?? []).map((image) => picture(wording, image, { values })),
    speakers: edition.speakers
      .filter((speaker) => !speaker.placeholder)
      .map((speaker) => speakerCard(wording, edition, speaker)),
    days: edition.days.flatMap((one) => scheduleDay(wording, edition, one) ?? []),
    testimonials: testimonialsOf(wording, edition),
    sponsors: planSponsorLevels(wording, edition),
    ...neighbourYears(wording, event, edition),
  });
}

/** Which edition of its event it is, among the years that were held. */
function editionCount(wording: Wording, event: SiteEvent, edition: Edition): string | undefined {
  const place = placeIn(event.yearsHeld, edition.year) + 1;
  if (place === 0) return undefined;
  const ordinal = formatOrdinal(place, wording.language);
  return wording.t('event:editionCount', { ordinal });
}

export function planTextPage(wording: Wording, page: ProsePage, values: Values = siteValues(wording)): TextPage {
  return defined({
    ident: page.ident,
    title: phrase(wording, page.title, values),
    ...withContents(markup(wording, page.text, 2, values)),
    updated: page.updated === undefined ? undefined : day(wording, page.updated),
    revision: page.revision,
  });
}

export function planInactivePage(wording: Wording, event: SiteEvent): InactivePage {
  return {
    event: event.ident,
    title: phrase(wording, event.title),
    home: pageHref(wording, '/'),
    years: pastEditions(event).map((edition) => ({
      year: edition.year,
      href: pageHref(wording, editionPath(edition)),
    })),
  };
}
