import { defined } from '../../domain/defined.ts';
import type { NewsItem } from '../../domain/page/page.ts';
import { isNeverShown } from '../../domain/page/shown.ts';
import type { News } from '../../domain/site/site.ts';
import { shown } from '../from-the-build.ts';
import { picture } from '../media/pictures.ts';
import { day } from '../moments.ts';
import type { PlanContext, Values } from '../plan-context.ts';
import { markup, phrase } from '../texts.ts';

/** The news items whose windows have not ended, newest first. An item's window ends when newer items replace it. */
export function planNews(context: PlanContext, news: readonly News[], values: Values): readonly NewsItem[] {
  return news
    .map((item) => ({ ...newsItem(context, item, values), shown: shown(context, item.window) }))
    .filter((item) => !isNeverShown(item.shown));
}

function newsItem(context: PlanContext, item: News, values: Values): Omit<NewsItem, 'shown'> {
  const blocks = item.blocks.map((block) =>
    defined({
      width: block.width,
      image: block.image && picture(context, block.image, { values }),
      text: block.text && markup(context, block.text, 4, values),
    }),
  );
  return defined({
    ident: item.ident,
    when: day(context, item.when),
    updated: item.updated === undefined ? undefined : day(context, item.updated),
    revision: item.revision,
    breaking: item.breaking,
    title: phrase(context, item.title, values),
    short: phrase(context, item.short, values),
    full: item.full && markup(context, item.full, 4, values),
    blocks: blocks.length === 0 ? undefined : blocks,
  });
}
