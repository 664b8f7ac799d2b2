import { plain } from '../../domain/language.ts';
import type { FeedEntry, PlannedFeed } from '../../domain/page/feed.ts';
import type { ListedChange } from '../../domain/page/page.ts';
import { changesPath } from '../../domain/paths/addresses.ts';
import type { Edition, SiteEvent } from '../../domain/site/site.ts';
import { wallClock } from '../../domain/time/zone.ts';
import { changesFeedFile } from '../links/changes-links.ts';
import { hasChangesPage } from '../links/public-pages.ts';
import { absolute } from '../pages/json-ld.ts';
import { changeTitle, listedChange } from '../pages/plan-changes-page.ts';
import type { PlanContext } from '../plan-context.ts';
import { plainText } from '../texts.ts';

/** The feeds of changes in the context's language, one for each edition with a page of changes. */
export function planChangeFeeds(context: PlanContext): readonly PlannedFeed[] {
  const { site, language } = context;
  return site.events
    .filter(({ isMultiLanguage }) => isMultiLanguage || language.option === site.settings.defaultLanguage)
    .flatMap((event) =>
      event.editions
        .filter((edition) => hasChangesPage(site, event, edition))
        .map((edition) => changeFeed(context, event, edition)),
    );
}

function changeFeed(context: PlanContext, event: SiteEvent, edition: Edition): PlannedFeed {
  const home = absolute(context, changesPath(edition));
  const year = `${plainText(context, event.title)} ${edition.year}`;
  const file = changesFeedFile(context, edition);
  return {
    language: context.language.option,
    file,
    title: context.t('schedule:changesPage.feedTitle', { event: year }),
    subtitle: context.t('schedule:changesPage.description', { event: year }),
    url: context.origin + context.basePath + file,
    home,
    id: home,
    author: context.site.company.name,
    updated: edition.changes.at(-1)?.at ?? 0,
    entries: edition.changes.toReversed().map((change): FeedEntry => {
      const { host } = new URL(context.site.settings.baseUrl);
      const note = listedChange(context, { event, edition }, change);
      const date = wallClock(change.at, edition.timeZone).slice(0, 10);
      return {
        id: `tag:${host},${date}:${event.ident}/${edition.year}/changes/${change.ident}`,
        event: event.ident,
        title: changeTitle(note),
        url: `${home}#change-${change.ident}`,
        published: change.at,
        updated: change.at,
        summary: summaryOf(context, note),
        html: '',
        language: context.language.option,
      };
    }),
  };
}

/** When and where it is now, and the change's own text; if there is neither, what has happened. */
function summaryOf(context: PlanContext, { what, now, text }: ListedChange): string {
  const place = now === undefined ? [] : [`${context.t('schedule:changesPage.now')} ${now}.`];
  return [...place, ...(text === undefined ? [] : [plain(text)])].join(' ') || what;
}
