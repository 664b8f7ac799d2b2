import { cleanText } from './clean-text.ts';
import { escapeInline, escapeLineStart } from './escape-markdown.ts';
import { elementsIn, type MarkupElement, type MarkupNode, parseMarkup, textIn } from './markup-tree.ts';
import type { ConvertedText, Loss } from './safe-markdown.ts';
import { webAddress } from './web-address.ts';

/** HTML of a text as Markdown: what Markdown can say stays, scripts and looks go, pictures become links. */

const LEFT_OUT = new Set(
  'head title style template noscript svg math form input button select textarea audio video canvas'.split(' '),
);
const SCRIPTS = new Set('script iframe frame frameset object embed applet base meta link'.split(' '));
const BLOCKS = new Set(
  (
    'html body p div section article aside header footer main nav address figure figcaption center details summary ' +
    'ul ol li dl dt dd blockquote pre h1 h2 h3 h4 h5 h6 hr table caption thead tbody tfoot tr td th fieldset'
  ).split(' '),
);
const EMPHASES: Readonly<Record<string, string>> = { strong: '**', b: '**', em: '*', i: '*', del: '~~', s: '~~' };

export function htmlToMarkdown(html: string, base?: string): ConvertedText {
  const losses = new Set<Loss>();
  const { root } = parseMarkup(cleanText(html), 'html');
  const markdown = blocks(root.children, { ...(base === undefined ? {} : { base }), losses }).join('\n\n');
  return { markdown, losses: [...losses] };
}

interface Converting {
  readonly base?: string;
  readonly losses: Set<Loss>;
}

/** Children as blocks, in order; what stands between blocks without being one is a paragraph. */
function blocks(nodes: readonly MarkupNode[], converting: Converting): readonly string[] {
  const made: string[] = [];
  let between: MarkupNode[] = [];
  const endParagraph = (): void => {
    const text = paragraph(between, converting);
    if (text !== '') made.push(text);
    between = [];
  };
  for (const node of nodes) {
    if (typeof node === 'string' || !holdsBlock(node)) {
      between.push(node);
      continue;
    }
    endParagraph();
    made.push(...block(node, converting).filter((text) => text !== ''));
  }
  endParagraph();
  return made;
}

/** A link or a span may hold blocks too: it is then passed over for what it holds. */
function holdsBlock(node: MarkupElement): boolean {
  return BLOCKS.has(node.name) || elementsIn(node).some(holdsBlock);
}

function block(element: MarkupElement, converting: Converting): readonly string[] {
  const { name, children } = element;
  if (isLeftOut(element, converting)) return [];
  if (name === 'hr') return ['* * *'];
  if (name === 'pre') return [fenced(textIn(element))];
  if (/^h[1-6]$/.test(name)) return [heading(element, converting)];
  if (name === 'ul' || name === 'ol') return [list(element, converting)];
  if (name === 'table') return [table(element, converting)];
  if (name === 'dt') return [emphasised(inline(children, converting).trim(), '**')];
  if (name === 'blockquote') return [indented(blocks(children, converting).join('\n\n'), ['> ', '> '])];
  return blocks(children, converting);
}

function heading(element: MarkupElement, converting: Converting): string {
  const text = inline(element.children, converting).replace(/\\?\n/g, ' ').trim();
  const level = Math.max(2, Number(element.name[1]));
  return text === '' ? '' : `${'#'.repeat(level)} ${text.replace(/#+$/, '\\$&')}`;
}

function list(element: MarkupElement, converting: Converting): string {
  const start = Number.parseInt(element.attributes['start'] ?? '1', 10);
  const first = Number.isSafeInteger(start) && start >= 0 && start < 1e6 ? start : 1;
  const items = element.children.filter((node) => typeof node !== 'string' || node.trim() !== '');
  return items
    .map((item) => blocks(isItem(item) ? item.children : [item], converting).join('\n\n'))
    .filter((text) => text !== '')
    .map((text, at) => {
      const sign = element.name === 'ol' ? `${first + at}. ` : '- ';
      return indented(text.replace(/\n\n(?=(?:-|\d+\.) )/g, '\n'), [sign, ' '.repeat(sign.length)]);
    })
    .join('\n');
}

function isItem(node: MarkupNode): node is MarkupElement {
  return typeof node !== 'string' && node.name === 'li';
}

