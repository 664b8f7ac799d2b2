import type { ScheduleRow } from '../../domain/page/page.ts';
import { takesPlace } from '../../domain/programme/entry-outcomes.ts';
import type { Edition, ProgrammeEntry } from '../../domain/site/site.ts';
import { editionTakesPlace } from '../../domain/time/edition-status.ts';
import { during, type Instant } from '../../domain/time/timeline.ts';
import { shown } from '../from-the-build.ts';
import { identOf } from '../parts/entry-idents.ts';
import type { PlanContext } from '../plan-context.ts';

/** How visitors judge an entry: at an address, or by rating it under an ident on the pages that show it. */
export type Judgement =
  | { readonly kind: 'elsewhere'; readonly href: string }
  | { readonly kind: 'rated'; readonly ident: string };

/**
 * How visitors judge a schedule entry: by rating it, from its beginning on and only with an API, or at another site once
 * it is over. Only entries of an event's current edition that take place are judged. Empty for other entries.
 */
export function rowRating(
  context: PlanContext,
  edition: Edition,
  { entry, startsAt, endsAt }: { readonly entry: ProgrammeEntry; readonly startsAt: Instant; readonly endsAt: Instant },
): Pick<ScheduleRow, 'rating' | 'feedback'> {
  const judgement = judgementOf(context, edition, entry);
  if (judgement === undefined) return {};
  if (judgement.kind === 'elsewhere') {
    return { feedback: { href: judgement.href, shown: shown(context, during(endsAt, null)) } };
  }
  return { rating: { ident: judgement.ident, shown: shown(context, during(startsAt, null)) } };
}

/** How visitors judge a schedule entry; undefined for an entry that nobody judges. */
export function judgementOf(context: PlanContext, edition: Edition, entry: ProgrammeEntry): Judgement | undefined {
  const { events, settings } = context.site;
  const event = events.find(({ ident }) => ident === edition.event);
  const isCurrent = event?.currentYear === edition.year && editionTakesPlace(edition);
  const ident = isEvaluated(entry) && takesPlace(edition, entry) ? identOf(entry) : undefined;
  if (!isCurrent || ident === undefined) return undefined;
  const feedbackUrl = (entry.kind === 'session' ? entry.session.feedbackUrl : undefined) ?? edition.feedbackUrl;
  if (feedbackUrl !== undefined) return { kind: 'elsewhere', href: feedbackUrl.replaceAll('{session}', ident) };
  return settings.apiAddress === undefined ? undefined : { kind: 'rated', ident };
}

function isEvaluated(entry: ProgrammeEntry): boolean {
  if (entry.kind === 'session') return !entry.session.doNotEvaluate && !entry.session.placeholder;
  return entry.kind === 'special' && !entry.doNotEvaluate;
}
