import {
  isCollection,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  type YAMLMap,
  type YAMLSeq,
} from '../../content/yaml-adapter.ts';
import type { ValuePath } from '../record-values.ts';

/** Where in a YAML text the parts of its value stand, for edits that leave all else as it is. */

/** The text is no YAML that can be edited. */
export class YamlEditError extends Error {
  readonly hint = 'conf-site check tells what is wrong with it';
}

/** A value in block style, or a whole value in flow style: the smallest part that is written anew as one. */
export interface Spot {
  /** How far a path led: all of it, or to what is missing there or stands in flow style. */
  readonly path: ValuePath;
  readonly node: Node | null;
  /** Of its key, where it has one, or of itself. */
  readonly start: number;
  readonly end: number;
  /** The column at which it starts. */
  readonly indent: number;
  readonly key?: string;
}

/** Follows a path as far as it leads. Throws `YamlEditError`. */
export function spotAt(text: string, path: ValuePath): Spot {
  const document = parseDocument(text, { version: '1.2', schema: 'core', prettyErrors: false });
  const [error] = document.errors;
  if (error !== undefined) throw new YamlEditError(`This is not valid YAML: ${error.message}`);
  const { contents } = document;
  const start = contents?.range?.[0] ?? text.length;
  let spot: Spot = { path: [], node: contents, start, end: endOf(text, contents, start), indent: 0 };
  for (const part of path) {
    const next = isBlock(spot.node) ? childAt(text, spot, part) : undefined;
    if (next === undefined) return spot;
    spot = next;
  }
  return spot;
}

export function isBlock(node: unknown): node is YAMLMap | YAMLSeq {
  return isCollection(node) && node.flow !== true && node.items.length > 0;
}

/** The spots of a block collection's parts, in their order. */
export function childrenOf(text: string, spot: Spot): readonly Spot[] {
  const { node } = spot;
  if (!isBlock(node)) return [];
  return isMap(node)
    ? node.items.map((pair) => pairSpot(text, spot, pair as Pair<Node, Node | null>))
    : node.items.map((item, index) => itemSpot(text, spot, { item: item as Node, index }));
}

/** The end of what stands on a line from a place on: with its comment, without its line end. */
export function lineEnd(text: string, from: number): number {
  const rest = /^[ \t]*(?:[ \t]#[^\r\n]*)?(?=\r?\n|$)/.exec(text.slice(from));
  return rest === null ? from : from + rest[0].length;
}

function columnOf(text: string, offset: number): number {
  return offset - (text.lastIndexOf('\n', offset - 1) + 1);
}

function childAt(text: string, spot: Spot, part: string | number): Spot | undefined {
  const { node } = spot;
  if (isMap(node)) {
    const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === String(part));
    return pair === undefined ? undefined : pairSpot(text, spot, pair as Pair<Node, Node | null>);
  }
  const item = isSeq(node) ? (node.items[Number(part)] as Node | undefined) : undefined;
  return item === undefined ? undefined : itemSpot(text, spot, { item, index: Number(part) });
}

function pairSpot(text: string, parent: Spot, { key, value }: Pair<Node, Node | null>): Spot {
  const name = isScalar(key) ? String(key.value) : '';
  const start = key.range?.[0] ?? parent.start;
  const afterKey = text.indexOf(':', key.range?.[1] ?? start) + 1;
  const end = Math.max(afterKey, endOf(text, value, afterKey));
  return { path: [...parent.path, name], node: value, start, end, indent: columnOf(text, start), key: name };
}

function itemSpot(text: string, parent: Spot, { item, index }: { item: Node; index: number }): Spot {
  const start = item.range?.[0] ?? parent.start;
  return {
    path: [...parent.path, index],
    node: item,
    start,
    end: endOf(text, item, start),
    indent: columnOf(text, start),
  };
}

/** Where a value ends, without the line end and the comments that follow it. */
function endOf(text: string, node: Node | null, otherwise: number): number {
  if (node?.range === undefined || node.range === null) return otherwise;
  if (isBlock(node)) {
    const last = node.items.at(-1) as Node | Pair<Node, Node | null>;
    if (isMap(node)) return pairSpot(text, EMPTY, last as Pair<Node, Node | null>).end;
    return endOf(text, last as Node, otherwise);
  }
  const [start, end] = node.range;
  return start + text.slice(start, end).replace(/[ \t\r\n]+$/, '').length;
}

const EMPTY: Spot = { path: [], node: null, start: 0, end: 0, indent: 0 };
