import { formatNumber } from '../model/money.ts';
import type { Testimonial } from '../model/page.ts';
import type { AboutBlock, Edition } from '../model/site.ts';
import { markup, phrase, picture, type Values, type Wording } from './wording.ts';

/** What an event's page, its history and the page of an edition tell alike. */

/** The blocks that tell what an edition is about. */
export function aboutBlocks(wording: Wording, edition: Edition, values: Values) {
  return edition.about.map((block) => aboutBlock(wording, block, values));
}

function aboutBlock(wording: Wording, block: AboutBlock, values: Values) {
  if (block.kind === 'text') return { kind: 'text' as const, text: markup(wording, block.text, 3, values) };
  if (block.kind === 'image') return { kind: 'image' as const, image: picture(wording, block.image, { values }) };
  return { kind: 'gallery' as const, images: block.images.map((image) => picture(wording, image, { values })) };
}

/** What was said about an edition. */
export function testimonialsOf(wording: Wording, edition: Edition): readonly Testimonial[] {
  return edition.testimonials.map((one) => ({
    ident: one.ident,
    speaker: one.speaker,
    name: one.name,
    description: phrase(wording, one.description),
    text: phrase(wording, one.text),
  }));
}

/** Numbers of an edition's history in the language's writing. */
export function numbersOf(
  wording: Wording,
  numbers: readonly { readonly value: number; readonly title: Readonly<Record<string, string>> }[],
  values: Values,
) {
  return numbers.map(({ value, title }) => ({
    value: formatNumber(value, wording.language),
    title: phrase(wording, title, values),
  }));
}
