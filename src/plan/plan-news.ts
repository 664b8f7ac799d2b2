import { defined } from '../model/defined.ts';
import type { NewsItem } from '../model/page.ts';
import { isGone } from '../model/shown.ts';
import type { News } from '../model/site.ts';
import { combine, constant, type Timeline } from '../model/timeline.ts';
import { day, markup, phrase, picture, shown, type Values, type Wording } from './wording.ts';

const NEWEST = 3;

/** The newest three news at any time: an older item makes room when a newer one begins, and comes back when it ends. */
export function planNews(wording: Wording, news: readonly News[], values: Values): readonly NewsItem[] {
  let newer: Timeline<number> = constant(0);
  return news.flatMap((item) => {
    const window = combine(item.window, newer, (open, count) => open && count < NEWEST);
    newer = combine(newer, item.window, (count, open) => (open ? count + 1 : count));
    const planned = newsItem(wording, item, values);
    const showing = shown(wording, window);
    return isGone(showing) ? [] : [{ ...planned, shown: showing }];
  });
}

function newsItem(wording: Wording, item: News, values: Values): Omit<NewsItem, 'shown'> {
  const blocks = item.blocks.map((block) =>
    defined({
      width: block.width,
      image: block.image && picture(wording, block.image),
      text: block.text && markup(wording, block.text, 4, values),
    }),
  );
  return defined({
    ident: item.ident,
    when: day(wording, item.when),
    breaking: item.breaking,
    title: phrase(wording, item.title, values),
    short: phrase(wording, item.short, values),
    full: item.full && markup(wording, item.full, 4, values),
    blocks: blocks.length === 0 ? undefined : blocks,
  });
}
