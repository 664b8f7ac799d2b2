import { compare } from '../diagnostics/diagnostic.ts';
import { defined } from '../domain/defined.ts';
import type { Faq, News, Testimonial } from '../domain/site/site.ts';
import { combine, constant, type Timeline } from '../domain/time/timeline.ts';
import { image, type ModelContext, modelled, period } from './model-context.ts';

type EditionScope = { readonly event: string; readonly year: number };

/** The frequently asked questions, sorted by `order`. */
export function modelFaq(context: ModelContext, scope: EditionScope): readonly Faq[] {
  return modelled(context, 'faq', scope)
    .map(({ ident, data }) => ({
      order: data.order,
      faq: defined({ ident, title: data.title, short: data.short, full: data.full }) as Faq,
    }))
    .sort((a, b) => a.order - b.order || compare(a.faq.ident, b.faq.ident))
    .map(({ faq }) => faq);
}

const NEWEST = 3;

/** News, newest first. An item shows as long as it is among the newest three. */
export function modelNews(context: ModelContext, scope: EditionScope): readonly News[] {
  let newer: Timeline<number> = constant(0);
  return allNews(context, scope).map((item) => {
    const window = combine(item.window, newer, (open, count) => open && count < NEWEST);
    newer = combine(newer, item.window, (count, open) => (open ? count + 1 : count));
    return { ...item, window };
  });
}

function allNews(context: ModelContext, scope: EditionScope): readonly News[] {
  return modelled(context, 'news', scope)
    .map(({ ident, data }) => {
      const { from, window } = period(data.startDate, data.endDate, context.zone);
      return defined({
        ident,
        when: data.when,
        updated: data.updated,
        revision: data.revision ?? 0,
        from,
        breaking: data.breaking ?? false,
        title: data.title,
        short: data.short,
        full: data.full,
        window,
        blocks: (data.fullBlocks ?? []).map((block) =>
          defined({
            width: block.width,
            text: block.text,
            image: block.image && image(context, block.image),
          }),
        ),
      }) as News;
    })
    .sort((a, b) => compare(b.when, a.when) || compare(a.ident, b.ident));
}

/** Testimonials, sorted by `order`, then ident. */
export function modelTestimonials(context: ModelContext, scope: EditionScope): readonly Testimonial[] {
  return modelled(context, 'testimonial', scope)
    .map(({ ident, data }) => ({
      order: data.order ?? 0,
      one: { ident, speaker: data.speaker, name: data.name, description: data.description, text: data.text },
    }))
    .sort((a, b) => a.order - b.order || compare(a.one.ident, b.one.ident))
    .map(({ one }) => one);
}
