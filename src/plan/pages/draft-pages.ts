import { plain } from '../../domain/language.ts';
import { editionPath, speakerPath } from '../../domain/paths/addresses.ts';
import { currentEdition, pastEditions, speakersWithPage } from '../../domain/paths/page-owners.ts';
import type { Edition, SiteEvent, Speaker } from '../../domain/site/site.ts';
import { overWindow } from '../../domain/time/edition-status.ts';
import { formPageOf, surveyDrafts, teamRegistrationDrafts } from '../forms/draft-form-pages.ts';
import { isOpenAtBuild } from '../from-the-build.ts';
import { isListed } from '../links/publicity.ts';
import { fullName, roleOf } from '../parts/plan-cards.ts';
import { titleWithStatus } from '../parts/plan-status.ts';
import { editionValues, siteDescription, siteTitle, siteValues } from '../placeholder-values.ts';
import type { PlanContext } from '../plan-context.ts';
import { plainText } from '../texts.ts';
import { changesDrafts } from './draft-changes-page.ts';
import { eventTextDrafts } from './draft-event-texts.ts';
import type { DraftList } from './draft-lists.ts';
import { devDrafts, inactiveDrafts, noticeDrafts } from './draft-notices.ts';
import { PRESS, pressDrafts } from './draft-press.ts';
import { scheduleDrafts } from './draft-schedule-pages.ts';
import { screenDrafts } from './draft-screens.ts';
import { searchDraft } from './draft-search-page.ts';
import { sessionDrafts } from './draft-session-pages.ts';
import { editionShare } from './edition-share.ts';
import { eventLd } from './event-ld.ts';
import { breadcrumbLd, faqLd, organizationLd, personLd, summaryOf } from './json-ld.ts';
import { type Draft, type DraftMaker, draft } from './page-draft.ts';
import { planEventPage } from './plan-event-page.ts';
import { planHome } from './plan-home.ts';
import { planEditionPage, planTextPage } from './plan-pages.ts';
import { planSpeakerPage } from './plan-speaker-page.ts';

/** All pages of one language, in lists that are planned and memoized together. */
export function draftPages(context: PlanContext, { devPages = false } = {}): readonly DraftList[] {
  const isDefault = context.language.option === context.site.settings.defaultLanguage;
  const events = context.site.events.filter((event) => isDefault || event.isMultiLanguage);
  const ofSite = (): readonly DraftMaker[] => [
    () => homeDraft(context),
    ...textDrafts(context),
    ...surveyDrafts(context),
    ...pressDrafts(context),
    ...noticeDrafts(context),
    () => searchDraft(context),
    ...screenDrafts(context),
    ...(devPages ? devDrafts(context) : []),
  ];
  return [...events.flatMap(eventDrafts), { name: 'site', drafts: ofSite }];
}

function homeDraft(context: PlanContext): Draft {
  return draft(context, '/', {
    template: 'home',
    title: siteTitle(context),
    description: siteDescription(context),
    content: planHome(context),
    jsonLd: [organizationLd(context)],
  });
}

function eventDrafts(event: SiteEvent): readonly DraftList[] {
  const { ident, path, enabled, editions } = event;
  const past = pastEditions(event).map((one) => ({
    name: `edition ${editionPath(one)}`,
    editions: [one],
    drafts: withEvent(ident, (context, seen) => [
      () => pastDraft(context, seen, one),
      ...speakerDrafts(context, seen, one),
      ...sessionDrafts(context, seen, one),
      ...changesDrafts(context, seen, one),
    ]),
  }));
  const edition = currentEdition(event);
  if (!enabled || edition === undefined) {
    return [{ name: `inactive ${path}`, drafts: withEvent(ident, inactiveDrafts) }, ...past];
  }
  return [
    {
      name: `event ${path}`,
      editions,
      drafts: withEvent(ident, (context, seen) => [
        () => eventDraft(context, seen, edition),
        ...teamRegistrationDrafts(context, seen),
        ...eventTextDrafts(context, seen, editionValues(context, seen, edition)),
      ]),
    },
    {
      name: `speakers ${path}`,
      editions: [edition],
      drafts: withEvent(ident, (context, event) => speakerDrafts(context, event, edition)),
    },
    {
      name: `sessions ${path}`,
      editions: [edition],
      drafts: withEvent(ident, (context, event) => [
        ...scheduleDrafts(context, event, edition),
        ...sessionDrafts(context, event, edition),
        ...changesDrafts(context, event, edition),
      ]),
    },
    ...past,
  ];
}

