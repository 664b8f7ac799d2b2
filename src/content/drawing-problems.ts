import { addressFault, type CssProblem, unsafeCss } from './drawing-references.ts';
import { createMarkupParser } from './markup-parser.ts';

/**
 * Finds what is unsafe in a drawing (SVG). Inside an `img` element a drawing runs and loads nothing. Opened by itself it is
 * a document of the site, and hosts that do not read `_headers` send it without the Content Security Policy.
 */

export type DrawingFault =
  | 'script'
  | 'handler'
  | 'address'
  | 'web-page'
  | 'external'
  | 'doctype'
  | 'instruction'
  | 'encoding'
  | 'depth';

/** A fault, its source, and its range in the text of the file, in UTF-16 units. */
export interface DrawingProblem {
  readonly fault: DrawingFault;
  readonly source: string;
  readonly start: number;
  readonly end: number;
}

const XHTML = 'http://www.w3.org/1999/xhtml';

/** Attributes with addresses that a browser follows or loads, also those of animations. They may have any XML prefix. */
const ADDRESSES = ['href', 'src', 'action', 'formaction', 'data', 'ping', 'base', 'to', 'from', 'by', 'values'];

/** The elements whose address is that of a picture, in lower case. */
const PICTURES = ['image', 'feimage'];

/** The document type of SVG, as drawing programs write it. It is harmless: it declares nothing, and no browser loads it. */
const SVG_DOCTYPE = /^!DOCTYPE\s+svg\s*(?:PUBLIC\s+"-\/\/W3C\/\/DTD SVG[^"<>[]*"\s*"[^"<>[]*"\s*)?$/;

/** Encodings in which `<` is always the same byte. Others can hide markup from a parser that reads the file as UTF-8. */
const PLAIN_ENCODING = /^(?:utf-8|us-ascii|ascii|iso-8859-\d+|windows-125\d)$/i;

/** No real drawing is nested this deeply. The time of the parser grows with the square of the depth. */
const DEPTH_LIMIT = 1000;
const CHUNK_LENGTH = 8192;

/** All unsafe parts of a drawing, in the order of the file. */
export function drawingProblems(text: string): readonly DrawingProblem[] {
  const problems: DrawingProblem[] = [];
  const add = (fault: DrawingFault, source: string, start: number): void => {
    problems.push({ fault, source, start, end: start + Math.max(1, source.length) });
  };
  const addCss = (css: string, from: number): void => {
    for (const { fault, source } of unsafeCss(css)) add(fault, source, placeIn(text, source, from));
  };
  const open: string[] = [];
  let style: { text: string; readonly start: number } | undefined;
  const parser = createMarkupParser('xml', {
    onopentagname(name) {
      const element = localName(name);
      if (element === 'script' || element === 'handler') add('script', `<${name}`, parser.startIndex);
      if (element === 'foreignobject') add('web-page', `<${name}`, parser.startIndex);
      if (element === 'style') style ??= { text: '', start: parser.startIndex };
      if (open.length === DEPTH_LIMIT) add('depth', `<${name}`, parser.startIndex);
      open.push(element);
    },
    onattribute(name, value) {
      const fault = attributeFault({ element: open.at(-1) ?? '', name, value });
      if (fault !== undefined) add(fault, shortSource(name, value, fault), parser.startIndex);
      else if (!name.startsWith('xmlns')) addCss(value, parser.startIndex);
    },
    ontext(data) {
      if (style !== undefined) style.text += data;
    },
    onclosetag() {
      if (open.pop() !== 'style' || style === undefined || open.includes('style')) return;
      addCss(style.text, style.start);
      style = undefined;
    },
    onprocessinginstruction(name, data) {
      const fault = name.startsWith('!') ? doctypeFault(data) : instructionFault(name, data);
      if (fault !== undefined) add(fault, `<${data}>`.slice(0, 80), parser.startIndex);
    },
  });
  for (let at = 0; at < text.length && open.length <= DEPTH_LIMIT; at += CHUNK_LENGTH)
    parser.write(text.slice(at, at + CHUNK_LENGTH));
  parser.end();
  for (const { 0: source, index } of text.matchAll(SHORT_COMMENT)) add('instruction', source, index);
  return problems.sort((a, b) => a.start - b.start);
}

/** XML and HTML parsers disagree on where such a comment ends. */
const SHORT_COMMENT = /<!--?-?>/g;

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1).toLowerCase();
}

interface Attribute {
  /** The local name of its element. */
  readonly element: string;
  readonly name: string;
  readonly value: string;
}

function attributeFault({ element, name, value }: Attribute): DrawingFault | undefined {
  if (/^on/i.test(name)) return 'handler';
  if (/^xmlns(?::|$)/i.test(name)) return value.includes(XHTML) ? 'web-page' : undefined;
  const attribute = localName(name);
  if (attribute === 'attributename') return /^on/i.test(value.trim()) ? 'handler' : undefined;
  if (!ADDRESSES.includes(attribute)) return undefined;
  const parts = attribute === 'values' ? value.split(';') : [value];
  const faults = parts.map((part) => addressFault(part, PICTURES.includes(element)));
  return faults.find((fault) => fault !== undefined);
}

function shortSource(name: string, value: string, fault: DrawingFault): string {
  return fault === 'handler' ? name : value.trim().slice(0, 80);
}

function doctypeFault(data: string): DrawingFault | undefined {
  return SVG_DOCTYPE.test(data) ? undefined : 'doctype';
}

/** An instruction ends at `?>`, but the parser ends it at the first `>`. A stylesheet may be an XSLT program that writes scripts. */
function instructionFault(name: string, data: string): DrawingFault | undefined {
  if (!data.endsWith('?') || /^\?xml-/i.test(name)) return 'instruction';
  const encoding = /\sencoding\s*=\s*["']\s*([^"'\s]*)/i.exec(data)?.[1];
  if (name !== '?xml' || encoding === undefined) return undefined;
  return PLAIN_ENCODING.test(encoding) ? undefined : 'encoding';
}

/** The offset of a source after `from`; `from` itself if the source is written with entities or escapes. */
function placeIn(text: string, source: CssProblem['source'], from: number): number {
  const found = text.indexOf(source, from);
  return found < 0 ? from : found;
}
