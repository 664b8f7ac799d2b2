import { isMap, isScalar, isSeq, Scalar } from '../../content/yaml-adapter.ts';
import { yamlComments } from '../../read/positioned-yaml.ts';
import { isRecord, isSame, partOf } from '../record-values.ts';
import { type EntryPlan, itemPlan, keyPlan, type NewEntry } from './entry-plan.ts';
import { type Splice, spliced } from './splices.ts';
import { renderField, renderFlow, renderYaml, WIDTH } from './write-yaml.ts';
import {
  type Entry,
  insertedEntries,
  lineSplice,
  newEntry,
  withCommentsBelow,
  withoutEntries,
} from './yaml-entries.ts';
import { childrenOf, columnOf, isFlow, lineEnd, lineStart, type YamlPlace, type YamlSource } from './yaml-places.ts';

/** A text of which values change. */
export interface Rewriting extends YamlSource {
  /** The expected order of the keys of maps, by their paths joined by `/`. By default, it is that of the new value. */
  readonly orders: ReadonlyMap<string, readonly string[]>;
}

/**
 * The splices that give the value at a place another one. Of maps and lists only the differences are written. A value in
 * flow style stays in that style if its lines do not become too wide.
 */
export function valueSplices(rewriting: Rewriting, place: YamlPlace, wanted: unknown): readonly Splice[] {
  const { text, value } = rewriting;
  if (isSame(place.path.reduce(partOf, value), wanted)) return [];
  const inner = entrySplices(rewriting, place, wanted);
  const isInFlow = place.outer !== undefined;
  if (!isInFlow && !isFlow(place.node)) return inner ?? wholeValue(text, place, wanted);
  const by = `${place.key === undefined ? '' : ' '}${renderFlow(wanted)}`;
  const splices = inner ?? [valueSplice(text, place, by)];
  if (isInFlow) return splices;
  const isLost = inner === undefined && text.slice(place.start, place.end).includes('\n');
  if (isLost || !isFitting(text, place, splices)) return wholeValue(text, place, wanted);
  return [...splices, { start: place.end, end: reviewEnd(text, place.end) }];
}

/** The splices of the entries of a map or list; undefined if none is kept, or if the new value is of another kind. */
function entrySplices(rewriting: Rewriting, place: YamlPlace, wanted: unknown): readonly Splice[] | undefined {
  const { text } = rewriting;
  const children = childrenOf(text, place);
  const { kept, added } = planOf(rewriting, place, wanted);
  if (kept.every((value) => value === undefined)) return undefined;
  const column = columnOf(text, children[0]?.start ?? 0);
  const groups = isFlow(place.node) ? [added] : added.map((entry) => [entry]);
  return [
    ...children.flatMap((child, at) => (kept[at] === undefined ? [] : valueSplices(rewriting, child, kept[at]))),
    ...withoutEntries(text, place, { isGone: (at) => kept[at] === undefined, isKeeping: true }),
    ...groups.flatMap((group) => {
      const entries = group.map((entry) => entryOf(entry, place, column));
      return insertedEntries(text, place, { index: group[0]?.index ?? 0, entries });
    }),
  ];
}

function planOf({ text, value, orders }: Rewriting, place: YamlPlace, wanted: unknown): EntryPlan {
  const { node, path } = place;
  if (isMap(node) && isRecord(wanted)) {
    const keys = childrenOf(text, place).map(({ key = '' }) => key);
    return keyPlan(keys, wanted, isFlow(node) ? [] : (orders.get(path.join('/')) ?? Object.keys(wanted)));
  }
  const old = path.reduce<unknown>(partOf, value);
  return isSeq(node) && Array.isArray(wanted) ? itemPlan(old as readonly unknown[], wanted) : { kept: [], added: [] };
}

function entryOf({ key, value }: NewEntry, { node }: YamlPlace, column: number): Entry {
  if (isFlow(node)) return newEntry(`${key === undefined ? '' : `${renderFlow(key)}: `}${renderFlow(value)}`, column);
  if (key === undefined) return newEntry(`- ${renderYaml(value, column)}`, column - '- '.length);
  return newEntry(renderField(key, value, column), column);
}

/** Whether no text in flow style has several lines, and no line becomes too wide. Maps in a list are measured alone. */
function isFitting(text: string, { start, end }: YamlPlace, splices: readonly Splice[]): boolean {
  const widthOf = (lines: string): number =>
    Math.max(...lines.split(/\n|(?<=[[,] *)(?=\{)/).map(({ length }) => length));
  const from = lineStart(text, start);
  const after = spliced(text.slice(0, end), splices).slice(from);
  const isOnLines = splices.every(({ by = '' }) => !/\n|\\n/.test(by.trim()));
  return isOnLines && widthOf(after) <= Math.max(WIDTH, widthOf(text.slice(from, end)));
}

/** Replaces a whole value. Comments in it move above it, and so does that on its line if the new value has several lines. */
function wholeValue(text: string, place: YamlPlace, value: unknown): readonly Splice[] {
  const { path, key, start, end } = place;
  if (path.length === 0 && start === end) return [lineSplice(text, end, `${renderYaml(value)}\n`)];
  const indent = columnOf(text, start);
  const by = key === undefined ? renderYaml(value, indent) : renderField('k', value, indent).slice('k:'.length);
  const column = key === undefined ? indent - 1 : indent;
  const stop = by.includes('\n') ? withCommentsBelow(text, lineEnd(text, end), column) : reviewEnd(text, end);
  const above = commentsOf(text, place, stop).map((comment) => `${comment}\n${' '.repeat(indent)}`);
  return [{ start, by: above.join('') }, valueSplice(text, place, by), { start: end, end: stop }];
}

/** The comments between a key and its value, in a value in flow style, and after the value, but not those to review it. */
function commentsOf(text: string, { node, start, end, afterKey = start }: YamlPlace, stop: number): readonly string[] {
  if (!text.slice(afterKey, stop).includes('#')) return [];
  const from = isFlow(node) ? end : (node?.range?.[0] ?? end);
  return yamlComments(text)
    .filter((range) => range.start >= afterKey && range.end <= stop && (range.start < from || range.start >= end))
    .map((range) => text.slice(range.start, range.end).trimEnd())
    .filter((comment) => !comment.startsWith(REVIEW));
}

const REVIEW = '# review:';

/** The end of a `# review:` comment on the line of a value; otherwise that of the value. */
function reviewEnd(text: string, end: number): number {
  const stop = lineEnd(text, end);
  return text.slice(end, stop).trim().startsWith(REVIEW) ? stop : end;
}

/** Replaces a value. `by` is what follows the colon of its key, with a space if it is on that line; that space stays. */
function valueSplice(text: string, { node, key, start, end, afterKey }: YamlPlace, by: string): Splice {
  const isDouble = isScalar(node) && node.type === Scalar.QUOTE_DOUBLE;
  const own = isDouble ? by.replace(/(?<=^ ?)'(.*)'$/, (_, inner) => JSON.stringify(inner.replaceAll("''", "'"))) : by;
  if (key === undefined) return { start, end, by: own };
  if (afterKey === undefined) return { start: end, by: `:${own}` };
  const from = node?.range?.[0] ?? afterKey;
  const isOnLine = own.startsWith(' ') && /^[ \t]+$/.test(text.slice(afterKey, from));
  return isOnLine ? { start: from, end, by: own.slice(1) } : { start: afterKey, end, by: own };
}