function indented(text: string, [first, next]: readonly [first: string, next: string]): string {
  return text
    .split('\n')
    .map((line, at) => `${at === 0 ? first : next}${line}`.trimEnd())
    .join('\n');
}

function table(element: MarkupElement, converting: Converting): string {
  const rows = rowsIn(element).map((row) =>
    elementsIn(row)
      .filter(({ name }) => name === 'td' || name === 'th')
      .map((cell) => blocks(cell.children, converting).join(' ').replace(/\\?\n/g, ' ').replace(/\|/g, '\\|')),
  );
  const width = Math.max(0, ...rows.map((row) => row.length));
  if (width === 0) return '';
  if (width === 1) return rows.flat().join('\n\n');
  const line = (cells: readonly string[]): string =>
    `| ${Array.from({ length: width }, (_, at) => cells[at] ?? '').join(' | ')} |`;
  const [head = [], ...others] = rows;
  return [line(head), `|${' --- |'.repeat(width)}`, ...others.map(line)].join('\n');
}

function rowsIn(element: MarkupElement): readonly MarkupElement[] {
  return elementsIn(element).flatMap((child) => (child.name === 'tr' ? [child] : rowsIn(child)));
}

function fenced(text: string): string {
  const code = text.replace(/^\n|\s+$/g, '');
  const fence = '`'.repeat(Math.max(3, longestRun(code) + 1));
  return code === '' ? '' : `${fence}\n${code}\n${fence}`;
}

function longestRun(code: string): number {
  return Math.max(0, ...(code.match(/`+/g) ?? []).map((run) => run.length));
}

function paragraph(nodes: readonly MarkupNode[], converting: Converting): string {
  return inline(nodes, converting)
    .split('\n')
    .map((line) => escapeLineStart(line.trim()))
    .join('\n')
    .replace(/(?:\\\n){2,}/g, '\n\n')
    .replace(/^(?:\\?\n)+|(?:\\?\n)+\\?$/g, '')
    .trim();
}

/** Text within a block; a line break is a backslash at the end of a line. */
function inline(nodes: readonly MarkupNode[], converting: Converting): string {
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
  const mark = EMPHASES[node.name];
  if (mark !== undefined) return { text: inline(node.children, converting), mark };
  if (node.name === 'br') return { text: '\\\n' };
  if (node.name === 'img') return { text: picture(node, converting) };
  if (node.name === 'a') return { text: link(node, converting) };
  if (node.name === 'code' || node.name === 'kbd' || node.name === 'tt') return { text: codeSpan(textIn(node)) };
  return { text: inline(node.children, converting) };
}

/** Emphasis where Markdown can tell its beginning and end; blanks stay outside. */
function marked({ text, mark = '' }: Piece, before: Piece | undefined, after: Piece | undefined): string {
  const [, start = '', core = '', end = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? [];
  const touches =
    (start === '' && /[^\s\p{P}]$/u.test(before?.text ?? '')) || (end === '' && /^[^\s\p{P}]/u.test(after?.text ?? ''));
  const isPlain = /^[^\s\p{P}\p{S}](?:[\s\S]*[^\s\p{P}\p{S}])?$/u.test(core);
  if (core === '' || core.includes('\n') || core.includes(mark[0] as string) || (touches && !isPlain)) return text;
  return `${start}${emphasised(core, mark)}${end}`;
}

function emphasised(text: string, mark: string): string {
  return text === '' ? '' : `${mark}${text}${mark}`;
}

function codeSpan(text: string): string {
  const code = text.replace(/\s+/g, ' ').trim();
  const quote = '`'.repeat(longestRun(code) + 1);
  if (code === '') return '';
  return /^`|`$/.test(code) ? `${quote} ${code} ${quote}` : `${quote}${code}${quote}`;
}

function link({ attributes, children }: MarkupElement, converting: Converting): string {
  const text = inline(children, converting);
  const href = attributes['href'] ?? '';
  const address = webAddress(href, converting.base);
  if (address === undefined) {
    if (/^\s*(?:javascript|data|vbscript|file):/i.test(href)) converting.losses.add('link');
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

function isLeftOut({ name }: MarkupElement, { losses }: Converting): boolean {
  if (SCRIPTS.has(name)) losses.add('script');
  return SCRIPTS.has(name) || LEFT_OUT.has(name);
}
