const LINES = /<\/?(?:p|li|ul|ol|dl|dt|dd|h\d|blockquote|pre|table|tr|td|th|br|hr)\b[^>]*>/g;
const TAGS = /<[^>]+>/g;

/** White space other than single spaces, which are the most frequent and need no replacement. */
const WHITE_SPACE = /\s{2,}|[^\S ]/g;

/** The text of HTML without its tags, in one line. */
export function plainText(html: string): string {
  const text = html.replace(LINES, ' ').replace(TAGS, '');
  return unescaped(text).replace(WHITE_SPACE, ' ').trim();
}

/** A text whose characters with a meaning in markup were escaped. */
export function unescaped(text: string): string {
  if (!text.includes('&')) return text;
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}
