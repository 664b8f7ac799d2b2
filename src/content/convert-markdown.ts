import { Lexer, Marked, type MarkedOptions, type Token, Tokenizer, type TokenizerExtension, type Tokens } from 'marked';
import { depthLimit } from './depth-limit.ts';
import { prefilteredTokenizers } from './markdown-prefilters.ts';
import type { MarkdownProblem } from './markdown-problem.ts';
import { isSafeLink, sanitise } from './sanitise-html.ts';
import { unclosedFence, unclosedIn } from './unclosed-marks.ts';
import { windowedBlocks } from './windowed-blocks.ts';

/**
 * The adapter of marked. It converts Markdown of speakers and editors to safe HTML. Placeholders in
 * braces are left as they are, in text and in addresses; the plan fills them in later.
 */

export interface ReadMarkdown {
  readonly html: string;
  /** Addresses of links, as written. An address of HTML links is listed only once. */
  readonly links: readonly string[];
  readonly problems: readonly MarkdownProblem[];
}

const HTML_TAG = /<[a-z!/?]/i;

/** A converted text, and whether its author wrote HTML in it. */
export interface ConvertedMarkdown {
  readonly hasHtml: boolean;
  readonly read: ReadMarkdown;
}

/** The output of the renderer apart from HTML. One global is enough, since marked converts a text synchronously. */
interface Collected {
  links: string[];
  problems: MarkdownProblem[];
  hasHtml: boolean;
}

let collected: Collected = { links: [], problems: [], hasHtml: false };
const readers = new Map<number, Marked>();

/** Converts a text. `headingLevel` is the HTML level of `##`; deeper headings follow. */
export function convertMarkdown(source: string, headingLevel: number): ConvertedMarkdown {
  collected = { links: [], problems: [], hasHtml: false };
  let reader = readers.get(headingLevel);
  if (reader === undefined) {
    reader = createReader(headingLevel);
    readers.set(headingLevel, reader);
  }
  const html = reader.parse(source, { async: false }).trimEnd();
  const { links, hasHtml } = collected;
  const problems = withoutConsequences(collected.problems);
  return { hasHtml, read: { html: hasHtml ? sanitise(html, { links, problems }) : html, links, problems } };
}

/** Marks inside a part that is nested too deeply are not parsed, so they are not reported as unclosed. */
function withoutConsequences(problems: MarkdownProblem[]): MarkdownProblem[] {
  const isTooDeep = problems.some(({ code }) => code === 'text-too-deep');
  return isTooDeep ? problems.filter(({ code }) => code !== 'mark-unclosed') : problems;
}

const EMAIL = '{contactEmail}';

/** Makes the placeholder of an e-mail address a link, as GFM does with an address that is written out. */
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
  collected.problems.push({ code: 'block-malformed', source: opening });
});

/** The maximum nesting of quotes, lists and emphases. Texts that people write do not come near it. */
const MAX_DEPTH = 50;

/** Runs the lexer of marked. Parts that are nested too deeply are reported and become plain text. */
function lexed<P, R>(source: string, options?: MarkedOptions<P, R>): Token[] {
  const limited = depthLimit<Token>(MAX_DEPTH, (text) => {
    const [line = ''] = text.trim().split('\n');
    collected.problems.push({ code: 'text-too-deep', source: line });
    return { type: 'text', raw: text, text, escaped: false };
  });
  const lexer = new Lexer<P, R>(options);
  lexer.blockTokens = limited(lexer.blockTokens.bind(lexer)) as typeof lexer.blockTokens;
  lexer.inlineTokens = limited(lexer.inlineTokens.bind(lexer));
  return lexer.lex(source);
}

/** Parses a quote. Marked throws on one kind inside a list (an empty last item with text below it); that becomes plain text. */
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
        // An address that is written out cannot contain Markdown.
        const isWrittenOut = raw === address || raw === `<${address}>`;
        const text = isWrittenOut ? escapeAttribute(address) : this.parser.parseInline(tokens);
        if (!isSafeLink(href)) {
          collected.problems.push({ code: 'unsafe-link', source: raw });
          return text;
        }
        collected.links.push(href);
        return `<a href="${escapeAttribute(href)}">${text}</a>`;
      },
      image({ text, raw }: Tokens.Image): string {
        if (HTML_TAG.test(raw)) collected.hasHtml = true;
        collected.problems.push({ code: 'image-in-text', source: raw });
        return escapeAttribute(text);
      },
      checkbox(): string {
        return '';
      },
      // Text and code are only searched for unclosed marks; marked renders them.
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
        if (HTML_TAG.test(raw)) collected.hasHtml = true;
        return raw.replace(BLOCK_ATTRIBUTE, 'data-author');
      },
    },
  }).use({ tokenizer: prefilteredTokenizers });
}

function noteUnclosed(sources: readonly string[]): void {
  for (const source of sources) collected.problems.push({ code: 'mark-unclosed', source });
}

/** The attribute of windowed blocks. It is renamed in HTML of authors, so that they cannot write such blocks as HTML. */
const BLOCK_ATTRIBUTE = /data-window/gi;

function escapeAttribute(text: string): string {
  return text
    .replace(/&(?!(?:#\d+|#x[\da-f]+|\w+);)/gi, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/'/g, '&#39;');
}
