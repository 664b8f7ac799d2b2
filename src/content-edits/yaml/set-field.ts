import { isCollection, isMap, isScalar, isSeq, type Node, parseDocument } from '../../content/yaml-adapter.ts';
import { removeAt, setAt, valueAt } from './edit-yaml.ts';
import { YamlEditError } from './yaml-places.ts';

/**
 * Edits of single values in a YAML text, also in maps and lists in flow style (`{ session: tabs }`), whose other bytes
 * stay as they are. Paths are those of JSON pointers: a list index is a string.
 */

type Path = readonly string[];

/**
 * Sets a short text or a number in the map at a path, as a value in the quotes that the old value had. A new key is added below the
 * last key that precedes it in `order`. Throws `YamlEditError` if the text is not valid YAML, or if there is no such map.
 */
export function setField(
  text: string,
  path: Path,
  { key, value, order }: { readonly key: string; readonly value: string | number; readonly order: readonly string[] },
): string {
  const map = nodeAt(text, path);
  if (!isMap(map)) throw notEditable(path);
  const old = map.items.find((pair) => isScalar(pair.key) && pair.key.value === key)?.value;
  if (isScalar(old) && old.range && old.source !== undefined) {
    const [start, end] = old.range;
    const [quote] = /^["']?/.exec(text.slice(start, end)) as RegExpExecArray;
    return text.slice(0, start) + quote + value + quote + text.slice(end);
  }
  if (map.flow !== true || old !== undefined) return setAt(text, [...path, key], { value, order });
  return (
    insertAfter(
      text,
      map.items.at(-1)?.value ?? undefined,
      `${key}: ${typeof value === 'number' ? value : `'${value}'`}`,
    ) ?? fail(path)
  );
}

/** Removes a key of the map at a path, with the comment on its line. Throws as `setField`. */
export function removeField(text: string, path: Path, key: string): string {
  const map = nodeAt(text, path);
  if (!isMap<Node, Node | null>(map)) throw notEditable(path);
  const at = map.items.findIndex((pair) => isScalar(pair.key) && pair.key.value === key);
  if (at < 0) return text;
  if (map.flow !== true) return removeAt(text, [...path, key]);
  const [own, previous, next] = [at, at - 1, at + 1].map((one) => map.items[one]);
  const start = own?.key.range?.[0] ?? fail(path);
  const end = own?.value?.range?.[1] ?? fail(path);
  const nextStart = next?.key.range?.[0];
  if (nextStart !== undefined) return text.slice(0, start) + text.slice(nextStart);
  return text.slice(0, previous?.value?.range?.[1] ?? start) + text.slice(end);
}

/** Adds an item to the list at a path, after the item at `index`. Throws `YamlEditError`. */
export function addItemAfter(
  text: string,
  path: Path,
  { index, item }: { readonly index: number; readonly item: Readonly<Record<string, string>> },
): string {
  const list = nodeAt(text, path);
  if (!isSeq(list)) throw notEditable(path);
  if (list.flow !== true) {
    const items = valueAt(text, path) as readonly unknown[];
    return setAt(text, path, { value: items.toSpliced(index + 1, 0, item) });
  }
  const fields = Object.entries(item).map(([key, value]) => `${key}: ${key === 'startsAt' ? `'${value}'` : value}`);
  return insertAfter(text, list.items[index], `{ ${fields.join(', ')} }`) ?? fail(path);
}

/** Inserts a part of a collection in flow style after another part. */
function insertAfter(text: string, before: unknown, added: string): string | undefined {
  const range = (before as Node | undefined)?.range;
  if (!range) return undefined;
  return `${text.slice(0, range[1])}, ${added}${text.slice(range[1])}`;
}

function nodeAt(text: string, path: Path): unknown {
  const document = parseDocument(text, { version: '1.2', schema: 'core', prettyErrors: false });
  const [error] = document.errors;
  if (error !== undefined) throw new YamlEditError(`This is not valid YAML: ${error.message}`);
  return path.reduce<unknown>((node, part) => {
    if (isMap(node)) return node.items.find(({ key }) => isScalar(key) && String(key.value) === part)?.value;
    return isCollection(node) ? node.items[Number(part)] : undefined;
  }, document.contents);
}

function fail(path: Path): never {
  throw notEditable(path);
}

function notEditable(path: Path): YamlEditError {
  return new YamlEditError(
    `The value at /${path.join('/')} is written with an alias, or in another way that cannot be edited.`,
  );
}
