import { createRequire } from 'node:module';
import type { IOptions, default as SanitizeHtml } from 'sanitize-html';
import type { MarkdownProblem } from './markdown-problem.ts';

/** The adapter of sanitize-html, with the rules for HTML and links that authors may write. */

const ALLOWED: IOptions = {
  allowedTags: [
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'p',
    'ul',
    'ol',
    'li',
    'dl',
    'dt',
    'dd',
    'blockquote',
    'pre',
    'code',
    'kbd',
    'samp',
    'strong',
    'em',
    'b',
    'i',
    's',
    'del',
    'ins',
    'sub',
    'sup',
    'small',
    'mark',
    'abbr',
    'cite',
    'q',
    'time',
    'br',
    'hr',
    'a',
    'span',
    'bdi',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'caption',
    // Only for blocks that show for a time; authors cannot write it.
    'div',
  ],
  allowedAttributes: {
    a: ['href', 'hreflang', 'lang'],
    abbr: ['title'],
    time: ['datetime'],
    ol: ['start'],
    code: ['class'],
    th: ['scope', 'align'],
    td: ['align'],
    div: ['data-window'],
    '*': ['lang'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
};

/** A placeholder at the beginning may be filled with an empty text, so what follows must not be an unsafe address itself. */
const SAFE_LINK =
  /^(?:https?:\/\/|mailto:|tel:|#|\/(?![/\\])|\.{1,2}\/|\{\w[\w.-]*\}(?:\/(?![/\\])|[?#]|$)|[\w%-]+(?:[/?#]|$))/i;

/** Whether a link may have an address. Control characters are rejected, since browsers remove some before they parse it. */
export function isSafeLink(address: string): boolean {
  return SAFE_LINK.test(address) && !/\p{Cc}/u.test(address);
}

/** The lists to which the sanitiser adds what it finds. */
interface SanitiserOutput {
  readonly links: string[];
  readonly problems: MarkdownProblem[];
}

let sanitizeHtml: typeof SanitizeHtml | undefined;

/**
 * Removes unsafe HTML. Adds links and problems to the output. The library is loaded with the first text that contains
 * HTML, since most content has none.
 */
export function sanitise(html: string, { links, problems }: SanitiserOutput): string {
  sanitizeHtml ??= createRequire(import.meta.url)('sanitize-html') as typeof SanitizeHtml;
  return sanitizeHtml(html, {
    ...ALLOWED,
    transformTags: {
      // Renames the element to one that is not allowed, so that the sanitiser drops its tags and leaves its content.
      div: (tagName, attribs) => ({ tagName: isBlock(attribs) ? tagName : 'author-div', attribs }),
      a: (tagName, attribs) => ({ tagName, attribs: isSafeLink(attribs['href'] ?? '') ? attribs : {} }),
    },
    onOpenTag: (name, attributes) => {
      const harmless = (ALLOWED.allowedTags as readonly string[]).filter((tag) => tag !== 'div' || isBlock(attributes));
      const dropped = Object.keys(attributes).filter((attribute) => !allows(name, attribute));
      if (!harmless.includes(name)) problems.push({ code: 'unsafe-html', source: `<${name}` });
      else if (dropped.length > 0) problems.push({ code: 'unsafe-html', source: dropped[0] as string });
      else if (name === 'a' && attributes['href'] !== undefined && !isSafeLink(attributes['href'])) {
        problems.push({ code: 'unsafe-link', source: attributes['href'] });
      } else if (name === 'a' && attributes['href'] !== undefined && !links.includes(attributes['href'])) {
        links.push(attributes['href']);
      }
    },
  });
}

/** Whether an element was made from a windowed block of Markdown. */
function isBlock(attributes: Readonly<Record<string, string>>): boolean {
  return attributes['data-window'] !== undefined;
}

function allows(tag: string, attribute: string): boolean {
  const allowed = ALLOWED.allowedAttributes as Record<string, readonly string[]>;
  return (allowed[tag] ?? []).includes(attribute) || (allowed['*'] ?? []).includes(attribute);
}
