import { isSeq } from '../../content/yaml-adapter.ts';
import { yamlComments } from '../../read/positioned-yaml.ts';
import { partOf, type ValuePath } from '../record-values.ts';
import type { Splice } from './splices.ts';
import { renderFlow, renderYaml } from './write-yaml.ts';
import {
  type Entry,
  entriesOf,
  insertedEntries,
  lineSplice,
  linesOf,
  newEntry,
  shifted,
  withoutEntries,
  withoutMargin,
} from './yaml-entries.ts';
import {
  afterLine,
  columnOf,
  isFilled,
  isFlow,
  placeAt,
  YamlEditError,
  type YamlPlace,
  type YamlSource,
} from './yaml-places.ts';

/** Moves items between lists with their bytes: their style, the comments on their lines, and those directly above them. */

/** An item that was taken out of a list, or a new one, as it is written in lists of both styles. */
export interface ListItem {
  readonly value: unknown;
  readonly block: Entry;
  readonly flow: Entry;
}

/** A new item, written in the usual style. */
export function newItem(value: unknown): ListItem {
  return { value, block: newEntry(`- ${renderYaml(value, 2)}`, 0), flow: newEntry(renderFlow(value), 0) };
}

/** The item at a path, and the splices that take it out. Throws `YamlEditError` if there is none that can be taken out. */
export function takenItem(source: YamlSource, path: ValuePath): readonly [ListItem, readonly Splice[]] {
  const { text } = source;
  const [list, index] = [listAt(source, path.slice(0, -1)), Number(path.at(-1))];
  const entries = entriesOf(text, list);
  const entry = entries[index];
  if (entry === undefined || (entry.line === undefined && !isFlow(list.node)))
    throw new YamlEditError(`There is no item at /${path.join('/')} that can be moved.`);
  const value = path.reduce<unknown>(partOf, source.value);
  const item = isFlow(list.node)
    ? { value, block: { ...entry, text: `- ${withoutMargin(shifted(entry.text, 2))}` }, flow: entry }
    : { value, block: entry, flow: inFlow(entry, placeAt(source, path), value) };
  const emptied = isFlow(list.node) || entries.length > 1 ? [] : [{ start: list.afterKey ?? list.start, by: ' []' }];
  return [item, [...emptied, ...withoutEntries(text, list, { isGone: (at) => at === index })]];
}

/** Inserts an item into a list before the one at an index, or at the end. An empty list gets lines, if that is possible. */
export function insertedItem(
  source: YamlSource,
  listPath: ValuePath,
  { index, item }: { readonly index: number; readonly item: ListItem },
): readonly Splice[] {
  const { text } = source;
  const list = listAt(source, listPath);
  const { node, start, end, outer, afterKey } = list;
  const indent = columnOf(text, start);
  if (isFilled(node)) return insertedEntries(text, list, { index, entries: [isFlow(node) ? item.flow : item.block] });
  if (outer === undefined && afterKey !== undefined)
    return [{ start: afterKey, end }, lineSplice(text, afterLine(text, end), linesOf(item.block, indent + 2))];
  const space = item.flow.beside === '' ? '' : `\n${' '.repeat(indent)}`;
  const by = `[${withoutMargin(linesOf(item.flow, indent))}${space}]`.replace('[#', '[ #');
  return [{ start: node?.range?.[0] ?? end, end, by }];
}

function listAt(source: YamlSource, path: ValuePath): YamlPlace {
  const place = placeAt(source, path);
  if (place.path.length === path.length && isSeq(place.node)) return place;
  throw new YamlEditError(`The list at /${path.join('/')} is written in a way that cannot be edited.`);
}

/** An entry in block style as one in flow style. The comments in it are beside it. */
function inFlow(entry: Entry, { node, start, end }: YamlPlace, value: unknown): Entry {
  const own = isFlow(node) ? entry.text.slice(start - end) : '';
  const text = own === '' ? renderFlow(value) : withoutMargin(shifted(own, own.length - entry.text.length));
  const lines = own === '' ? linesOf({ ...entry, above: '' }, 0) : entry.beside;
  const comments = yamlComments(lines).map((range) => ` ${lines.slice(range.start, range.end).trimEnd()}`);
  return { ...entry, text, beside: comments.join(`\n${' '.repeat(entry.column)}`) };
}