/**
 * Passes the event of the context's site to `drafts`. That site contains in full only the editions that the pages may
 * see.
 */
function withEvent(
  ident: string,
  drafts: (context: PlanContext, event: SiteEvent) => readonly DraftMaker[],
): DraftList['drafts'] {
  return (context) => drafts(context, context.site.events.find((event) => event.ident === ident) as SiteEvent);
}

function eventDraft(context: PlanContext, event: SiteEvent, edition: Edition): Draft {
  const values = editionValues(context, event, edition);
  return draft(context, event.path, {
    template: 'event',
    event: event.ident,
    title: titleWithStatus(context, edition, plainText(context, edition.hero.title, values)),
    description: plainText(context, event.description, values),
    updated: edition.updated,
    content: planEventPage(context, event, edition),
    jsonLd: [
      organizationLd(context),
      eventLd(context, event, edition),
      ...faqLd(context, event, edition),
      breadcrumbLd(context, [home(context), { name: plainText(context, event.title), path: event.path }]),
    ],
  });
}

function pastDraft(context: PlanContext, event: SiteEvent, edition: Edition): Draft {
  const path = editionPath(edition);
  const share = editionShare(context, event, edition);
  const { title, line: facts } = share;
  const summary =
    edition.history &&
    isOpenAtBuild(context, overWindow(edition)) &&
    summaryOf(plainText(context, edition.history.summary, editionValues(context, event, edition)), 110);
  return draft(context, path, {
    template: 'edition',
    event: event.ident,
    pastYear: edition.year,
    title: titleWithStatus(context, edition, title),
    type: 'article',
    share,
    description: [`${title}: ${facts}.`, summary].filter(Boolean).join(' '),
    updated: edition.updated,
    content: planEditionPage(context, event, edition),
    jsonLd: [
      eventLd(context, event, edition),
      breadcrumbLd(context, [
        home(context),
        ...(isListed(context.site, event.path) ? [{ name: plainText(context, event.title), path: event.path }] : []),
        { name: String(edition.year), path },
      ]),
    ],
  });
}

function speakerDrafts(context: PlanContext, event: SiteEvent, edition: Edition): readonly DraftMaker[] {
  return speakersWithPage(event, edition).map((speaker) => () => speakerDraft(context, event, { edition, speaker }));
}

function speakerDraft(
  context: PlanContext,
  event: SiteEvent,
  { edition, speaker }: { readonly edition: Edition; readonly speaker: Speaker },
): Draft {
  const path = speakerPath(edition, speaker);
  const isCurrent = edition.year === event.currentYear;
  const year = `${plainText(context, event.title)} ${edition.year}`;
  const role = plain(roleOf(context, speaker));
  return draft(context, path, {
    template: 'speaker',
    event: event.ident,
    ...(isCurrent ? {} : { pastYear: edition.year }),
    type: 'profile',
    title: `${fullName(speaker)}, ${year}`,
    share: {
      title: fullName(speaker),
      line: isCurrent
        ? joinParts(' · ', role, editionShare(context, event, edition).line)
        : joinParts(' · ', year, role),
      ident: speaker.slug,
      portraits: speaker.image === undefined ? [] : [speaker.image],
    },
    description: summaryOf(plainText(context, speaker.bio)) || joinParts(', ', fullName(speaker), role || year),
    content: planSpeakerPage(context, { event, edition, speaker }),
    jsonLd: [
      personLd(context, edition, speaker),
      breadcrumbLd(context, [
        home(context),
        { name: year, path: isCurrent ? event.path : editionPath(edition) },
        { name: fullName(speaker), path },
      ]),
    ],
  });
}

function textDrafts(context: PlanContext): readonly DraftMaker[] {
  const values = siteValues(context);
  const { pages, press } = context.site;
  const own = press === undefined ? pages : pages.filter((page) => page.ident !== PRESS);
  return own.map(
    (page) => () =>
      draft(context, `/${page.ident}/`, {
        ...(formPageOf(context, page) ?? { template: 'text' as const, content: planTextPage(context, page) }),
        updated: page.updated,
        title: plainText(context, page.title, values),
        description: plainText(context, page.description, values),
        type: 'article',
        jsonLd: [
          breadcrumbLd(context, [
            home(context),
            { name: plainText(context, page.menu ?? page.title, values), path: `/${page.ident}/` },
          ]),
        ],
      }),
  );
}

function home(context: PlanContext): { readonly name: string; readonly path: string } {
  return { name: siteTitle(context), path: '/' };
}

/** Joins the parts that are not empty. */
function joinParts(between: string, ...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(between);
}
