/** A text with the first `from` replaced by `to`. Throws, naming where the text stands, if it does not hold `from`. */
export function replaced(text: string, { from, to, where }: Readonly<Record<'from' | 'to' | 'where', string>>): string {
  if (!text.includes(from)) throw new Error(`${where} does not hold ${JSON.stringify(from)}`);
  return text.replace(from, () => to);
}
