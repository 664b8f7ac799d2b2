import { isMap, isSeq, parseDocument } from '../../content/yaml-adapter.ts';
import { isRecord, isSame, partOf, type ValuePath, withoutPart, withPart } from '../record-values.ts';
import { renderField, renderYaml } from './write-yaml.ts';
import { childrenOf, isBlock, lineEnd, type Spot, spotAt } from './yaml-places.ts';

/**
 * Edits of YAML as a careful person makes them: what an edit does not name keeps every byte, comments, quotes and
 * folds included. Each function takes a text and gives another; all throw `YamlEditError` on a text that is no YAML.
 */

export interface YamlValue {
  readonly value: unknown;
  /** Keys in the order in which they belong: a new key goes below the last one that precedes it, else to the end. */
  readonly order?: readonly string[];
}

/** The value at a path; undefined where there is none. */
export function valueAt(text: string, path: ValuePath): unknown {
  return path.reduce<unknown>(partOf, parseDocument(text, { version: '1.2', schema: 'core' }).toJS());
}

/**
 * The text with a value at a path, whose parents are made where they are missing. Of maps and lists only what differs
 * is written: equal keys and items stay as they are, and keys that the value lacks go. The index behind the last item
 * of a list adds one.
 */
export function setAt(text: string, path: ValuePath, { value, order = [] }: YamlValue): string {
  if (isSame(valueAt(text, path), value)) return text;
  const spot = spotAt(text, path);
  const [part, ...further] = path.slice(spot.path.length);
  if (part === undefined) return withValue(text, spot, value);
  if (!isBlock(spot.node)) {
    return written(text, spot, withPart(valueAt(text, spot.path), [part, ...further], value));
  }
  const added = further.length === 0 ? value : withPart(undefined, further, value);
  return isMap(spot.node)
    ? withKey(text, spot, { key: String(part), value: added, order })
    : withItem(text, spot, { index: Number(part), value: added });
}

/** The text without the key or item at a path. Comments above it stay: they are somebody's words. */
export function removeAt(text: string, path: ValuePath): string {
  if (valueAt(text, path) === undefined) return text;
  const parent = spotAt(text, path.slice(0, -1));
  const children = childrenOf(text, parent);
  const index = children.findIndex(({ path: own }) => String(own.at(-1)) === String(path.at(-1)));
  const spot = children[index];
  if (spot === undefined || children.length === 1) {
    return written(text, parent, withoutPart(valueAt(text, parent.path), path.slice(parent.path.length)));
  }
  const from = startOf(text, spot);
  const lineStart = text.lastIndexOf('\n', from - 1) + 1;
  if (text.slice(lineStart, from).trim() === '') {
    return spliced(text, { start: lineStart, end: text.indexOf('\n', lineEnd(text, spot.end)) + 1 || text.length });
  }
  const next = children[index + 1] as Spot;
  return spliced(text, { start: from, end: startOf(text, next) });
}

/** The text with a comment behind a value that stands on one line, in a line above another. `note` is its words. */
export function noteAt(text: string, path: ValuePath, note: string): string {
  const { start, end, indent } = spotAt(text, path);
  const isFree = /^[ \t]*(?:\r?\n|$)/.test(text.slice(end)) && !text.slice(start, end).includes('\n');
  if (isFree) return spliced(text, { start: end, end, by: ` # ${note}` });
  return spliced(text, { start, end: start, by: `# ${note}\n${' '.repeat(indent)}` });
}

function withValue(text: string, spot: Spot, value: unknown): string {
  const { node, path } = spot;
  if (isBlock(node) && isMap(node) && isRecord(value) && Object.keys(value).length > 0) {
    const entries = Object.entries(value).filter(([, one]) => one !== undefined);
    const order = entries.map(([key]) => key);
    const merged = entries.reduce((now, [key, one]) => setAt(now, [...path, key], { value: one, order }), text);
    const gone = Object.keys(valueAt(text, path) as object).filter((key) => !order.includes(key));
    return gone.reduce((now, key) => removeAt(now, [...path, key]), merged);
  }
  if (isBlock(node) && isSeq(node) && Array.isArray(value) && value.length > 0) return withItems(text, spot, value);
  return written(text, spot, value);
}

