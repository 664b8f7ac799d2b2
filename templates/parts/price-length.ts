/** What a price on a ticket is to the stylesheet: prices of up to six signs, such as `€120`, are set largest. */
export type PriceLength = 'long' | 'longer' | 'longest';

/** By the number of its signs, all of which are equally wide; undefined for a price that fits as it is. */
export function priceLength(price: string): PriceLength | undefined {
  const signs = [...price].length;
  if (signs <= 6) return undefined;
  if (signs <= 8) return 'long';
  return signs <= 11 ? 'longer' : 'longest';
}
