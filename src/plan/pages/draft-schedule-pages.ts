import { scheduleDayPath, schedulePath } from '../../domain/paths/addresses.ts';
import { scheduledDays } from '../../domain/paths/page-owners.ts';
import type { Edition, SiteEvent } from '../../domain/site/site.ts';
import { siteTitle } from '../placeholder-values.ts';
import type { PlanContext } from '../plan-context.ts';
import { plainText } from '../texts.ts';
import { breadcrumbLd } from './json-ld.ts';
import { type Draft, type DraftMaker, draft } from './page-draft.ts';
import { planSchedulePage } from './plan-schedule-page.ts';

/** The schedule page of an event's current edition, and the pages of its days if there are several. */
export function scheduleDrafts(context: PlanContext, event: SiteEvent, edition: Edition): readonly DraftMaker[] {
  const days = scheduledDays(event);
  if (days.length === 0) return [];
  const ofDays =
    days.length < 2
      ? []
      : days.map(
          ({ date }) =>
            () =>
              scheduleDraft(context, { event, edition }, date),
        );
  return [() => scheduleDraft(context, { event, edition }), ...ofDays];
}

function scheduleDraft(
  context: PlanContext,
  scope: { readonly event: SiteEvent; readonly edition: Edition },
  date?: string,
): Draft {
  const { event, edition } = scope;
  const path = date === undefined ? schedulePath(event) : scheduleDayPath(event, date);
  const year = `${plainText(context, event.title)} ${edition.year}`;
  const name = context.t('event:sections.schedule');
  const content = planSchedulePage(context, scope, date);
  const day = date === undefined ? [] : [{ name: content.day.title, path }];
  return draft(context, path, {
    template: 'schedule',
    event: event.ident,
    title: `${date === undefined ? name : content.day.title}, ${year}`,
    description:
      date === undefined
        ? context.t('schedule:schedulePage.description', { event: year })
        : context.t('schedule:schedulePage.descriptionOfDay', { event: year, day: content.day.title }),
    updated: edition.updated,
    content,
    jsonLd: [
      breadcrumbLd(context, [
        { name: siteTitle(context), path: '/' },
        { name: year, path: event.path },
        { name, path: schedulePath(event) },
        ...day,
      ]),
    ],
  });
}
