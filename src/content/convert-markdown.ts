import { createRequire } from 'node:module';
import { Lexer, Marked, type MarkedOptions, type Token, Tokenizer, type TokenizerExtension, type Tokens } from 'marked';
import type { IOptions, default as SanitizeHtml } from 'sanitize-html';
import { depthLimit } from './depth-limit.ts';
import { tokenizersBySign } from './markdown-signs.ts';
import { unclosedFence, unclosedIn } from './unclosed-marks.ts';
import { windowedBlocks } from './windowed-blocks.ts';

/**
 * The door of marked and sanitize-html: Markdown as speakers and editors write it becomes markup that is safe to
 * place. Placeholders in braces pass through untouched, in text and in addresses; plan fills them.
 */

/**
 * Something in a text that was refused, or a mark that is not closed, with its source as written; a text that is too long has
 * none.
 */
export interface MarkdownProblem {
  readonly code:
    | 'unsafe-html'
    | 'unsafe-link'
    | 'image-in-text'
    | 'text-too-deep'
    | 'text-too-long'
    | 'mark-unclosed'
    | 'block-malformed';
  readonly source: string;
}

export interface ReadMarkdown {
  readonly html: string;
  /** Addresses of links, as written; one that also stands in HTML is listed once for all of that. */
  readonly links: readonly string[];
  readonly problems: readonly MarkdownProblem[];
}

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
    // Of a block that shows for a time; authors may not write it.
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

