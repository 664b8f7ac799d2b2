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
import { HintedError } from '../../diagnostics/hinted-error.ts';
import type { ValuePath } from '../record-values.ts';

/** Finds where the values of a YAML text are, so that an edit can change one and keep the rest of the text. */

/** The text is not valid YAML, or is written in a way that cannot be edited. */
export class YamlEditError extends HintedError {
  constructor(message: string) {
    super(message, 'make this change in the file itself, in a text editor', 'file-not-editable');
  }
}

/** Runs an edit of a file. Throws `YamlEditError` with the path of the file. */
export function editFile<T>(path: string, edit: () => T): T {
  try {
    return edit();
  } catch (error) {
    if (error instanceof YamlEditError) throw new YamlEditError(`${path} cannot be edited here. ${error.message}`);
    throw error;
  }
}

/** The place of a value. A value in flow style is one place: an edit inside it rewrites the whole value. */
export interface YamlPlace {
  /**
   * The path of this value. It is shorter than the requested one if that is missing, or is inside a value in flow
   * style.
   */
  readonly path: ValuePath;
  readonly node: Node | null;
  /** The offset of its key, or of the value if it has no key. */
  readonly start: number;
  readonly end: number;
  /** The column of `start`. */
  readonly indent: number;
  readonly key?: string;
}

/** The place of the value at a path, or of its nearest existing parent. Throws `YamlEditError`. */
export function placeAt(text: string, path: ValuePath): YamlPlace {
  const document = parseDocument(text, { version: '1.2', schema: 'core', prettyErrors: false });
  const [error] = document.errors;
  if (error !== undefined) throw new YamlEditError(`This is not valid YAML: ${error.message}`);
  const { contents } = document;
  const start = contents?.range?.[0] ?? text.length;
  let place: YamlPlace = { path: [], node: contents, start, end: endOf(text, contents, start), indent: 0 };
  for (const part of path) {
    const next = isBlock(place.node) ? childAt(text, place, part) : undefined;
    if (next === undefined) return place;
    place = next;
  }
  return place;
}

export function isBlock(node: unknown): node is YAMLMap | YAMLSeq {
  return isCollection(node) && node.flow !== true && node.items.length > 0;
}

/** The places of a block collection's values, in their order. */
export function childrenOf(text: string, place: YamlPlace): readonly YamlPlace[] {
  const { node } = place;
  if (!isBlock(node)) return [];
  return isMap(node)
    ? node.items.map((pair) => pairPlace(text, place, pair as Pair<Node, Node | null>))
    : node.items.map((item, index) => itemPlace(text, place, { item: item as Node, index }));
}

/** The end of the line if only a comment follows `from`, otherwise `from`. */
export function lineEnd(text: string, from: number): number {
  const rest = /^[ \t]*(?:[ \t]#[^\r\n]*)?(?=\r?\n|$)/.exec(text.slice(from));
  return rest === null ? from : from + rest[0].length;
}

function columnOf(text: string, offset: number): number {
  return offset - (text.lastIndexOf('\n', offset - 1) + 1);
}

function childAt(text: string, place: YamlPlace, part: string | number): YamlPlace | undefined {
  const { node } = place;
  if (isMap(node)) {
    const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === String(part));
    return pair === undefined ? undefined : pairPlace(text, place, pair as Pair<Node, Node | null>);
  }
  const item = isSeq(node) ? (node.items[Number(part)] as Node | undefined) : undefined;
  return item === undefined ? undefined : itemPlace(text, place, { item, index: Number(part) });
}

function pairPlace(text: string, parent: YamlPlace, { key, value }: Pair<Node, Node | null>): YamlPlace {
  const name = isScalar(key) ? String(key.value) : '';
  const start = key.range?.[0] ?? parent.start;
  const afterKey = text.indexOf(':', key.range?.[1] ?? start) + 1;
  const end = Math.max(afterKey, endOf(text, value, afterKey));
  return { path: [...parent.path, name], node: value, start, end, indent: columnOf(text, start), key: name };
}

function itemPlace(text: string, parent: YamlPlace, { item, index }: { item: Node; index: number }): YamlPlace {
  const start = item.range?.[0] ?? parent.start;
  return {
    path: [...parent.path, index],
    node: item,
    start,
    end: endOf(text, item, start),
    indent: columnOf(text, start),
  };
}

/** The end of a value, without the line breaks and comments after it; `fallback` if there is no value. */
function endOf(text: string, node: Node | null, fallback: number): number {
  if (node?.range === undefined || node.range === null) return fallback;
  if (isBlock(node)) {
    const last = node.items.at(-1) as Node | Pair<Node, Node | null>;
    if (isMap(node)) return pairPlace(text, EMPTY, last as Pair<Node, Node | null>).end;
    return endOf(text, last as Node, fallback);
  }
  const [start, end] = node.range;
  return start + text.slice(start, end).replace(/[ \t\r\n]+$/, '').length;
}

const EMPTY: YamlPlace = { path: [], node: null, start: 0, end: 0, indent: 0 };
