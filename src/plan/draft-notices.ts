import type { UnsupportedLanguagePage } from '../model/page-notices.ts';
import type { ProsePage, SiteEvent } from '../model/site.ts';
import { type Draft, type DraftOf, draft } from './draft.ts';
import { editionValues, siteValues } from './placeholder-values.ts';
import { planInactivePage, planTextPage } from './plan-pages.ts';
import { planQr } from './plan-qr.ts';
import { contestPaths, currentEdition, DEV_PAGES, eventOwnPages, eventPages, NOTICES } from './site-pages.ts';
import { pageHref, phrase, type Values, type Wording, words } from './wording.ts';

/** The pages that tell, lead on or stand in for others. None of them is for search engines. */
export function noticeDrafts(wording: Wording): readonly Draft[] {
  return [
    ...standInDrafts(wording),
    confirmationDraft(wording),
    qrDraft(wording),
    ...contestDrafts(wording),
    unsupportedDraft(wording, '/unsupported-language/', '/'),
    ...lostLanguageDrafts(wording),
  ];
}

/** `/404/` is an address to link to; `/404.html` and `/500.html` are what a host answers with. */
function standInDrafts(wording: Wording): readonly Draft[] {
  return NOTICES.map(([path, notice]) =>
    draft(wording, path, {
      template: 'notice',
      title: wording.t(`notices:${notice}.title`),
      description: wording.t(`notices:${notice}.text`),
      indexed: false,
      content: { notice, home: pageHref(wording, '/') },
    }),
  );
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

/** The text pages of an event that runs. */
export function eventTextDrafts(wording: Wording, event: SiteEvent, values: Values): readonly Draft[] {
  return event.pages.map((page) =>
    draft(wording, `${event.path}${page.ident}/`, {
      ...proseOf(wording, page, values),
      event: event.ident,
      title: `${words(wording, page.title, values)}, ${words(wording, event.title)}`,
    }),
  );
}

function contestDrafts(wording: Wording): readonly Draft[] {
  const { contest } = wording.site;
  if (contest === undefined) return [];
  const event = wording.site.events.find(({ ident }) => ident === contest.event);
  const edition = event && currentEdition(event);
  const values = event && edition ? editionValues(wording, event, edition) : siteValues(wording);
  const prose = proseOf(wording, contest.page, values);
  return contestPaths(wording.site).map((path) => draft(wording, path, { ...prose, indexed: false }));
}

function proseOf(wording: Wording, page: ProsePage, values: Values): DraftOf {
  return {
    template: 'text',
    type: 'article',
    title: words(wording, page.title, values),
    description: words(wording, page.description, values),
    content: planTextPage(wording, page, values),
  };
}

function confirmationDraft(wording: Wording): Draft {
  return draft(wording, '/newsletter-confirmation/', {
    template: 'newsletter-confirmation',
    title: wording.t('notices:newsletter.title'),
    description: wording.t('notices:newsletter.text'),
    indexed: false,
    content: { home: pageHref(wording, '/'), contactEmail: wording.site.company.contactEmail },
  });
}

function qrDraft(wording: Wording): Draft {
  return draft(wording, '/qr/', {
    template: 'qr',
    title: wording.t('notices:qr.title'),
    description: wording.t('notices:qr.text'),
    indexed: false,
    content: planQr(wording),
  });
}

/** Where an event is in one language only, its addresses in the others lead to that one. */
function lostLanguageDrafts(wording: Wording): readonly Draft[] {
  const { option } = wording.language;
  if (option === wording.site.settings.defaultLanguage) return [];
  return wording.site.events
    .filter((event) => !event.isMultiLanguage)
    .flatMap(eventPages)
    .map((path) => {
      const own = `/${option}${path}`;
      const alternates = [
        { language: wording.site.settings.defaultLanguage, path },
        { language: option, path: own },
      ];
      return { ...unsupportedDraft(wording, own, path), alternates };
    });
}

function unsupportedDraft(wording: Wording, path: string, target: string): Draft {
  return draft(wording, path, {
    template: 'unsupported-language',
    title: wording.t('notices:unsupported.title'),
    description: wording.t('notices:unsupported.text'),
    indexed: false,
    content: planUnsupported(wording, target),
  });
}

function planUnsupported(wording: Wording, target: string): UnsupportedLanguagePage {
  const { settings, languages } = wording.site;
  const own = wording.language.option;
  const others = languages.map(({ option }) => option).filter((option) => option !== own);
  return {
    target: wording.basePath + target.slice(1),
    targetLanguage: settings.defaultLanguage,
    seconds: settings.unsupportedRedirectSeconds,
    sayings: [own, ...others].map((language) => {
      const t = wording.translate(language);
      const [title, text, go] = ['title', 'text', 'go'].map((key) => t(`notices:unsupported.${key}`)) as [
        string,
        string,
        string,
      ];
      return { language, title, text, go };
    }),
  };
}

/** The pages for those who work on the looks. */
export function devDrafts(wording: Wording): readonly Draft[] {
  const [dev, gridTest] = DEV_PAGES;
  const content = {
    dev: pageHref(wording, dev),
    gridTest: pageHref(wording, gridTest),
    events: wording.site.events.map(({ ident, title }) => ({ ident, title: phrase(wording, title) })),
  };
  return (
    [
      ['dev', dev],
      ['grid-test', gridTest],
    ] as const
  ).map(([template, path]) =>
    draft(wording, path, {
      template,
      title: wording.t(`notices:${template}.title`),
      description: wording.t(`notices:${template}.text`),
      indexed: false,
      content,
    }),
  );
}
