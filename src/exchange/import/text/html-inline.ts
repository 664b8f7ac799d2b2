import { escapeInline } from './foreign-text.ts';
import { type MarkupElement, type MarkupNode, textIn } from './markup-tree.ts';
import type { Converting } from './safe-markdown.ts';
import { runs, webAddress } from './web-address.ts';

const LEFT_OUT = new Set(
  'head title style template noscript svg math form input button select textarea audio video canvas'.split(' '),
);
const SCRIPTS = new Set('script iframe frame frameset object embed applet base meta link'.split(' '));
const EMPHASES = new Map(Object.entries({ strong: '**', b: '**', em: '*', i: '*', del: '~~', s: '~~' }));

/** Text within a block; a line break is a backslash at the end of a line. */
export function inlineMarkdown(nodes: readonly MarkupNode[], converting: Converting): string {
  const pieces = nodes.map((node) => inlineNode(node, converting));
  return pieces
    .map((piece, at) => (piece.mark === undefined ? piece.text : marked(piece, pieces[at - 1], pieces[at + 1])))
    .join('')
    .replace(/ +/g, ' ');
}

interface Piece {
  readonly text: string;
  readonly mark?: string;
}

function inlineNode(node: MarkupNode, converting: Converting): Piece {
  if (typeof node === 'string') return { text: escapeInline(node.replace(/\s+/g, ' ')) };
  if (isLeftOut(node, converting)) return { text: '' };
  const mark = EMPHASES.get(node.name);
  if (mark !== undefined) return { text: inlineMarkdown(node.children, converting), mark };
  if (node.name === 'br') return { text: '\\\n' };
  if (node.name === 'img') return { text: picture(node, converting) };
  if (node.name === 'a') return { text: link(node, converting) };
  if (node.name === 'code' || node.name === 'kbd' || node.name === 'tt') return { text: codeSpan(textIn(node)) };
  return { text: inlineMarkdown(node.children, converting) };
}

/** Emphasis where Markdown recognises its beginning and end; blanks stay outside. */
function marked({ text, mark = '' }: Piece, before: Piece | undefined, after: Piece | undefined): string {
  const [, start = '', core = '', end = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? [];
  const touches =
    (start === '' && /[^\s\p{P}]$/u.test(before?.text ?? '')) || (end === '' && /^[^\s\p{P}]/u.test(after?.text ?? ''));
  const isPlain = /^[^\s\p{P}\p{S}](?:[\s\S]*[^\s\p{P}\p{S}])?$/u.test(core);
  if (core === '' || core.includes('\n') || core.includes(mark[0] as string) || (touches && !isPlain)) return text;
  return `${start}${emphasised(core, mark)}${end}`;
}

/** Nothing where there is nothing to mark. */
export function emphasised(text: string, mark: string): string {
  return text === '' ? '' : `${mark}${text}${mark}`;
}

function codeSpan(text: string): string {
  const code = text.replace(/\s+/g, ' ').trim();
  const quote = '`'.repeat(longestRun(code) + 1);
  if (code === '') return '';
  return /^`|`$/.test(code) ? `${quote} ${code} ${quote}` : `${quote}${code}${quote}`;
}

function link({ attributes, children }: MarkupElement, converting: Converting): string {
  const text = inlineMarkdown(children, converting);
  const href = attributes['href'] ?? '';
  const address = webAddress(href, converting.base);
  if (address === undefined) {
    if (runs(href)) converting.losses.add('link');
    return text;
  }
  const shown = text.replace(/\\?\n/g, ' ').trim();
  if (shown === '') return '';
  return webAddress(textOf(children)) === address ? address : `[${shown.replace(/[[\]]/g, '\\$&')}](${address})`;
}

function textOf(children: readonly MarkupNode[]): string {
  return children.map(textIn).join('').trim();
}

function picture({ attributes }: MarkupElement, converting: Converting): string {
  converting.losses.add('picture');
  const address = webAddress(attributes['src'] ?? '', converting.base);
  const words = escapeInline((attributes['alt'] ?? '').replace(/\s+/g, ' ').trim());
  if (address === undefined) return words;
  return words === '' ? address : `[${words.replace(/\\?[[\]]/g, '')}](${address})`;
}

/** Elements that go with all that is in them. */
export function isLeftOut({ name }: MarkupElement, { losses }: Converting): boolean {
  if (SCRIPTS.has(name)) losses.add('script');
  return SCRIPTS.has(name) || LEFT_OUT.has(name);
}

/** The longest row of backticks, which a listing's own marks must exceed. */
export function longestRun(code: string): number {
  return Math.max(0, ...(code.match(/`+/g) ?? []).map((run) => run.length));
}
