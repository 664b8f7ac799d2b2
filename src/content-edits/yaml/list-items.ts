import {
  isCollection,
  isMap,
  isScalar,
  isSeq,
  type Node,
  parseDocument,
  type YAMLSeq,
} from '../../content/yaml-adapter.ts';
import { isSame } from '../record-values.ts';
import { valueAt } from './edit-yaml.ts';
import { renderFlow } from './write-yaml.ts';
import { lineEnd, YamlEditError } from './yaml-places.ts';

/**
 * Moves items between the lists of YAML texts, with the bytes of each item: its style, the comments on its lines, and
 * the comment lines directly above it. Paths are those of JSON pointers: a list index is a string.
 */

type Path = readonly string[];

/** An item that was taken out of a list. */
export interface ListItem {
  readonly value: unknown;
  /** Its lines with their line breaks, from the comments above it on; undefined for an item in a list in flow style. */
  readonly lines?: string;
  /** The column of the dash in `lines`. */
  readonly column: number;
}

/** A new item, written in the usual style. */
export function newItem(value: Readonly<Record<string, unknown>>, lines: string): ListItem {
  return { value, lines, column: 0 };
}

/** Takes an item out of the list that contains it. A list that has become empty is `[]`. Throws `YamlEditError`. */
export function takeItem(text: string, path: Path): { readonly item: ListItem; readonly text: string } {
  const listPath = path.slice(0, -1);
  const index = Number(path.at(-1));
  const place = listAt(text, listPath);
  const before = valueAt(text, listPath) as readonly unknown[];
  if (index >= place.list.items.length) throw notEditable(path);
  const value = before[index];
  const lines = place.list.flow === true ? undefined : rowsOf(text, place.list)[index];
  const rest =
    lines === undefined ? withoutFlowItem(text, place.list, index) : withoutLines(text, place, { ...lines, index });
  refuseOther(rest, listPath, before.toSpliced(index, 1));
  if (lines === undefined) return { item: { value, column: 0 }, text: rest };
  return { item: { value, lines: text.slice(lines.start, lines.end), column: lines.column }, text: rest };
}

/** Inserts an item into a list before the item at `index`, or at the end. Throws `YamlEditError`. */
export function insertItem(
  text: string,
  listPath: Path,
  { index, item }: { readonly index: number; readonly item: ListItem },
): string {
  const place = listAt(text, listPath);
  const before = valueAt(text, listPath) as readonly unknown[];
  const result =
    place.list.flow !== true ? amongLines(text, place.list, { index, item }) : inFlow(text, place, { index, item });
  refuseOther(result, listPath, before.toSpliced(index, 0, item.value));
  return result;
}

interface ListPlace {
  readonly list: YAMLSeq<Node>;
  /** The offset after the colon of the list's key, and the column of the key. */
  readonly afterKey: number;
  readonly keyColumn: number;
  readonly isInFlow: boolean;
}

function listAt(text: string, path: Path): ListPlace {
  const document = parseDocument(text, { version: '1.2', schema: 'core', prettyErrors: false });
  const [error] = document.errors;
  if (error !== undefined) throw new YamlEditError(`This is not valid YAML: ${error.message}`);
  let node: unknown = document.contents;
  let isInFlow = false;
  let key: Node | undefined;
  for (const part of path) {
    isInFlow ||= isCollection(node) && node.flow === true;
    const pair = isMap(node)
      ? node.items.find((one) => isScalar(one.key) && String(one.key.value) === part)
      : undefined;
    key = pair?.key as Node | undefined;
    node = pair !== undefined ? pair.value : isSeq(node) ? node.items[Number(part)] : undefined;
  }
  if (!isSeq<Node>(node) || !key?.range) throw notEditable(path);
  const [start, end] = key.range;
  return { list: node, afterKey: text.indexOf(':', end) + 1, keyColumn: columnOf(text, start), isInFlow };
}

interface Lines {
  readonly start: number;
  readonly end: number;
  /** The column of the dash. */
  readonly column: number;
}

/** The lines of each item of a list in block style, with the comments that belong to it. */
function rowsOf(text: string, list: YAMLSeq<Node>): readonly Lines[] {
  return list.items.map((item) => {
    const dash = text.lastIndexOf('-', (item.range?.[0] ?? 0) - 1);
    const line = lineStart(text, dash);
    const column = dash - line;
    if (dash < 0 || text.slice(line, dash).trim() !== '') throw new YamlEditError('A list in a list cannot be edited.');
    return {
      start: withCommentsAbove(text, line, column),
      end: withCommentsBelow(text, endOfItem(text, item), column),
      column,
    };
  });
}

