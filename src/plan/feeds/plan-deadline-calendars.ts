import { defined } from '../../domain/defined.ts';
import { editionPath } from '../../domain/paths/addresses.ts';
import type { PlannedDeadlines } from '../../domain/programme/deadlines.ts';
import type { Edition, SiteEvent } from '../../domain/site/site.ts';
import { editionTakesPlace } from '../../domain/time/edition-status.ts';
import { absolute } from '../pages/json-ld.ts';
import { planDeadlines } from '../parts/plan-deadlines.ts';
import { titleWithStatus } from '../parts/plan-status.ts';
import type { PlanContext } from '../plan-context.ts';
import { plainText } from '../texts.ts';
import { statusRevision } from './plan-programmes.ts';

/** The calendars of the editions that have deadlines, by event and year, newest first. */
export function planDeadlineCalendars(context: PlanContext): readonly PlannedDeadlines[] {
  return context.site.events.flatMap((event) =>
    event.editions.flatMap((edition) => planCalendar(context, event, edition) ?? []),
  );
}

function planCalendar(context: PlanContext, event: SiteEvent, edition: Edition): PlannedDeadlines | undefined {
  const name = `${plainText(context, event.title)} ${edition.year}`;
  const items = planDeadlines(context, event, edition);
  if (items.length === 0) return undefined;
  return defined({
    event: event.ident,
    year: edition.year,
    title: titleWithStatus(context, edition, context.t('event:deadlines.title', { event: name })),
    description: context.t('event:deadlines.description'),
    language: context.language.option,
    timeZone: edition.timeZone,
    url: absolute(context, edition.year === event.currentYear ? event.path : editionPath(edition)),
    host: new URL(context.site.settings.baseUrl).host,
    folder: editionPath(edition).slice(1),
    startsAt: edition.startsAt,
    isCancelled: editionTakesPlace(edition) ? undefined : (true as const),
    revision: edition.revision + statusRevision(edition),
    updated: edition.updated,
    items: items.map((item) => ({
      ...item,
      title: context.t('event:deadlines.entry', { event: name, deadline: item.title }),
    })),
  });
}
