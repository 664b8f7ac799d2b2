import { escapeInline } from './foreign-text.ts';
import { type MarkupElement, type MarkupNode, textIn } from './markup-tree.ts';
import type { Conversion } from './safe-markdown.ts';
import { isExecutable, webAddress } from './web-address.ts';

const LEFT_OUT = new Set(
  'head title style template noscript svg math form input button select textarea audio video canvas'.split(' '),
);
const SCRIPTS = new Set('script iframe frame frameset object embed applet base meta link'.split(' '));
const EMPHASES = new Map(Object.entries({ strong: '**', b: '**', em: '*', i: '*', del: '~~', s: '~~' }));

/** Converts the inline content of a block. A line break becomes a backslash at the end of a line. */
export function inlineMarkdown(nodes: readonly MarkupNode[], conversion: Conversion): string {
  const pieces = nodes.map((node) => inlineNode(node, conversion));
  return pieces
    .map((piece, at) => (piece.mark === undefined ? piece.text : withEmphasis(piece, pieces[at - 1], pieces[at + 1])))
    .join('')
    .replace(/ +/g, ' ');
}

interface Piece {
  readonly text: string;
  readonly mark?: string;
}

function inlineNode(node: MarkupNode, conversion: Conversion): Piece {
  if (typeof node === 'string') return { text: escapeInline(node.replace(/\s+/g, ' ')) };
  if (isLeftOut(node, conversion)) return { text: '' };
  const mark = EMPHASES.get(node.name);
  if (mark !== undefined) return { text: inlineMarkdown(node.children, conversion), mark };
  if (node.name === 'br') return { text: '\\\n' };
  if (node.name === 'img') return { text: picture(node, conversion) };
  if (node.name === 'a') return { text: link(node, conversion) };
  if (node.name === 'code' || node.name === 'kbd' || node.name === 'tt') return { text: codeSpan(textIn(node)) };
  return { text: inlineMarkdown(node.children, conversion) };
}

/** Adds emphasis if Markdown recognises its delimiters there. Spaces are moved outside of it. */
function withEmphasis({ text, mark = '' }: Piece, before: Piece | undefined, after: Piece | undefined): string {
  const [, start = '', core = '', end = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? [];
  const touches =
    (start === '' && /[^\s\p{P}]$/u.test(before?.text ?? '')) || (end === '' && /^[^\s\p{P}]/u.test(after?.text ?? ''));
  const isPlain = /^[^\s\p{P}\p{S}](?:[\s\S]*[^\s\p{P}\p{S}])?$/u.test(core);
  if (core === '' || core.includes('\n') || core.includes(mark[0] as string) || (touches && !isPlain)) return text;
  return `${start}${emphasised(core, mark)}${end}`;
}

/** Adds emphasis to a text; an empty text stays empty. */
export function emphasised(text: string, mark: string): string {
  return text === '' ? '' : `${mark}${text}${mark}`;
}

function codeSpan(text: string): string {
  const code = text.replace(/\s+/g, ' ').trim();
  const quote = '`'.repeat(longestBacktickRun(code) + 1);
  if (code === '') return '';
  return /^`|`$/.test(code) ? `${quote} ${code} ${quote}` : `${quote}${code}${quote}`;
}

function link({ attributes, children }: MarkupElement, conversion: Conversion): string {
  const text = inlineMarkdown(children, conversion);
  const href = attributes['href'] ?? '';
  const address = webAddress(href, conversion.base);
  if (address === undefined) {
    if (isExecutable(href)) conversion.losses.add('link');
    return text;
  }
  const shown = text.replace(/\\?\n/g, ' ').trim();
  if (shown === '') return '';
  return webAddress(textOf(children)) === address ? address : `[${shown.replace(/[[\]]/g, '\\$&')}](${address})`;
}

function textOf(children: readonly MarkupNode[]): string {
  return children.map(textIn).join('').trim();
}

function picture({ attributes }: MarkupElement, conversion: Conversion): string {
  conversion.losses.add('picture');
  const address = webAddress(attributes['src'] ?? '', conversion.base);
  const alt = escapeInline((attributes['alt'] ?? '').replace(/\s+/g, ' ').trim());
  if (address === undefined) return alt;
  return alt === '' ? address : `[${alt.replace(/\\?[[\]]/g, '')}](${address})`;
}

/** Whether an element is removed with its content. */
export function isLeftOut({ name }: MarkupElement, { losses }: Conversion): boolean {
  if (SCRIPTS.has(name)) losses.add('script');
  return SCRIPTS.has(name) || LEFT_OUT.has(name);
}

/** The length of the longest run of backticks. The fence of a code block must be longer. */
export function longestBacktickRun(code: string): number {
  return Math.max(0, ...(code.match(/`+/g) ?? []).map((run) => run.length));
}