/** The offset after the last line of an item. */
function endOfItem(text: string, item: Node): number {
  const [start, end] = item.range as [number, number, number];
  const last = start + text.slice(start, end).replace(/(?:[ \t]*(?:#[^\n]*)?\r?\n)*[ \t]*$/, '').length;
  return afterLine(text, lineEnd(text, last));
}

/** Comment lines directly above an item, in the column of its dash, belong to it. */
function withCommentsAbove(text: string, line: number, column: number): number {
  let start = line;
  while (start > 0) {
    const previous = lineStart(text, start - 1);
    if (!text.slice(previous, start).startsWith(`${' '.repeat(column)}#`)) return start;
    start = previous;
  }
  return start;
}

/** Comment lines directly below an item, to the right of its dash, belong to it. */
function withCommentsBelow(text: string, from: number, column: number): number {
  let end = from;
  for (;;) {
    const indent = /^( *)#/.exec(text.slice(end, afterLine(text, end)))?.[1];
    if (indent === undefined || indent.length <= column) return end;
    end = afterLine(text, end);
  }
}

function withoutLines(text: string, { list, afterKey }: ListPlace, { start, end }: Lines & { index: number }): string {
  const rest = text.slice(0, start) + text.slice(end);
  return list.items.length > 1 ? rest : `${rest.slice(0, afterKey)} []${rest.slice(afterKey)}`;
}

function withoutFlowItem(text: string, list: YAMLSeq<Node>, index: number): string {
  const [item, previous, next] = [index, index - 1, index + 1].map((at) => list.items[at]?.range);
  const [start, end] = item as [number, number, number];
  const from = next ? start : previous ? previous[1] : start;
  return text.slice(0, from) + text.slice(next ? next[0] : end);
}

function amongLines(text: string, list: YAMLSeq<Node>, { index, item }: { index: number; item: ListItem }): string {
  const rows = rowsOf(text, list);
  const [first] = rows as [Lines];
  const at = index === 0 ? first.start : (rows[index - 1] as Lines).end;
  return withLines(text, at, linesFor(item, first.column));
}

/** Inserts whole lines at the start of a line, or at the end of the text, with the line breaks of the text. */
function withLines(text: string, at: number, lines: string): string {
  const lineBreak = text.includes('\r\n') ? '\r\n' : '\n';
  const own = lines.replaceAll(/\r?\n/g, lineBreak);
  const gap = at > 0 && text[at - 1] !== '\n' ? lineBreak : '';
  return text.slice(0, at) + gap + own + (own.endsWith('\n') ? '' : lineBreak) + text.slice(at);
}

/** Inserts into a list in flow style. An empty one becomes a list in block style, where that is possible. */
function inFlow(text: string, place: ListPlace, { index, item }: { index: number; item: ListItem }): string {
  const { list, afterKey, keyColumn, isInFlow } = place;
  const [start, end] = list.range as [number, number, number];
  const by = renderFlow(item.value);
  const previous = list.items[index - 1]?.range;
  if (previous) return `${text.slice(0, previous[1])}, ${by}${text.slice(previous[1])}`;
  const [first] = list.items;
  if (first?.range) return `${text.slice(0, first.range[0])}${by}, ${text.slice(first.range[0])}`;
  if (isInFlow) return `${text.slice(0, start)}[${by}]${text.slice(end)}`;
  const emptied = text.slice(0, afterKey) + text.slice(end);
  return withLines(emptied, afterLine(emptied, afterKey), linesFor(item, keyColumn + 2));
}

/** The lines of an item, with its dash in a column. */
function linesFor({ lines, column, value }: ListItem, wanted: number): string {
  if (lines === undefined) return `${' '.repeat(wanted)}- ${renderFlow(value)}\n`;
  const shift = wanted - column;
  if (shift >= 0) return lines.replaceAll(/^(?=[^\r\n])/gm, ' '.repeat(shift));
  return lines.replaceAll(new RegExp(`^ {1,${-shift}}`, 'gm'), '');
}

function lineStart(text: string, offset: number): number {
  return text.lastIndexOf('\n', offset - 1) + 1;
}

/** The offset after the line break at or after an offset. */
function afterLine(text: string, offset: number): number {
  return text.indexOf('\n', offset) + 1 || text.length;
}

function columnOf(text: string, offset: number): number {
  return offset - lineStart(text, offset);
}

/** An edit that would have changed another value, such as that of an alias, is refused. */
function refuseOther(text: string, path: Path, expected: readonly unknown[]): void {
  let now: unknown;
  try {
    now = valueAt(text, path);
  } catch {
    throw notEditable(path);
  }
  if (!isSame(now, expected)) throw notEditable(path);
}

function notEditable(path: Path): YamlEditError {
  return new YamlEditError(`The list at /${path.join('/')} is written in a way that cannot be edited.`);
}
