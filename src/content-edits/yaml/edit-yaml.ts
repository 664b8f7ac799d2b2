import { isCollection, isMap, isSeq, parseDocument } from '../../content/yaml-adapter.ts';
import { yamlComments } from '../../read/positioned-yaml.ts';
import { isRecord, isSame, partOf, type ValuePath, withoutPart, withPart } from '../record-values.ts';
import { renderField, renderFlow, renderYaml, WIDTH } from './write-yaml.ts';
import { childrenOf, isBlock, lineEnd, placeAt, type YamlPlace } from './yaml-places.ts';

/**
 * Edits of YAML that change only the values they name. Everything else keeps its bytes, with comments, quotes and line
 * breaks. Each function takes a text and returns the edited text, and throws `YamlEditError` if the text is not valid
 * YAML.
 */

export interface YamlValue {
  readonly value: unknown;
  /** The expected order of keys. A new key is added below the last key that precedes it, or else at the end. */
  readonly order?: readonly string[];
}

/** The value at a path; undefined if there is none. */
export function valueAt(text: string, path: ValuePath): unknown {
  return path.reduce<unknown>(partOf, parseDocument(text, { version: '1.2', schema: 'core' }).toJS());
}

/**
 * Sets the value at a path, and creates missing parents. Of maps and lists only the differences are written: equal keys
 * and items keep their text, and keys that the new value lacks are removed. An index equal to the length of a list
 * appends an item.
 */
export function setAt(text: string, path: ValuePath, { value, order = [] }: YamlValue): string {
  if (isSame(valueAt(text, path), value)) return text;
  const place = placeAt(text, path);
  const [part, ...further] = path.slice(place.path.length);
  if (part === undefined) return withValue(text, place, value);
  if (!isBlock(place.node)) {
    return replaceWhole(text, place, withPart(valueAt(text, place.path), [part, ...further], value));
  }
  const added = further.length === 0 ? value : withPart(undefined, further, value);
  return isMap(place.node)
    ? withKey(text, place, { key: String(part), value: added, order })
    : withItem(text, place, { index: Number(part), value: added });
}

/** Removes the key or item at a path. Comments above it are not removed. */
export function removeAt(text: string, path: ValuePath): string {
  if (valueAt(text, path) === undefined) return text;
  const parent = placeAt(text, path.slice(0, -1));
  const children = childrenOf(text, parent);
  const index = children.findIndex(({ path: own }) => String(own.at(-1)) === String(path.at(-1)));
  const place = children[index];
  if (place === undefined || children.length === 1) {
    return replaceWhole(text, parent, withoutPart(valueAt(text, parent.path), path.slice(parent.path.length)));
  }
  const from = startOf(text, place);
  const lineStart = text.lastIndexOf('\n', from - 1) + 1;
  if (text.slice(lineStart, from).trim() === '') {
    return spliced(text, { start: lineStart, end: text.indexOf('\n', lineEnd(text, place.end)) + 1 || text.length });
  }
  const next = children[index + 1] as YamlPlace;
  return spliced(text, { start: from, end: startOf(text, next) });
}

/** Adds a comment: on the line of the value if that is a single line, otherwise on a line above it. */
export function commentAt(text: string, path: ValuePath, comment: string): string {
  const { start, end, indent } = placeAt(text, path);
  const isAloneOnLine = /^[ \t]*(?:\r?\n|$)/.test(text.slice(end)) && !text.slice(start, end).includes('\n');
  if (isAloneOnLine) return spliced(text, { start: end, end, by: ` # ${comment}` });
  return spliced(text, { start, end: start, by: `# ${comment}\n${' '.repeat(indent)}` });
}

function withValue(text: string, place: YamlPlace, value: unknown): string {
  const { node, path } = place;
  if (isBlock(node) && isMap(node) && isRecord(value) && Object.keys(value).length > 0) {
    const entries = Object.entries(value).filter(([, one]) => one !== undefined);
    const order = entries.map(([key]) => key);
    const merged = entries.reduce((now, [key, one]) => setAt(now, [...path, key], { value: one, order }), text);
    const removed = Object.keys(valueAt(text, path) as object).filter((key) => !order.includes(key));
    return removed.reduce((now, key) => removeAt(now, [...path, key]), merged);
  }
  if (isBlock(node) && isSeq(node) && Array.isArray(value) && value.length > 0) return withItems(text, place, value);
  return replaceWhole(text, place, value);
}

/**
 * Keeps equal items at both ends. Items between them are edited one by one; then surplus items are removed, or missing
 * ones added.
 */
