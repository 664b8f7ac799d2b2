import type { Edition, SiteEvent, Speaker } from '../model/site.ts';
import { type Draft, draft } from './draft.ts';
import { eventTextDrafts } from './draft-event-texts.ts';
import { formPageOf, surveyDrafts, teamRegistrationDrafts } from './draft-form-pages.ts';
import type { DraftList } from './draft-lists.ts';
import { devDrafts, inactiveDrafts, noticeDrafts } from './draft-notices.ts';
import { PRESS, pressDrafts } from './draft-press.ts';
import { breadcrumbLd, eventLd, faqLd, organizationLd, personLd, summaryOf } from './json-ld.ts';
import { profileOf } from './look-ups.ts';
import { editionValues, eventDate, siteDescription, siteTitle, siteValues } from './placeholder-values.ts';
import { fullName, whereWords } from './plan-cards.ts';
import { planEventPage } from './plan-event-page.ts';
import { planEditionPage, planHome, planTextPage } from './plan-pages.ts';
import { planSpeakerPage } from './plan-speaker-page.ts';
import { currentEdition, editionPath, pastEditions, speakerPath, speakersWithPage } from './site-pages.ts';
import { type Wording, words } from './wording.ts';

/** All pages of one language, in lists of those that are planned together. */
export function draftPages(wording: Wording, { devPages = false } = {}): readonly DraftList[] {
  const isDefault = wording.language.option === wording.site.settings.defaultLanguage;
  const events = wording.site.events.filter((event) => isDefault || event.isMultiLanguage);
  const ofSite = (): readonly Draft[] => [
    homeDraft(wording),
    ...textDrafts(wording),
    ...surveyDrafts(wording),
    ...pressDrafts(wording),
    ...noticeDrafts(wording),
    ...(devPages ? devDrafts(wording) : []),
  ];
  return [...events.flatMap(eventDrafts), { name: 'site', drafts: ofSite }];
}

function homeDraft(wording: Wording): Draft {
  return draft(wording, '/', {
    template: 'home',
    title: siteTitle(wording),
    description: siteDescription(wording),
    content: planHome(wording),
    jsonLd: [organizationLd(wording)],
  });
}

function eventDrafts(event: SiteEvent): readonly DraftList[] {
  const { ident, path, enabled, editions } = event;
  const past = pastEditions(event).map((one) => ({
    name: `edition ${editionPath(one)}`,
    editions: [one],
    drafts: seenBy(ident, (wording, seen) => [pastDraft(wording, seen, one), ...speakerDrafts(wording, seen, one)]),
  }));
  const edition = currentEdition(event);
  if (!enabled || edition === undefined) {
    return [{ name: `inactive ${path}`, drafts: seenBy(ident, inactiveDrafts) }, ...past];
  }
  return [
    {
      name: `event ${path}`,
      editions,
      drafts: seenBy(ident, (wording, seen) => [
        eventDraft(wording, seen, edition),
        ...teamRegistrationDrafts(wording, seen),
        ...eventTextDrafts(wording, seen, editionValues(wording, seen, edition)),
      ]),
    },
    {
      name: `speakers ${path}`,
      editions: [edition],
      drafts: seenBy(ident, (wording, seen) => speakerDrafts(wording, seen, edition)),
    },
    ...past,
  ];
}

/** Gives the event as the site of the pages has it. */
function seenBy(ident: string, drafts: (wording: Wording, event: SiteEvent) => readonly Draft[]): DraftList['drafts'] {
  return (wording) => drafts(wording, wording.site.events.find((event) => event.ident === ident) as SiteEvent);
}

/** It tells of years before as well. */
function eventDraft(wording: Wording, event: SiteEvent, edition: Edition): Draft {
  const values = editionValues(wording, event, edition);
  return draft(wording, event.path, {
    template: 'event',
    event: event.ident,
    title: words(wording, edition.hero.title, values),
    description: words(wording, event.description, values),
    updated: edition.updated,
    content: planEventPage(wording, event, edition),
    jsonLd: [
      organizationLd(wording),
      eventLd(wording, event, edition),
      ...faqLd(wording, event, edition),
      breadcrumbLd(wording, [home(wording), { name: words(wording, event.title), path: event.path }]),
    ],
  });
}

function pastDraft(wording: Wording, event: SiteEvent, edition: Edition): Draft {
  const path = editionPath(edition);
  const title = `${words(wording, event.title)} ${edition.year}`;
  const facts = [eventDate(wording, edition), whereWords(wording, edition)]
    .filter((fact) => fact !== undefined)
    .join(', ');
  const summary =
    edition.history && summaryOf(words(wording, edition.history.summary, editionValues(wording, event, edition)), 110);
  return draft(wording, path, {
    template: 'edition',
    event: event.ident,
    past: true,
    title,
    type: 'article',
    share: { line: facts, ident: `${event.ident}-${edition.year}` },
    description: [`${title}: ${facts}.`, summary].filter(Boolean).join(' '),
    updated: edition.updated,
    content: planEditionPage(wording, event, edition),
    jsonLd: [
      eventLd(wording, event, edition),
      breadcrumbLd(wording, [
        home(wording),
        { name: words(wording, event.title), path: event.path },
        { name: String(edition.year), path },
      ]),
    ],
  });
}

function speakerDrafts(wording: Wording, event: SiteEvent, edition: Edition): readonly Draft[] {
  return speakersWithPage(event, edition).map((speaker) => speakerDraft(wording, event, { edition, speaker }));
}

function speakerDraft(
  wording: Wording,
  event: SiteEvent,
  { edition, speaker }: { readonly edition: Edition; readonly speaker: Speaker },
): Draft {
  const path = speakerPath(edition, speaker);
  const isCurrent = edition.year === event.currentYear;
  const year = `${words(wording, event.title)} ${edition.year}`;
  const position = words(wording, speaker.position);
  const { bio } = profileOf({ event, edition, speaker });
  return draft(wording, path, {
    template: 'speaker',
    event: event.ident,
    past: !isCurrent,
    type: 'profile',
    title: `${fullName(speaker)}, ${year}`,
    share: { title: fullName(speaker), line: joined(' · ', year, position), ident: speaker.slug },
    description: summaryOf(words(wording, bio)) || joined(', ', fullName(speaker), position || year),
    content: planSpeakerPage(wording, { event, edition, speaker }),
    jsonLd: [
      personLd(wording, { event, edition, speaker }),
      breadcrumbLd(wording, [
        home(wording),
        { name: year, path: isCurrent ? event.path : editionPath(edition) },
        { name: fullName(speaker), path },
      ]),
    ],
  });
}

function textDrafts(wording: Wording): readonly Draft[] {
  const values = siteValues(wording);
  const { pages, press } = wording.site;
  const own = press === undefined ? pages : pages.filter((page) => page.ident !== PRESS);
  return own.map((page) =>
    draft(wording, `/${page.ident}/`, {
      ...(formPageOf(wording, page) ?? { template: 'text' as const, content: planTextPage(wording, page) }),
      indexed: !page.isHidden,
      updated: page.updated,
      title: words(wording, page.title, values),
      description: words(wording, page.description, values),
      type: 'article',
      jsonLd: [
        breadcrumbLd(wording, [
          home(wording),
          { name: words(wording, page.menu ?? page.title, values), path: `/${page.ident}/` },
        ]),
      ],
    }),
  );
}

function home(wording: Wording): { readonly name: string; readonly path: string } {
  return { name: siteTitle(wording), path: '/' };
}

/** What there is to say, with something between. */
function joined(between: string, ...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(between);
}
