import { cleanText, escapeLineStart } from './foreign-text.ts';
import { emphasised, inlineMarkdown, isLeftOut, longestRun } from './html-inline.ts';
import { elementsIn, type MarkupElement, type MarkupNode, parseMarkup, textIn } from './markup-tree.ts';
import type { ConvertedText, Converting, Loss } from './safe-markdown.ts';

/** HTML of a text as Markdown: what Markdown can say stays, scripts and looks go, pictures become links. */

const BLOCKS = new Set(
  (
    'html body p div section article aside header footer main nav address figure figcaption center details summary ' +
    'ul ol li dl dt dd blockquote pre h1 h2 h3 h4 h5 h6 hr table caption thead tbody tfoot tr td th fieldset'
  ).split(' '),
);

/** Headings begin at the second level, as they do in content. */
export function htmlToMarkdown(html: string, base?: string): ConvertedText {
  const losses = new Set<Loss>();
  const { root } = parseMarkup(cleanText(html), 'html');
  const markdown = blocks(root.children, { base, losses }).join('\n\n');
  return { markdown, losses: [...losses] };
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
    for (const text of block(node, converting)) if (text !== '') made.push(text);
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
  if (name === 'dt') return [emphasised(inlineMarkdown(children, converting).trim(), '**')];
  if (name === 'blockquote') return [indented(blocks(children, converting).join('\n\n'), ['> ', '> '])];
  return blocks(children, converting);
}

function heading(element: MarkupElement, converting: Converting): string {
  const text = inlineMarkdown(element.children, converting).replace(/\\?\n/g, ' ').trim();
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

function paragraph(nodes: readonly MarkupNode[], converting: Converting): string {
  return inlineMarkdown(nodes, converting)
    .split('\n')
    .map((line) => escapeLineStart(line.trim()))
    .join('\n')
    .replace(/(?:\\\n){2,}/g, '\n\n')
    .replace(/^(?:\\?\n)+|(?:\\?\n)+\\?$/g, '')
    .trim();
}