/** A placeholder at the beginning may be filled with nothing, so what follows it must not begin an address of its own. */
const SAFE_LINK =
  /^(?:https?:\/\/|mailto:|tel:|#|\/(?![/\\])|\.{1,2}\/|\{\w[\w.-]*\}(?:\/(?![/\\])|[?#]|$)|[\w%-]+(?:[/?#]|$))/i;
/** Browsers take tabs and line breaks out of an address before they look at it. */
function isSafeLink(address: string): boolean {
  return SAFE_LINK.test(address) && !/\p{Cc}/u.test(address);
}

const HTML_TAG = /<[a-z!/?]/i;

/** What a text comes to. */
export interface ConvertedMarkdown {
  readonly hasHtml: boolean;
  readonly read: ReadMarkdown;
}

let sanitizeHtml: typeof SanitizeHtml | undefined;

/** What the renderer finds on its way; marked works synchronously, so one text has it at a time. */
interface Findings {
  links: string[];
  problems: MarkdownProblem[];
  hasHtml: boolean;
}

let findings: Findings = { links: [], problems: [], hasHtml: false };
const readers = new Map<number, Marked>();

/** Converts a text: `headingLevel` is what its `##` gets, and deeper ones follow. */
export function convertMarkdown(source: string, headingLevel: number): ConvertedMarkdown {
  findings = { links: [], problems: [], hasHtml: false };
  let reader = readers.get(headingLevel);
  if (reader === undefined) {
    reader = createReader(headingLevel);
    readers.set(headingLevel, reader);
  }
  const html = reader.parse(source, { async: false }).trimEnd();
  const { links, hasHtml } = findings;
  const problems = withoutFollowers(findings.problems);
  return { hasHtml, read: { html: hasHtml ? sanitise(html, { links, problems }) : html, links, problems } };
}

/** Where marks stand too deep to be read, all that is closed within them is not. */
function withoutFollowers(problems: MarkdownProblem[]): MarkdownProblem[] {
  const isTooDeep = problems.some(({ code }) => code === 'text-too-deep');
  return isTooDeep ? problems.filter(({ code }) => code !== 'mark-unclosed') : problems;
}

const EMAIL = '{contactEmail}';

/** The placeholder of an e-mail address can be written to, as GFM has it for one that is written out. */
const EMAIL_LINK: TokenizerExtension = {
  name: 'emailLink',
  level: 'inline',
  start: (source) => source.indexOf(EMAIL),
  tokenizer(source): Tokens.Link | undefined {
    if (this.lexer.state.inLink || !source.startsWith(EMAIL)) return undefined;
    const text: Tokens.Text = { type: 'text', raw: EMAIL, text: EMAIL };
    return { type: 'link', raw: EMAIL, href: `mailto:${EMAIL}`, text: EMAIL, tokens: [text] };
  },
};

/** Blocks that show for a time. */
const WINDOWED_BLOCK = windowedBlocks((opening) => {
  findings.problems.push({ code: 'block-malformed', source: opening });
});

/** How many quotes, lists and emphases may stand within each other. Nothing that people read comes near it. */
const MAX_DEPTH = 50;

/** The lexer of marked for texts of that depth: what stands deeper is a problem, and plain text. */
function lexed<P, R>(source: string, options?: MarkedOptions<P, R>): Token[] {
  const limited = depthLimit<Token>(MAX_DEPTH, (text) => {
    const [line = ''] = text.trim().split('\n');
    findings.problems.push({ code: 'text-too-deep', source: line });
    return { type: 'text', raw: text, text, escaped: false };
  });
  const lexer = new Lexer<P, R>(options);
  lexer.blockTokens = limited(lexer.blockTokens.bind(lexer)) as typeof lexer.blockTokens;
  lexer.inlineTokens = limited(lexer.inlineTokens.bind(lexer));
  return lexer.lex(source);
}

/**
 * Reads a quote. Within a list, marked stumbles over one that ends with an empty item and has text below it: that is read
 * as plain text.
 */
function quoteIn(this: Tokenizer, source: string): Tokens.Blockquote | undefined {
  try {
    return Tokenizer.prototype.blockquote.call(this, source);
  } catch {
    return undefined;
  }
}

function createReader(headingLevel: number): Marked {
  return new Marked({
    gfm: true,
    extensions: [EMAIL_LINK, WINDOWED_BLOCK],
    hooks: { provideLexer: () => lexed },
    tokenizer: { blockquote: quoteIn },
    renderer: {
      heading({ tokens, depth }: Tokens.Heading): string {
        const level = Math.min(6, Math.max(headingLevel, depth + headingLevel - 2));
        return `<h${level}>${this.parser.parseInline(tokens)}</h${level}>\n`;
      },
      link({ href, tokens, raw, text: address }: Tokens.Link): string {
        // An address that is written out holds no marks.
        const isWrittenOut = raw === address || raw === `<${address}>`;
        const text = isWrittenOut ? escapeAttribute(address) : this.parser.parseInline(tokens);
        if (!isSafeLink(href)) {
          findings.problems.push({ code: 'unsafe-link', source: raw });
          return text;
        }
        findings.links.push(href);
        return `<a href="${escapeAttribute(href)}">${text}</a>`;
      },
      image({ text, raw }: Tokens.Image): string {
        if (HTML_TAG.test(raw)) findings.hasHtml = true;
        findings.problems.push({ code: 'image-in-text', source: raw });
        return escapeAttribute(text);
      },
      checkbox(): string {
        return '';
      },
      // Both are rendered as marked does it: they are only looked at.
      text(token: Tokens.Text | Tokens.Escape): false {
        if (token.type === 'text' && token.tokens === undefined) noteUnclosed(unclosedIn(token.raw));
        return false;
      },
      code({ raw }: Tokens.Code): false {
        const fence = unclosedFence(raw);
        if (fence !== undefined) noteUnclosed([fence]);
        return false;
      },
      html({ raw }: Tokens.HTML | Tokens.Tag): string {
        if (HTML_TAG.test(raw)) findings.hasHtml = true;
        return raw.replace(BLOCK_ATTRIBUTE, 'data-author');
      },
    },
  }).use({ tokenizer: tokenizersBySign });
}

function noteUnclosed(sources: readonly string[]): void {
  for (const source of sources) findings.problems.push({ code: 'mark-unclosed', source });
}

/** The sanitiser is loaded by the first text with HTML in it: most content has none. */
function sanitise(html: string, { links, problems }: Pick<Findings, 'links' | 'problems'>): string {
  sanitizeHtml ??= createRequire(import.meta.url)('sanitize-html') as typeof SanitizeHtml;
  const safe = sanitizeHtml(html, {
    ...ALLOWED,
    transformTags: {
      // An element that is not allowed is dropped, with its content left.
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
  return safe;
}

/** What tells a block of Markdown apart from elements that authors write. */
const BLOCK_ATTRIBUTE = /data-window/gi;

/** Whether an element is one that a block of Markdown became. */
function isBlock(attributes: Readonly<Record<string, string>>): boolean {
  return attributes['data-window'] !== undefined;
}

function allows(tag: string, attribute: string): boolean {
  const allowed = ALLOWED.allowedAttributes as Record<string, readonly string[]>;
  return (allowed[tag] ?? []).includes(attribute) || (allowed['*'] ?? []).includes(attribute);
}

function escapeAttribute(text: string): string {
  return text
    .replace(/&(?!(?:#\d+|#x[\da-f]+|\w+);)/gi, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/'/g, '&#39;');
}
