import { createMarkupParser } from '../../content/markup-parser.ts';

/**
 * Parses HTML and XML into a simple tree. Entities that a document declares are never expanded, so a document cannot
 * grow through them.
 */

export interface MarkupElement {
  /** The name as written in XML, in lower case in HTML; empty for the root. */
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly MarkupNode[];
}

export type MarkupNode = MarkupElement | string;

export interface MarkupTree {
  readonly root: MarkupElement;
  /** XML only: the first element that is not closed, and the offset at which that is detected. */
  readonly unclosed?: { readonly name: string; readonly offset: number };
}

/** Elements nested deeper than this are left out with their content. Real documents have a tenth of this depth. */
const DEPTH_LIMIT = 100;
/** Parsing stops at this depth, since the parser's time grows with the square of the depth. */
const DEPTH_END = 1000;
const PIECE_LENGTH = 8192;

export function parseMarkup(text: string, kind: 'html' | 'xml'): MarkupTree {
  const root = emptyElement('', {});
  const open = [root];
  let depth = 0;
  let unclosed: MarkupTree['unclosed'];
  const parser = createMarkupParser(kind, {
    onopentag(name, attributes) {
      depth += 1;
      if (depth > DEPTH_LIMIT) return;
      const element = emptyElement(name, attributes);
      open.at(-1)?.children.push(element);
      open.push(element);
    },
    ontext(data) {
      if (depth <= DEPTH_LIMIT) addText(open.at(-1), data);
    },
    onclosetag(name, isImplied) {
      const isSelfClosing = text.startsWith('/>', parser.endIndex - 1);
      if (kind === 'xml' && isImplied && !isSelfClosing) unclosed ??= { name, offset: parser.startIndex };
      if (depth <= DEPTH_LIMIT) open.pop();
      depth -= 1;
    },
  });
  for (let at = 0; at < text.length && depth < DEPTH_END; at += PIECE_LENGTH) {
    parser.write(text.slice(at, at + PIECE_LENGTH));
  }
  parser.end();
  return unclosed === undefined ? { root } : { root, unclosed };
}

/** The concatenated text of an element. */
export function textIn(node: MarkupNode): string {
  return typeof node === 'string' ? node : node.children.map(textIn).join('');
}

export function elementsIn(element: MarkupElement, name?: string): readonly MarkupElement[] {
  return element.children.filter(
    (child): child is MarkupElement => typeof child !== 'string' && (name === undefined || child.name === name),
  );
}

interface OpenElement extends MarkupElement {
  readonly children: MarkupNode[];
}

function emptyElement(name: string, attributes: Readonly<Record<string, string>>): OpenElement {
  return { name, attributes, children: [] };
}

function addText(element: OpenElement | undefined, data: string): void {
  if (element === undefined) return;
  const last = element.children.at(-1);
  if (typeof last === 'string') element.children[element.children.length - 1] = last + data;
  else element.children.push(data);
}
