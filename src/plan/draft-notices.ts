import type { SiteEvent } from '../model/site.ts';
import { type Draft, type DraftOf, draft } from './draft.ts';
import { contestDrafts } from './draft-event-texts.ts';
import { planInactivePage } from './plan-pages.ts';
import { planQr } from './plan-qr.ts';
import { planUnsupported } from './plan-unsupported.ts';
import { currentEdition, DEV_PAGES, eventOwnPages, eventPages, NOTICES } from './site-pages.ts';
import { pageHref, phrase, type Wording, words } from './wording.ts';

/** The pages that tell, lead on or stand in for others. None of them is for search engines. */
export function noticeDrafts(wording: Wording): readonly Draft[] {
  const home = pageHref(wording, '/');
  const { contactEmail } = wording.site.company;
  return [
    ...NOTICES.map(([path, notice]) =>
      noticeDraft(wording, path, { words: notice, template: 'notice', content: { notice, home } }),
    ),
    noticeDraft(wording, '/newsletter-confirmation/', {
      words: 'newsletter',
      template: 'newsletter-confirmation',
      content: { home, form: newsletterHref(wording) ?? home, contactEmail },
    }),
    noticeDraft(wording, '/workshop-seats/', {
      words: 'seats',
      template: 'workshop-seats',
      content: { home, form: workshopsHref(wording) ?? home, contactEmail },
    }),
    noticeDraft(wording, '/qr/', { words: 'qr', template: 'qr', content: planQr(wording) }),
    ...contestDrafts(wording),
    unsupportedDraft(wording, '/unsupported-language/', '/'),
    ...lostLanguageDrafts(wording),
  ];
}

/** Where the registration for workshops stands: in the programme of a running event. */
function workshopsHref(wording: Wording): string | undefined {
  const event = wording.site.events.find((one) => one.enabled && currentEdition(one)?.hasWorkshopRegistration);
  return event && `${pageHref(wording, event.path)}#schedule`;
}

/** Where the newsletter can be asked for: on the first page of a running event that has its form. */
function newsletterHref(wording: Wording): string | undefined {
  const { events, settings } = wording.site;
  const hasForm = (event: SiteEvent): boolean =>
    event.enabled && currentEdition(event)?.sections.newsletter !== undefined;
  const event = events.find((one) => one.ident === settings.product && hasForm(one)) ?? events.find(hasForm);
  return event && `${pageHref(wording, event.path)}#newsletter`;
}

/** The own pages of an event that does not run: each of them says so. */
export function inactiveDrafts(wording: Wording, event: SiteEvent): readonly Draft[] {
  return [event.path, ...eventOwnPages(event)].map((path) =>
    draft(wording, path, {
      template: 'inactive',
      event: event.ident,
      title: words(wording, event.title),
      description: words(wording, event.description),
      content: planInactivePage(wording, event),
      indexed: false,
    }),
  );
}

/** The pages for those who work on the looks. */
export function devDrafts(wording: Wording): readonly Draft[] {
  const [dev, gridTest] = DEV_PAGES;
  const content = {
    dev: pageHref(wording, dev),
    gridTest: pageHref(wording, gridTest),
    events: wording.site.events.map(({ ident, title }) => ({ ident, title: phrase(wording, title) })),
  };
  return [
    noticeDraft(wording, dev, { words: 'dev', template: 'dev', content }),
    noticeDraft(wording, gridTest, { words: 'grid-test', template: 'grid-test', content }),
  ];
}

/** Where an event is in one language only, its addresses in the others lead to that one. */
function lostLanguageDrafts(wording: Wording): readonly Draft[] {
  const { option } = wording.language;
  const { defaultLanguage } = wording.site.settings;
  if (option === defaultLanguage) return [];
  return wording.site.events
    .filter((event) => !event.isMultiLanguage)
    .flatMap(eventPages)
    .map((path) => {
      const own = `/${option}${path}`;
      const alternates = [
        { language: defaultLanguage, path },
        { language: option, path: own },
      ];
      return { ...unsupportedDraft(wording, own, path), alternates };
    });
}

function unsupportedDraft(wording: Wording, path: string, target: string): Draft {
  return noticeDraft(wording, path, {
    words: 'unsupported',
    template: 'unsupported-language',
    content: planUnsupported(wording, target),
  });
}

interface NoticeOf extends Pick<DraftOf, 'template' | 'content'> {
  /** Where its title and text stand among the interface texts: `notices:{words}.title`. */
  readonly words: string;
}

function noticeDraft(wording: Wording, path: string, { words: told, template, content }: NoticeOf): Draft {
  return draft(wording, path, {
    template,
    title: wording.t(`notices:${told}.title`),
    description: wording.t(`notices:${told}.text`),
    indexed: false,
    content,
  });
}
