/** The number of a text, with a decimal point or comma; the text itself if it is none, so that it can be corrected. */
export function numberOr(text: string): number | string {
  return /^\s*-?\d+(?:[.,]\d+)?\s*$/.test(text) ? Number(text.replace(',', '.')) : text;
}
