import { cleanText, escapeLineStart } from './foreign-text.ts';
import { emphasised, inlineMarkdown, isLeftOut, longestBacktickRun } from './html-inline.ts';
import { elementsIn, type MarkupElement, type MarkupNode, parseMarkup, textIn } from './markup-tree.ts';
import type { Conversion, ConvertedText, Loss } from './safe-markdown.ts';

/** Converts HTML to Markdown. Scripts and styling are removed, and pictures become links. */

const BLOCKS = new Set(
  (
    'html body p div section article aside header footer main nav address figure figcaption center details summary ' +
    'ul ol li dl dt dd blockquote pre h1 h2 h3 h4 h5 h6 hr table caption thead tbody tfoot tr td th fieldset'
  ).split(' '),
);

/** Converts HTML. Headings start at level 2, as in content. */
export function htmlToMarkdown(html: string, base?: string): ConvertedText {
  const losses = new Set<Loss>();
  const { root } = parseMarkup(cleanText(html), 'html');
  const markdown = blocks(root.children, { base, losses }).join('\n\n');
  return { markdown, losses: [...losses] };
}

/** Converts nodes to blocks, in order. Inline content between blocks becomes a paragraph. */
function blocks(nodes: readonly MarkupNode[], conversion: Conversion): readonly string[] {
  const result: string[] = [];
  let inline: MarkupNode[] = [];
  const endParagraph = (): void => {
    const text = paragraph(inline, conversion);
    if (text !== '') result.push(text);
    inline = [];
  };
  for (const node of nodes) {
    if (typeof node === 'string' || !containsBlock(node)) {
      inline.push(node);
      continue;
    }
    endParagraph();
    for (const text of block(node, conversion)) if (text !== '') result.push(text);
  }
  endParagraph();
  return result;
}

/** Whether an element is or contains a block. A link or span that contains blocks is replaced by its content. */
function containsBlock(node: MarkupElement): boolean {
  return BLOCKS.has(node.name) || elementsIn(node).some(containsBlock);
}

function block(element: MarkupElement, conversion: Conversion): readonly string[] {
  const { name, children } = element;
  if (isLeftOut(element, conversion)) return [];
  if (name === 'hr') return ['* * *'];
  if (name === 'pre') return [fenced(textIn(element))];
  if (/^h[1-6]$/.test(name)) return [heading(element, conversion)];
  if (name === 'ul' || name === 'ol') return [list(element, conversion)];
  if (name === 'table') return [table(element, conversion)];
  if (name === 'dt') return [emphasised(inlineMarkdown(children, conversion).trim(), '**')];
  if (name === 'blockquote') return [indented(blocks(children, conversion).join('\n\n'), ['> ', '> '])];
  return blocks(children, conversion);
}

function heading(element: MarkupElement, conversion: Conversion): string {
  const text = inlineMarkdown(element.children, conversion).replace(/\\?\n/g, ' ').trim();
  const level = Math.max(2, Number(element.name[1]));
  return text === '' ? '' : `${'#'.repeat(level)} ${text.replace(/#+$/, '\\$&')}`;
}

function list(element: MarkupElement, conversion: Conversion): string {
  const start = Number.parseInt(element.attributes['start'] ?? '1', 10);
  const first = Number.isSafeInteger(start) && start >= 0 && start < 1e6 ? start : 1;
  const items = element.children.filter((node) => typeof node !== 'string' || node.trim() !== '');
  return items
    .map((item) => blocks(isItem(item) ? item.children : [item], conversion).join('\n\n'))
    .filter((text) => text !== '')
    .map((text, at) => {
      const marker = element.name === 'ol' ? `${first + at}. ` : '- ';
      return indented(text.replace(/\n\n(?=(?:-|\d+\.) )/g, '\n'), [marker, ' '.repeat(marker.length)]);
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

function table(element: MarkupElement, conversion: Conversion): string {
  const rows = rowsIn(element).map((row) =>
    elementsIn(row)
      .filter(({ name }) => name === 'td' || name === 'th')
      .map((cell) => blocks(cell.children, conversion).join(' ').replace(/\\?\n/g, ' ').replace(/\|/g, '\\|')),
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
  const fence = '`'.repeat(Math.max(3, longestBacktickRun(code) + 1));
  return code === '' ? '' : `${fence}\n${code}\n${fence}`;
}

function paragraph(nodes: readonly MarkupNode[], conversion: Conversion): string {
  return inlineMarkdown(nodes, conversion)
    .split('\n')
    .map((line) => escapeLineStart(line.trim()))
    .join('\n')
    .replace(/(?:\\\n){2,}/g, '\n\n')
    .replace(/^(?:\\?\n)+|(?:\\?\n)+\\?$/g, '')
    .trim();
}
