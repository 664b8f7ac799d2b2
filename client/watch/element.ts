/** Attributes of an element, and listeners under names such as `onclick`. */
export type Attributes = Readonly<Record<string, string | number | boolean | undefined | ((event: Event) => void)>>;

export type Child = Node | string | undefined | false;

/** Creates an element. It parses no markup, which the policy of the page would block. */
export function h<K extends keyof HTMLElementTagNameMap>(
  name: K,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(key.slice(2), value);
    else if (typeof value === 'boolean') element.toggleAttribute(key, value);
    else if (value !== undefined) element.setAttribute(key, String(value));
  }
  element.append(...children.filter((child) => child !== undefined && child !== false));
  return element;
}
