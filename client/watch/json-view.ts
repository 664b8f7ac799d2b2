import { h } from './element.ts';

/** The number of levels that are open at first. */
const OPEN_LEVELS = 2;

/** Shows a JSON value as a tree. Nested values are rendered when they are unfolded. */
export function jsonView(value: unknown, depth = 0): HTMLElement {
  if (typeof value !== 'object' || value === null) return h('code', { class: kindOf(value) }, JSON.stringify(value));
  const entries = Object.entries(value);
  return h(
    'ul',
    { class: 'tree' },
    ...entries.map(([key, item]) => h('li', {}, ...entryView(Array.isArray(value) ? `${key}.` : key, item, depth))),
  );
}

function entryView(key: string, item: unknown, depth: number): readonly (Node | string)[] {
  const name = h('span', { class: 'key' }, key);
  if (typeof item !== 'object' || item === null || Object.keys(item).length === 0) return [name, ' ', leaf(item)];
  const details = h(
    'details',
    { open: depth < OPEN_LEVELS - 1, ontoggle: () => fill() },
    h('summary', {}, name, ' ', h('span', { class: 'size' }, sizeOf(item))),
  );
  const fill = (): void => {
    if (details.open && details.childElementCount === 1) details.append(jsonView(item, depth + 1));
  };
  fill();
  return [details];
}

function leaf(item: unknown): HTMLElement {
  return h('code', { class: kindOf(item) }, JSON.stringify(item));
}

function sizeOf(item: object): string {
  const { length } = Object.keys(item);
  return Array.isArray(item) ? `[${length}]` : `{${length}}`;
}

function kindOf(value: unknown): string {
  return value === null ? 'null' : typeof value;
}
