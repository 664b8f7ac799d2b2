import { formatInstant, zoneName } from '../model/dates.ts';
import { defined } from '../model/defined.ts';
import type { SlotFacts, SpeakerPage } from '../model/page.ts';
import type { Edition, SiteEvent, Speaker } from '../model/site.ts';
import { zonedIso } from '../model/zone.ts';
import { appearancesOf, hostedBy, profileOf, type Slot, sessionsOf, slotOf } from './look-ups.ts';
import { entryAnchor, fullName, sessionCard } from './plan-cards.ts';
import { neighbourSpeakers } from './plan-neighbours.ts';
import { editionPath, hasPage, speakerPath } from './site-pages.ts';
import { markup, pageHref, phrase, picture, type Wording, words } from './wording.ts';

/** A speaker of one edition: who they are, what they talk about, and what they host. */
export function planSpeakerPage(
  wording: Wording,
  { event, edition, speaker }: { readonly event: SiteEvent; readonly edition: Edition; readonly speaker: Speaker },
): SpeakerPage {
  const isCurrent = edition.year === event.currentYear;
  const programmePath = isCurrent ? event.path : editionPath(edition);
  const { bio, links } = profileOf({ event, edition, speaker });
  return defined({
    event: event.ident,
    eventTitle: phrase(wording, event.title),
    year: edition.year,
    eventHref: pageHref(wording, programmePath),
    slug: speaker.slug,
    name: fullName(speaker),
    position: phrase(wording, speaker.position),
    keynote: speaker.keynote,
    image: speaker.image && picture(wording, speaker.image, { place: 'small' }),
    bio: markup(wording, bio, 3),
    links,
    sessions: speakerSessions(wording, { edition, speaker, programmePath }),
    hosts: hosted(wording, { edition, speaker, programmePath }),
    otherYears: otherYears(wording, edition, speaker),
    ...neighbourSpeakers(wording, event, { edition, speaker }),
  });
}

interface Programme {
  readonly edition: Edition;
  readonly speaker: Speaker;
  /** The page that shows the programme. */
  readonly programmePath: string;
}

function speakerSessions(wording: Wording, { edition, speaker, programmePath }: Programme): SpeakerPage['sessions'] {
  return sessionsOf(edition, speaker).map((session) => {
    const shown = sessionCard(wording, edition, session);
    const card = { ...shown, beside: shown.speakers.filter((_, at) => session.speakers[at] !== speaker) };
    const slot = slotOf(edition, session);
    if (slot === undefined) return card;
    const href = `${pageHref(wording, programmePath)}#session-${session.ident}`;
    return { ...card, href, ...slotFacts(wording, edition, slot) };
  });
}

/** The panels and other special entries that a speaker hosts. */
function hosted(wording: Wording, { edition, speaker, programmePath }: Programme): SpeakerPage['hosts'] {
  return hostedBy(edition, speaker).flatMap((slot) => {
    const { entry } = slot.placed;
    if (entry.kind !== 'special') return [];
    const href = `${pageHref(wording, programmePath)}#${entryAnchor(wording, slot.placed)}`;
    return [{ title: phrase(wording, entry.title), href, ...slotFacts(wording, edition, slot) }];
  });
}

function slotFacts(wording: Wording, edition: Edition, { placed, day }: Slot): SlotFacts {
  const venue = edition.venues.find(({ ident }) => ident === day.venue);
  const track = day.tracks.find((candidate) => candidate.track === placed.track);
  return defined({
    when: { iso: zonedIso(placed.startsAt, wording.site.settings.timeZone), text: spanWords(wording, placed) },
    track: track && phrase(wording, track.title),
    venue: venue && phrase(wording, venue.name),
  });
}

/** The day of a session, from when to when, and in which zone. */
function spanWords(wording: Wording, { startsAt, endsAt }: Slot['placed']): string {
  const place = { language: wording.language, zone: wording.site.settings.timeZone };
  return wording.t('schedule:span', {
    date: formatInstant(startsAt, 'date', place),
    start: formatInstant(startsAt, 'time', place),
    end: formatInstant(endsAt, 'time', place),
    zone: zoneName(startsAt, place.zone),
  });
}

/** The same person's pages of other years and events, newest first. */
function otherYears(wording: Wording, edition: Edition, speaker: Speaker): SpeakerPage['otherYears'] {
  return appearancesOf(wording.site, speaker.person)
    .filter((one) => one.edition !== edition && hasPage(wording.site, speakerPath(one.edition, one.speaker)))
    .map((one) => ({
      year: one.edition.year,
      title: `${words(wording, one.event.title)} ${one.edition.year}`,
      href: pageHref(wording, speakerPath(one.edition, one.speaker)),
    }))
    .sort((a, b) => b.year - a.year)
    .map(({ title, href }) => ({ title, href }));
}
