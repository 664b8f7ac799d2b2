import type { Testimonial } from '../../domain/page/page.ts';
import { formatNumber } from '../../domain/site/money.ts';
import type { AboutBlock, Edition } from '../../domain/site/site.ts';
import { picture } from '../media/pictures.ts';
import type { PlanContext, Values } from '../plan-context.ts';
import { markup, phrase } from '../texts.ts';

/** Page data shared by the event page, its history section and the pages of past editions. */

/** The blocks of the "about" section. */
export function aboutBlocks(context: PlanContext, edition: Edition, values: Values) {
  return edition.about.map((block) => aboutBlock(context, block, values));
}

function aboutBlock(context: PlanContext, block: AboutBlock, values: Values) {
  if (block.kind === 'text') return { kind: 'text' as const, text: markup(context, block.text, 3, values) };
  if (block.kind === 'image') return { kind: 'image' as const, image: picture(context, block.image, { values }) };
  return { kind: 'gallery' as const, images: block.images.map((image) => picture(context, image, { values })) };
}

/** The testimonials of an edition. */
export function testimonialsOf(context: PlanContext, edition: Edition): readonly Testimonial[] {
  return edition.testimonials.map((one) => ({
    ident: one.ident,
    speaker: one.speaker,
    name: one.name,
    description: phrase(context, one.description),
    text: phrase(context, one.text),
  }));
}

/** The numbers of an edition's history, formatted for the page's language. */
export function numbersOf(
  context: PlanContext,
  numbers: readonly { readonly value: number; readonly title: Readonly<Record<string, string>> }[],
  values: Values,
) {
  return numbers.map(({ value, title }) => ({
    value: formatNumber(value, context.language),
    title: phrase(context, title, values),
  }));
}
