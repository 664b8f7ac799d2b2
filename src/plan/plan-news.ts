import { defined } from '../model/defined.ts';
import type { NewsItem } from '../model/page.ts';
import { isGone } from '../model/shown.ts';
import type { News } from '../model/site.ts';
import { day, markup, phrase, picture, shown, type Values, type Wording } from './wording.ts';

/** The news still to be seen, newest first: an older item's window makes room where a newer one begins. */
export function planNews(wording: Wording, news: readonly News[], values: Values): readonly NewsItem[] {
  return news
    .map((item) => ({ ...newsItem(wording, item, values), shown: shown(wording, item.window) }))
    .filter((item) => !isGone(item.shown));
}

function newsItem(wording: Wording, item: News, values: Values): Omit<NewsItem, 'shown'> {
  const blocks = item.blocks.map((block) =>
    defined({
      width: block.width,
      image: block.image && picture(wording, block.image, { values }),
      text: block.text && markup(wording, block.text, 4, values),
    }),
  );
  return defined({
    ident: item.ident,
    when: day(wording, item.when),
    updated: item.updated === undefined ? undefined : day(wording, item.updated),
    revision: item.revision,
    breaking: item.breaking,
    title: phrase(wording, item.title, values),
    short: phrase(wording, item.short, values),
    full: item.full && markup(wording, item.full, 4, values),
    blocks: blocks.length === 0 ? undefined : blocks,
  });
}
