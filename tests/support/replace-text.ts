/** Replaces the first occurrence of `from`. Throws with the name of the file (`where`) if the text does not contain it. */
export function replaceText(
  text: string,
  { from, to, where }: Readonly<Record<'from' | 'to' | 'where', string>>,
): string {
  if (!text.includes(from)) throw new Error(`${where} does not hold ${JSON.stringify(from)}`);
  return text.replace(from, () => to);
}
