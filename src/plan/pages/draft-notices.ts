import { languageSegment } from '../../domain/language-tag.ts';
import { DEV_PAGES, NOTICES, UNSUPPORTED_LANGUAGE_PAGE } from '../../domain/paths/addresses.ts';
import { eventOwnPages } from '../../domain/paths/existing-pages.ts';
import { currentEdition } from '../../domain/paths/page-owners.ts';
import type { SiteEvent } from '../../domain/site/site.ts';
import { pageHref } from '../links/links.ts';
import { eventPaths, isMultilingual } from '../links/public-pages.ts';
import { isListed } from '../links/publicity.ts';
import type { PlanContext } from '../plan-context.ts';
import { languageName, phrase, plainText } from '../texts.ts';
import { contestDrafts } from './draft-event-texts.ts';
import { type Draft, type DraftInput, type DraftMaker, draft } from './page-draft.ts';
import { planInactivePage } from './plan-pages.ts';
import { planQr } from './plan-qr.ts';
import { planUnsupported } from './plan-unsupported.ts';

/** Notice pages, redirect pages and confirmation pages. Search engines index none of them. */
export function noticeDrafts(context: PlanContext): readonly DraftMaker[] {
  const home = pageHref(context, '/');
  const { contactEmail } = context.site.company;
  return [
    ...NOTICES.map(
      ([path, notice]) =>
        () =>
          noticeDraft(context, path, { textKey: notice, template: 'notice', content: { notice, home } }),
    ),
    () =>
      noticeDraft(context, '/newsletter-confirmation/', {
        textKey: 'newsletter',
        template: 'newsletter-confirmation',
        content: { home, form: newsletterHref(context) ?? home, contactEmail },
      }),
    () =>
      noticeDraft(context, '/workshop-seats/', {
        textKey: 'seats',
        template: 'workshop-seats',
        content: { home, form: workshopsHref(context) ?? home, contactEmail },
      }),
    () => noticeDraft(context, '/qr/', { textKey: 'qr', template: 'qr', content: planQr(context) }),
    ...contestDrafts(context),
    ...(isMultilingual(context.site) ? [() => unsupportedDraft(context, UNSUPPORTED_LANGUAGE_PAGE, '/')] : []),
    ...missingLanguageDrafts(context),
  ];
}

/** The address of workshop registration, which is in the schedule of a running event. */
function workshopsHref(context: PlanContext): string | undefined {
  const event = context.site.events.find(
    (one) => isOpenToAll(context, one) && currentEdition(one)?.hasWorkshopRegistration,
  );
  return event && `${pageHref(context, event.path)}#schedule`;
}

/** The address of the newsletter form, on the page of a running event that has one. */
function newsletterHref(context: PlanContext): string | undefined {
  const { events, settings } = context.site;
  const hasForm = (event: SiteEvent): boolean =>
    isOpenToAll(context, event) && currentEdition(event)?.sections.newsletter !== undefined;
  const event = events.find((one) => one.ident === settings.product && hasForm(one)) ?? events.find(hasForm);
  return event && `${pageHref(context, event.path)}#newsletter`;
}

/** Whether a page of the site may lead to an event. */
function isOpenToAll({ site }: PlanContext, { enabled, path }: SiteEvent): boolean {
  return enabled && isListed(site, path);
}

/** The pages of an event that is not running. Each of them says so. */
export function inactiveDrafts(context: PlanContext, event: SiteEvent): readonly DraftMaker[] {
  return [event.path, ...eventOwnPages(event).map(([path]) => path)].map(
    (path) => () =>
      draft(context, path, {
        template: 'inactive',
        event: event.ident,
        title: plainText(context, event.title),
        description: plainText(context, event.description),
        content: planInactivePage(context, event),
        indexed: false,
      }),
  );
}

/** The pages for people who work on the design. */
export function devDrafts(context: PlanContext): readonly DraftMaker[] {
  const [dev, gridTest] = DEV_PAGES;
  const content = {
    dev: pageHref(context, dev),
    gridTest: pageHref(context, gridTest),
    events: context.site.events.map(({ ident, title }) => ({ ident, title: phrase(context, title) })),
  };
  return [
    () => noticeDraft(context, dev, { textKey: 'dev', template: 'dev', content }),
    () => noticeDraft(context, gridTest, { textKey: 'grid-test', template: 'grid-test', content }),
  ];
}

/** Pages at the other languages' addresses of an event that exists in one language only. They lead to that language. */
function missingLanguageDrafts(context: PlanContext): readonly DraftMaker[] {
  const { option } = context.language;
  const { defaultLanguage } = context.site.settings;
  if (option === defaultLanguage) return [];
  return context.site.events
    .filter((event) => !event.isMultiLanguage)
    .flatMap((event) => eventPaths(context.site, event))
    .map((path) => () => {
      const own = `/${languageSegment(option)}${path}`;
      const alternates = [
        { language: defaultLanguage, path },
        { language: option, path: own },
      ];
      return { ...unsupportedDraft(context, own, path), alternates };
    });
}

function unsupportedDraft(context: PlanContext, path: string, target: string): Draft {
  return noticeDraft(context, path, {
    textKey: 'unsupported',
    values: { language: languageName(context, context.site.settings.defaultLanguage) },
    template: 'unsupported-language',
    content: planUnsupported(context, target),
  });
}

interface NoticeInput extends Pick<DraftInput, 'template' | 'content'> {
  /** The key of the title and text in the interface texts: `notices:{textKey}.title`. */
  readonly textKey: string;
  /** The values of variables in the text. */
  readonly values?: Readonly<Record<string, string>>;
}

function noticeDraft(context: PlanContext, path: string, { textKey, values, template, content }: NoticeInput): Draft {
  return draft(context, path, {
    template,
    title: context.t(`notices:${textKey}.title`),
    description: context.t(`notices:${textKey}.text`, values),
    indexed: false,
    content,
  });
}
