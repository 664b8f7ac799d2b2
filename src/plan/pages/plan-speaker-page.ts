import { defined } from '../../domain/defined.ts';
import type { SlotFacts, SpeakerPage, SpeakerSlot } from '../../domain/page/page.ts';
import { editionPath, speakerPath } from '../../domain/paths/addresses.ts';
import type { Edition, SiteEvent, Speaker } from '../../domain/site/site.ts';
import { appearancesOf, moderatedBy, type Slot, sessionsOf, slotsOf } from '../edition-indexes.ts';
import { pageHref } from '../links/links.ts';
import { hasPage } from '../links/public-pages.ts';
import { isListed } from '../links/publicity.ts';
import { picture } from '../media/pictures.ts';
import { spanOf } from '../moments.ts';
import { entryAnchor, fullName, roleOf, sessionCard } from '../parts/plan-cards.ts';
import { neighbourSpeakers } from '../parts/plan-neighbours.ts';
import { outcomeNote } from '../parts/plan-outcomes.ts';
import { planStatus } from '../parts/plan-status.ts';
import { entryVenue } from '../parts/plan-venues.ts';
import type { PlanContext } from '../plan-context.ts';
import { markup, phrase, plainText } from '../texts.ts';

/** The page of a speaker of one edition: profile, sessions and moderated entries. */
export function planSpeakerPage(
  context: PlanContext,
  { event, edition, speaker }: { readonly event: SiteEvent; readonly edition: Edition; readonly speaker: Speaker },
): SpeakerPage {
  const isCurrent = edition.year === event.currentYear;
  const programmePath = isCurrent ? event.path : editionPath(edition);
  return defined({
    event: event.ident,
    eventTitle: phrase(context, event.title),
    year: edition.year,
    status: planStatus(context, event, edition),
    eventHref: pageHref(context, programmePath),
    slug: speaker.slug,
    name: fullName(speaker),
    position: roleOf(context, speaker),
    keynote: speaker.keynote,
    image: speaker.image && picture(context, speaker.image, { place: 'small' }),
    bio: markup(context, speaker.bio, 3),
    links: speaker.links,
    sessions: speakerSessions(context, { edition, speaker, programmePath }),
    hosts: hosted(context, { edition, speaker, programmePath }),
    otherYears: otherYears(context, edition, speaker),
    ...neighbourSpeakers(context, event, { edition, speaker }),
  });
}

interface Programme {
  readonly edition: Edition;
  readonly speaker: Speaker;
  /** The path of the page that shows the programme. */
  readonly programmePath: string;
}

function speakerSessions(
  context: PlanContext,
  { edition, speaker, programmePath }: Programme,
): SpeakerPage['sessions'] {
  return sessionsOf(edition, speaker).map((session) => {
    const shown = sessionCard(context, edition, session);
    const card = { ...shown, beside: shown.speakers.filter((_, at) => session.speakers[at] !== speaker) };
    const slots = slotsOf(edition, session);
    const [first, ...again] = slots.map((slot): SpeakerSlot => {
      const scheduleHref = `${pageHref(context, programmePath)}#${entryAnchor(edition, slot.placed)}`;
      const slotOutcome = slots.length > 1 ? outcomeNote(context, edition, slot.placed) : undefined;
      return defined({ scheduleHref, slotOutcome, ...slotFacts(context, edition, slot) });
    });
    return { ...card, ...first, ...(again.length === 0 ? {} : { again }) };
  });
}

/** The panels and other special entries that a speaker moderates. */
function hosted(context: PlanContext, { edition, speaker, programmePath }: Programme): SpeakerPage['hosts'] {
  return moderatedBy(edition, speaker).flatMap((slot) => {
    const { entry } = slot.placed;
    if (entry.kind !== 'special') return [];
    const scheduleHref = `${pageHref(context, programmePath)}#${entryAnchor(edition, slot.placed)}`;
    const outcome = outcomeNote(context, edition, slot.placed);
    return [
      defined({ title: phrase(context, entry.title), scheduleHref, outcome, ...slotFacts(context, edition, slot) }),
    ];
  });
}

function slotFacts(context: PlanContext, edition: Edition, slot: Slot): SlotFacts {
  const { placed } = slot;
  const { track, room } = placed.entry;
  return defined({
    when: spanOf(context, edition, placed),
    track: track && phrase(context, track.title),
    room: room && phrase(context, room.name),
    venue: entryVenue(context, edition, slot),
  });
}

/** The same person's pages of other years and events that everybody may find, newest first. */
function otherYears(context: PlanContext, edition: Edition, speaker: Speaker): SpeakerPage['otherYears'] {
  const { site } = context;
  return appearancesOf(site, speaker.person)
    .map((one) => ({ ...one, path: speakerPath(one.edition, one.speaker) }))
    .filter((one) => one.edition !== edition && hasPage(site, one.path) && isListed(site, one.path))
    .map((one) => ({
      year: one.edition.year,
      title: `${plainText(context, one.event.title)} ${one.edition.year}`,
      href: pageHref(context, one.path),
    }))
    .sort((a, b) => b.year - a.year)
    .map(({ title, href }) => ({ title, href }));
}