function withItems(text: string, { path }: YamlPlace, items: readonly unknown[]): string {
  const old = valueAt(text, path) as readonly unknown[];
  const shorter = Math.min(old.length, items.length);
  let head = 0;
  while (head < shorter && isSame(old[head], items[head])) head += 1;
  let tail = 0;
  while (tail < shorter - head && isSame(old.at(-1 - tail), items.at(-1 - tail))) tail += 1;
  const both = shorter - head - tail;
  let now = text;
  for (let index = head; index < head + both; index += 1) now = setAt(now, [...path, index], { value: items[index] });
  for (let index = old.length - tail - 1; index >= head + both && old.length > items.length; index -= 1) {
    now = removeAt(now, [...path, index]);
  }
  for (let index = head + both; index < items.length - tail && items.length > old.length; index += 1) {
    now = withItem(now, placeAt(now, path), { index, value: items[index] });
  }
  return now;
}

/**
 * Replaces a whole value. If the new value has several lines, a comment on the line moves above it. So do the comments in a
 * value in flow style.
 */
function replaceWhole(original: string, place: YamlPlace, value: unknown): string {
  const text = withoutReview(original, place);
  const { key, indent, start, end } = place;
  const by =
    inFlow(text, place, value) ?? (key === undefined ? renderYaml(value, indent) : renderField(key, value, indent));
  if (text.slice(start, end) === '') return `${text}${text === '' || text.endsWith('\n') ? '' : '\n'}${by}\n`;
  const stop = lineEnd(text, end);
  const comment = text.slice(end, stop).trim();
  const inside = commentsInFlow(text, place);
  const above = comment === '' || !by.includes('\n') ? inside : [...inside, comment];
  const lines = [...above, by].join(`\n${' '.repeat(indent)}`);
  return spliced(text, { start, end: above.length > inside.length ? stop : end, by: lines });
}

/** The comments in a value in flow style, which has several lines then. */
function commentsInFlow(text: string, { node, start, end }: YamlPlace): readonly string[] {
  if (!isCollection(node) || node.flow !== true) return [];
  const inside = yamlComments(text).filter((range) => range.start > start && range.end < end);
  return inside.map((range) => text.slice(range.start, range.end).trimEnd());
}

/** A value in flow style, if the old one is a line in that style, and if it fits on one. */
function inFlow(text: string, { node, indent, start, end }: YamlPlace, value: unknown): string | undefined {
  const isLine = isCollection(node) && node.flow === true && !text.slice(start, end).includes('\n');
  if (!isLine || typeof value !== 'object' || value === null || Object.keys(value).length === 0) return undefined;
  const by = text.slice(start, node.range?.[0]) + renderFlow(value);
  return by.includes('\n') || indent + by.length > WIDTH ? undefined : by;
}

/** Removes a `# review:` comment on the line of a value, since it is about the old value. */
function withoutReview(text: string, { end }: YamlPlace): string {
  const stop = lineEnd(text, end);
  return /^[ \t]*# review:/.test(text.slice(end, stop)) ? spliced(text, { start: end, end: stop }) : text;
}

interface NewKey {
  readonly key: string;
  readonly value: unknown;
  readonly order: readonly string[];
}

function withKey(text: string, map: YamlPlace, { key, value, order }: NewKey): string {
  const children = childrenOf(text, map);
  const { indent } = children[0] as YamlPlace;
  const by = renderField(key, value, indent);
  const rank = order.indexOf(key);
  const ranks = children.map(({ key: other = '' }) => order.indexOf(other));
  const above = rank < 0 ? -1 : ranks.findLastIndex((other) => other >= 0 && other < rank);
  const under = rank < 0 || above >= 0 ? -1 : ranks.findIndex((other) => other > rank);
  const next = children[under];
  return next === undefined
    ? below(text, children.at(above) as YamlPlace, `${' '.repeat(indent)}${by}`)
    : spliced(text, { start: next.start, by: `${by}\n${' '.repeat(indent)}` });
}

function withItem(text: string, list: YamlPlace, { index, value }: { index: number; value: unknown }): string {
  const children = childrenOf(text, list);
  const [first] = children as [YamlPlace];
  const column = first.indent - (first.start - startOf(text, first));
  const by = `- ${renderYaml(value, column + 2)}`;
  const above = children[index - 1];
  return above === undefined
    ? spliced(text, { start: startOf(text, first), by: `${by}\n${' '.repeat(column)}` })
    : below(text, above, `${' '.repeat(column)}${by}`);
}

function below(text: string, above: YamlPlace, line: string): string {
  return spliced(text, { start: lineEnd(text, above.end), by: `\n${line}` });
}

/** The offset of a key, or of the dash before a list item. */
function startOf(text: string, { key, start }: YamlPlace): number {
  return key === undefined ? text.lastIndexOf('-', start - 1) : start;
}

/** Replaces the text from `start` to `end`, with the line breaks (LF or CRLF) of the text. */
function spliced(text: string, { start, end = start, by = '' }: { start: number; end?: number; by?: string }): string {
  const inserted = text.includes('\r\n') ? by.replaceAll('\n', '\r\n') : by;
  return text.slice(0, start) + inserted + text.slice(end);
}
