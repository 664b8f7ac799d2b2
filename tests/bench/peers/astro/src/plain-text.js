const DESCRIPTION = 150;

/** The first words of a text, without tags. */
export function beginning(html) {
  const text = plain(html);
  return text.length <= DESCRIPTION ? text : `${text.slice(0, text.lastIndexOf(' ', DESCRIPTION))}…`;
}

/** A text without tags. */
export function plain(html) {
  return html
    .replace(/<[^>]+>/g, '')
    .replace(/\s+/g, ' ')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x22;', '"')
    .replaceAll('&#x3C;', '<')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&#x26;', '&')
    .replaceAll('&amp;', '&')
    .trim();
}
