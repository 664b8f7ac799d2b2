import { defined } from '../../domain/defined.ts';
import type { StatusNotice } from '../../domain/page/page-parts.ts';
import type { Edition, SiteEvent } from '../../domain/site/site.ts';
import { beginning } from '../moments.ts';
import { editionValues, eventDate } from '../placeholder-values.ts';
import type { PlanContext } from '../plan-context.ts';
import { markup, plainText } from '../texts.ts';

/** What a page says about an edition that is cancelled, postponed or moved; undefined for other editions. */
export function planStatus(context: PlanContext, event: SiteEvent, edition: Edition): StatusNotice | undefined {
  const { status } = edition;
  if (status === undefined) return undefined;
  const { kind, text, previousStartsAt } = status;
  const isFrom = kind === 'moved' && previousStartsAt !== undefined;
  return defined({
    kind,
    word: context.t(`event:status.words.${kind}`),
    sentence: context.t(`event:status.${isFrom ? 'movedFrom' : kind}`, {
      event: `${plainText(context, event.title)} ${edition.year}`,
      date: eventDate(context, edition),
      previous: isFrom ? beginning(context, edition, previousStartsAt).text : '',
    }),
    text: text && markup(context, text, 2, editionValues(context, event, edition)),
  });
}

/** A title of an edition, with the word if it is cancelled or postponed. */
export function titleWithStatus(context: PlanContext, { status }: Edition, title: string): string {
  if (status === undefined || status.kind === 'moved') return title;
  return context.t('event:status.titled', { title, word: context.t(`event:status.words.${status.kind}`) });
}
