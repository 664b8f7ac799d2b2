/** Addresses of the web as exports write them: with or without scheme, with blanks around, relative to the export's own site. */

const WEB = /^https?:$/;
/** Hosts that are written without scheme: a name with a dot in it, and no colon that could be another scheme's. */
const BARE_HOST = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}(?:[/?#]|$)/i;

/** Files in a folder look like hosts. */
const FILE =
  /^[^/?#]+\.(?:pdf|pptx?|odp|key|docx?|odt|txt|md|html?|png|jpe?g|gif|svg|webp|zip|gz|mp[34]|webm|json|ipynb)$/i;

/** An absolute web address without anything in it that Markdown or YAML would trip over; absent if it is no such thing, the first of several. */
export function webAddress(raw: string, base?: string): string | undefined {
  const [text = ''] = raw.trim().split(/[\s,;]+(?=https?:)/i, 1);
  if (text === '' || text.startsWith('#') || /\p{Cc}/u.test(text)) return undefined;
  const url = urlOf(BARE_HOST.test(text) && !FILE.test(text) ? `https://${text}` : text, base);
  if (url === undefined || !WEB.test(url.protocol) || url.username !== '' || url.hostname === '') return undefined;
  return url.href.replace(/[()'"\\{}|^`\s]/g, percent);
}

/** Whether an address is one that does something in place of leading somewhere. */
export function runs(address: string): boolean {
  return /^\s*(?:javascript|data|vbscript|file):/i.test(address);
}

function urlOf(text: string, base: string | undefined): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}

function percent(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
}