/** Equal items at either end stay; between them items are edited one by one, and what is too many or missing at the end. */
function withItems(text: string, { path }: Spot, items: readonly unknown[]): string {
  const old = valueAt(text, path) as readonly unknown[];
  const most = Math.min(old.length, items.length);
  let head = 0;
  while (head < most && isSame(old[head], items[head])) head += 1;
  let tail = 0;
  while (tail < most - head && isSame(old.at(-1 - tail), items.at(-1 - tail))) tail += 1;
  const both = most - head - tail;
  let now = text;
  for (let index = head; index < head + both; index += 1) now = setAt(now, [...path, index], { value: items[index] });
  for (let index = old.length - tail - 1; index >= head + both && old.length > items.length; index -= 1) {
    now = removeAt(now, [...path, index]);
  }
  for (let index = head + both; index < items.length - tail && items.length > old.length; index += 1) {
    now = withItem(now, spotAt(now, path), { index, value: items[index] });
  }
  return now;
}

/** A part written as a whole. A comment on its line goes above what is now several lines. */
function written(marked: string, spot: Spot, value: unknown): string {
  const text = withoutReview(marked, spot);
  const { key, indent, start, end } = spot;
  const by = key === undefined ? renderYaml(value, indent) : renderField(key, value, indent);
  if (text.slice(start, end) === '') return `${text}${text === '' || text.endsWith('\n') ? '' : '\n'}${by}\n`;
  const stop = lineEnd(text, end);
  const comment = text.slice(end, stop).trim();
  if (comment === '' || !by.includes('\n')) return spliced(text, { start, end, by });
  return spliced(text, { start, end: stop, by: `${comment}\n${' '.repeat(indent)}${by}` });
}

/** What was to be looked at is another value now: the comment that asked for it, on the line of the value, goes. */
function withoutReview(text: string, { end }: Spot): string {
  const stop = lineEnd(text, end);
  return /^[ \t]*# review:/.test(text.slice(end, stop)) ? spliced(text, { start: end, end: stop }) : text;
}

interface NewKey {
  readonly key: string;
  readonly value: unknown;
  readonly order: readonly string[];
}

function withKey(text: string, map: Spot, { key, value, order }: NewKey): string {
  const children = childrenOf(text, map);
  const { indent } = children[0] as Spot;
  const by = renderField(key, value, indent);
  const rank = order.indexOf(key);
  const ranks = children.map(({ key: other = '' }) => order.indexOf(other));
  const above = rank < 0 ? -1 : ranks.findLastIndex((other) => other >= 0 && other < rank);
  const under = rank < 0 || above >= 0 ? -1 : ranks.findIndex((other) => other > rank);
  const next = children[under];
  return next === undefined
    ? below(text, children.at(above) as Spot, `${' '.repeat(indent)}${by}`)
    : spliced(text, { start: next.start, by: `${by}\n${' '.repeat(indent)}` });
}

function withItem(text: string, list: Spot, { index, value }: { index: number; value: unknown }): string {
  const children = childrenOf(text, list);
  const [first] = children as [Spot];
  const column = first.indent - (first.start - startOf(text, first));
  const by = `- ${renderYaml(value, column + 2)}`;
  const above = children[index - 1];
  return above === undefined
    ? spliced(text, { start: startOf(text, first), by: `${by}\n${' '.repeat(column)}` })
    : below(text, above, `${' '.repeat(column)}${by}`);
}

function below(text: string, above: Spot, line: string): string {
  return spliced(text, { start: lineEnd(text, above.end), by: `\n${line}` });
}

/** Of a key, or of the dash before an item. */
function startOf(text: string, { key, start }: Spot): number {
  return key === undefined ? text.lastIndexOf('-', start - 1) : start;
}

/** Replaced from `start` to `end` by other words, with the line ends of the text. */
function spliced(text: string, { start, end = start, by = '' }: { start: number; end?: number; by?: string }): string {
  const fitting = text.includes('\r\n') ? by.replaceAll('\n', '\r\n') : by;
  return text.slice(0, start) + fitting + text.slice(end);
}
