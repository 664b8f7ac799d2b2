import { changesPath } from '../../domain/paths/addresses.ts';
import type { Edition, SiteEvent } from '../../domain/site/site.ts';
import { wallClock } from '../../domain/time/zone.ts';
import { hasChangesPage } from '../links/public-pages.ts';
import { siteTitle } from '../placeholder-values.ts';
import type { PlanContext } from '../plan-context.ts';
import { plainText } from '../texts.ts';
import { editionShare } from './edition-share.ts';
import { breadcrumbLd } from './json-ld.ts';
import { type DraftMaker, draft } from './page-draft.ts';
import { planChangesPage } from './plan-changes-page.ts';
import { programmePath } from './plan-session-page.ts';

/** The page of an edition's changes, if there are any. */
export function changesDrafts(context: PlanContext, event: SiteEvent, edition: Edition): readonly DraftMaker[] {
  if (!hasChangesPage(context.site, event, edition)) return [];
  const path = changesPath(edition);
  const isCurrent = edition.year === event.currentYear;
  const year = `${plainText(context, event.title)} ${edition.year}`;
  const title = context.t('schedule:changesPage.title');
  const newest = edition.changes.at(-1)?.at;
  return [
    () =>
      draft(context, path, {
        template: 'changes',
        event: event.ident,
        ...(isCurrent ? {} : { pastYear: edition.year }),
        title: `${title}, ${year}`,
        description: context.t('schedule:changesPage.description', { event: year }),
        updated: newest === undefined ? undefined : wallClock(newest, edition.timeZone).slice(0, 10),
        ...(isCurrent ? {} : { share: editionShare(context, event, edition) }),
        content: planChangesPage(context, event, edition),
        jsonLd: [
          breadcrumbLd(context, [
            { name: siteTitle(context), path: '/' },
            { name: year, path: programmePath({ event, edition }) },
            { name: title, path },
          ]),
        ],
      }),
  ];
}
