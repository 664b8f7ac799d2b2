const WEB = /^https?:$/;
/** A host without a scheme: a name with a dot and without a colon, which could belong to another scheme. */
const BARE_HOST = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}(?:[/?#]|$)/i;

/** A file name, which looks like a host. */
const FILE =
  /^[^/?#]+\.(?:pdf|pptx?|odp|key|docx?|odt|txt|md|html?|png|jpe?g|gif|svg|webp|zip|gz|mp[34]|webm|json|ipynb)$/i;

/**
 * The first web address in a text, absolute, with characters encoded that would need escapes in Markdown or YAML.
 * Exports write addresses with or without a scheme, or relative to `base`. Undefined if the text is not a web address.
 */
export function webAddress(raw: string, base?: string): string | undefined {
  const [text = ''] = raw.trim().split(/[\s,;]+(?=https?:)/i, 1);
  if (text === '' || text.startsWith('#') || /\p{Cc}/u.test(text)) return undefined;
  const url = urlOf(BARE_HOST.test(text) && !FILE.test(text) ? `https://${text}` : text, base);
  if (url === undefined || !WEB.test(url.protocol) || url.username !== '' || url.hostname === '') return undefined;
  return url.href.replace(/[()'"\\{}|^`\s]/g, percent);
}

/** Whether an address can run code or open a local file. */
export function isExecutable(address: string): boolean {
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
