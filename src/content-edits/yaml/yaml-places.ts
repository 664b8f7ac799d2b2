import {
  isCollection,
  isMap,
  isPair,
  isScalar,
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

/** A text, its nodes and its value. */
export interface YamlSource {
  readonly text: string;
  readonly root: Node | null;
  readonly value: unknown;
}

/** Parses a text. Throws `YamlEditError`, by default with the message of the parser, if it is not valid YAML. */
export function readYaml(text: string, message?: string): YamlSource {
  const document = parseDocument(text, { version: '1.2', schema: 'core', prettyErrors: false, keepSourceTokens: true });
  try {
    for (const error of document.errors) throw error;
    return { text, root: document.contents, value: document.toJS() };
  } catch (error) {
    throw new YamlEditError(message ?? `This is not valid YAML: ${(error as Error).message}`);
  }
}

/** The place of a value. */
export interface YamlPlace {
  /** The path of this value, which is shorter than the requested one if that is missing. */
  readonly path: ValuePath;
  readonly node: Node | null;
  /** The offset of its key, or of the value if it has no key. */
  readonly start: number;
  readonly end: number;
  readonly key?: string;
  /** The offset after the colon of its key. Absent if it has no key, or a key without a colon. */
  readonly afterKey?: number;
  /** The outermost value in flow style that contains this one. */
  readonly outer?: YamlPlace;
}

/** The place of the value at a path, or of its nearest existing parent. */
export function placeAt({ text, root }: YamlSource, path: ValuePath): YamlPlace {
  const start = root?.range?.[0] ?? text.length;
  let place: YamlPlace = { path: [], node: root, start, end: endOf(text, root, start) };
  for (const part of path) {
    const next = childrenOf(text, place).find(({ path: own }) => String(own.at(-1)) === String(part));
    if (next === undefined) return place;
    place = next;
  }
  return place;
}

/** Whether a node is a map or list, in either style, that is not empty. */
export function isFilled(node: unknown): node is YAMLMap<Node, Node | null> | YAMLSeq<Node> {
  return isCollection(node) && node.items.length > 0;
}

export function isFlow(node: unknown): boolean {
  return isCollection(node) && node.flow === true;
}

/** The places of the values of a map or list, in their order. A pair in a list, such as `[a: 1]`, has none. */
export function childrenOf(text: string, place: YamlPlace): readonly YamlPlace[] {
  const { node, path } = place;
  if (!isFilled(node) || (isFlow(node) && !/[[{]/.test(text.charAt(node.range?.[0] ?? 0)))) return [];
  const outer = place.outer ?? (isFlow(node) ? place : undefined);
  const inFlow = outer === undefined ? {} : { outer };
  return isMap(node)
    ? node.items.map((pair) => ({ ...pairPlace(text, path, pair), ...inFlow }))
    : node.items.map((item, index) => {
        const start = item.range?.[0] ?? place.start;
        return { path: [...path, index], node: item, start, end: endOf(text, item, start), ...inFlow };
      });
}

function pairPlace(text: string, path: ValuePath, { key, value, srcToken }: Pair<Node, Node | null>): YamlPlace {
  const name = isScalar(key) ? String(key.value) : '';
  const [start, end] = key.range ?? [0, 0];
  const place = { path: [...path, name], node: value, start, end, key: name };
  const colon = srcToken?.sep?.find(({ type }) => type === 'map-value-ind');
  if (colon === undefined) return place;
  const afterKey = colon.offset + 1;
  return { ...place, afterKey, end: Math.max(afterKey, endOf(text, value, afterKey)) };
}

/** The end of a value, without the line breaks and comments after it; `fallback` if there is no value. */
function endOf(text: string, node: Node | null, fallback: number): number {
  if (!node?.range) return fallback;
  const last = isFilled(node) && !isFlow(node) ? node.items.at(-1) : undefined;
  if (isPair<Node, Node | null>(last)) return pairPlace(text, [], last).end;
  if (last !== undefined) return endOf(text, last, fallback);
  const [start, end] = node.range;
  return start + text.slice(start, end).replace(/[ \t\r\n]+$/, '').length;
}

/** The end of the line if only a comment follows `from`, otherwise `from`. */
export function lineEnd(text: string, from: number): number {
  const rest = /^[ \t]*(?:[ \t]#[^\r\n]*)?(?=\r?\n|$)/.exec(text.slice(from));
  return rest === null ? from : from + rest[0].length;
}

export function lineStart(text: string, offset: number): number {
  return text.lastIndexOf('\n', offset - 1) + 1;
}

/** The offset after the line break at or after an offset. */
export function afterLine(text: string, offset: number): number {
  return text.indexOf('\n', offset) + 1 || text.length;
}

export function columnOf(text: string, offset: number): number {
  return offset - lineStart(text, offset);
}
