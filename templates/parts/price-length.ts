/**
 * The length of a price on a ticket, for the stylesheet. Prices of up to six characters, such as `€120`, fit in full
 * size.
 */
export type PriceLength = 'long' | 'longer' | 'longest';

/**
 * The length of a price by its number of characters, which are equally wide. Returns undefined for a price that fits in
 * full size.
 */
export function priceLength(price: string): PriceLength | undefined {
  const characters = [...price].length;
  if (characters <= 6) return undefined;
  if (characters <= 8) return 'long';
  return characters <= 11 ? 'longer' : 'longest';
}
