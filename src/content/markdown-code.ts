/** A Markdown text with its code blanked out, fenced or not, each character where it was. */
export function withoutCode(text: string): string {
  return text.replace(/(?<!`)(`+)(?!`)[\s\S]*?(?<!`)\1(?!`)/g, (code) => ' '.repeat(code.length));
}

/** The comments of HTML in a Markdown text, which stand in no code. */
export function commentsIn(text: string): readonly { readonly start: number; readonly end: number }[] {
  if (!text.includes('<!--')) return [];
  return [...withoutCode(text).matchAll(/<!--[\s\S]*?-->/g)].map(({ index, 0: { length } }) => ({
    start: index,
    end: index + length,
  }));
}

/** A Markdown text as readers get it: what only its authors are told is not in it. */
export function withoutComments(text: string): string {
  return commentsIn(text).reduceRight((left, { start, end }) => left.slice(0, start) + left.slice(end), text);
}
