import { isSame, partOf, type ValuePath, withoutPart, withPart } from '../record-values.ts';
import { insertedItem, type ListItem, takenItem } from './list-items.ts';
import { type Splice, spliced } from './splices.ts';
import { valueSplices } from './value-edits.ts';
import { columnOf, placeAt, readYaml, YamlEditError, type YamlSource } from './yaml-places.ts';

/** Opens a text for edits. Throws `YamlEditError` if it is not valid YAML. */
export function openYaml(text: string): YamlEditor {
  return new YamlEditor(readYaml(text));
}

/** A text after some edits. Throws `YamlEditError`. */
export function editYaml(text: string, edit: (yaml: YamlEditor) => void): string {
  const yaml = openYaml(text);
  edit(yaml);
  return yaml.text();
}

/**
 * Edits of a YAML text that change only the values they name. Everything else keeps its bytes, with comments, quotes and
 * line breaks. The text is parsed once. The edits are collected as the wanted value; what differs is written at once, and
 * the result is parsed to compare it with that value. In paths, an index of a list may be a number or a text, as in JSON
 * pointers.
 */
export class YamlEditor {
  #source: YamlSource;
  #wanted: unknown;
  #orders = new Map<string, readonly string[]>();
  #comments: readonly Comment[] = [];

  constructor(source: YamlSource) {
    this.#source = source;
    this.#wanted = source.value;
  }

  /** The value at a path after the edits so far; undefined if there is none. */
  valueAt(path: ValuePath): unknown {
    return path.reduce<unknown>(partOf, this.#wanted);
  }

  /**
   * Sets the value at a path, and creates missing parents. Of maps and lists only the differences are written: equal keys
   * and items keep their text, and keys that the new value lacks are removed. An index equal to the length of a list
   * appends an item. Undefined removes. `order` is the expected order of the keys beside it: in block style, a new key is
   * added below the last key that precedes it. Otherwise it is added at the end.
   */
  set(path: ValuePath, { value, order }: { readonly value: unknown; readonly order?: readonly string[] }): void {
    if (value === undefined) this.remove(path);
    else this.#wanted = withPart(this.#wanted, path, value);
    if (order !== undefined) this.#orders.set(path.slice(0, -1).join('/'), order);
  }

  /** Removes the key or item at a path. In block style, comments above it are not removed. */
  remove(path: ValuePath): void {
    if (this.valueAt(path) !== undefined) this.#wanted = withoutPart(this.#wanted, path);
  }

  /** Adds a comment to a value after all edits: on its line if that is a single one, otherwise on a line above it. */
  comment(path: ValuePath, comment: string): void {
    this.#comments = [...this.#comments, [path, comment]];
  }

  /** Takes an item out of its list, with its comments. Throws `YamlEditError` if there is none. */
  take(path: ValuePath): ListItem {
    const [item, splices] = takenItem(this.#written(), path);
    this.#wanted = withoutPart(this.#wanted, path);
    this.#write(splices);
    return item;
  }

  /** Inserts an item into a list before the item at `index`, or at the end. Throws `YamlEditError` if there is no list. */
  insert(listPath: ValuePath, { index, item }: { readonly index: number; readonly item: ListItem }): void {
    const splices = insertedItem(this.#written(), listPath, { index, item });
    const items = this.valueAt(listPath) as readonly unknown[];
    this.#wanted = withPart(this.#wanted, listPath, items.toSpliced(index, 0, item.value));
    this.#write(splices);
  }

  /**
   * The edited text. Throws `YamlEditError` if the edits would have changed another value too, such as that of an alias,
   * or if the text is written in a way that they would have damaged.
   */
  text(): string {
    return this.#written().text;
  }

  /** Writes the edits so far. */
  #written(): YamlSource {
    const rewriting = { ...this.#source, orders: this.#orders };
    this.#write(valueSplices(rewriting, placeAt(this.#source, []), this.#wanted));
    this.#write(commentSplices(this.#source, this.#comments));
    this.#orders.clear();
    this.#comments = [];
    return this.#source;
  }

  #write(splices: readonly Splice[]): void {
    const text = spliced(this.#source.text, splices);
    if (text !== this.#source.text) this.#source = readYaml(text, DAMAGED);
    if (!isSame(this.#source.value, this.#wanted)) throw new YamlEditError(DAMAGED);
  }
}

const DAMAGED = 'It is written in an unusual way, which an edit would damage.';

type Comment = readonly [path: ValuePath, comment: string];

function commentSplices(source: YamlSource, comments: readonly Comment[]): readonly Splice[] {
  const { text } = source;
  const commented = new Set<number>();
  return comments.map(([path, comment]) => {
    const place = placeAt(source, path);
    const { start, end } = place.outer ?? place;
    const isFree = /^[ \t]*(?:\r?\n|$)/.test(text.slice(end)) && !commented.has(end);
    if (!isFree || text.slice(start, end).includes('\n'))
      return { start, by: `# ${comment}\n${' '.repeat(columnOf(text, start))}` };
    commented.add(end);
    return { start: end, by: ` # ${comment}` };
  });
}
