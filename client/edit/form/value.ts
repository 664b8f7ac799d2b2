import type { Pointer, Value } from '../../../src/domain/editor/edit.ts';

/** Reads and changes the value of a record at a pointer. Values are never changed in place, and equal parts stay the same objects. */

type Fields = { readonly [key: string]: Value };

export function isFields(value: Value | undefined): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isList(value: Value | undefined): value is readonly Value[] {
  return Array.isArray(value);
}

/** The value at a pointer; undefined if there is none. */
export function valueAt(value: Value | undefined, pointer: Pointer): Value | undefined {
  return pointer.reduce<Value | undefined>((part, key) => childOf(part, key), value);
}

function childOf(value: Value | undefined, key: string): Value | undefined {
  if (isList(value)) return value[Number(key)];
  return isFields(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

/**
 * The value with another one at a pointer; undefined removes the field. A group that has no other field is removed with
 * it, except the record itself and items of lists.
 */
export function withValueAt(value: Value | undefined, pointer: Pointer, next: Value | undefined): Value | undefined {
  const [key, ...rest] = pointer;
  if (key === undefined) return next;
  const child = withValueAt(childOf(value, key), rest, next);
  if (isList(value)) return value.map((item, index) => (index === Number(key) ? (child ?? emptied(item)) : item));
  const changed = withField(isFields(value) ? value : {}, key, child);
  const isGone = next === undefined && Object.keys(changed).length === 0;
  return isGone ? undefined : changed;
}

/** What is left of an item of a list, which keeps its place. */
function emptied(item: Value): Value {
  return isFields(item) ? {} : '';
}

/** The value of a whole record with another one at a pointer. */
export function changedRecord(record: Value, pointer: Pointer, next: Value | undefined): Value {
  return withValueAt(record, pointer, next) ?? {};
}

/** Keeps the place of a key that is there; a new one comes last. */
export function withField(fields: Fields, key: string, next: Value | undefined): Fields {
  if (next !== undefined) return { ...fields, [key]: next };
  const { [key]: _, ...others } = fields;
  return others;
}

/** The fields with one key replaced by another in its place. */
export function withKey(fields: Fields, key: string, next: string): Fields {
  return Object.fromEntries(Object.entries(fields).map(([each, value]) => [each === key ? next : each, value]));
}

/** Whether a field counts as not filled in. `false` and `0` do not. */
export function isEmpty(value: Value | undefined): boolean {
  if (value === undefined || value === null || value === '') return true;
  if (typeof value !== 'object') return false;
  return Object.values(value).every((each) => isEmpty(each as Value));
}

/** Whether two values are the same, whatever the order of their keys. */
export function isSame(a: Value | undefined, b: Value | undefined): boolean {
  if (a === b) return true;
  if (isList(a) && isList(b)) return a.length === b.length && a.every((item, index) => isSame(item, b[index]));
  if (!isFields(a) || !isFields(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && isSame(a[key], b[key]));
}
