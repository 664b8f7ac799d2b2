/** What an element may be given: attributes, and listeners under `onclick` and the like. */
export type Given = Readonly<Record<string, string | number | boolean | undefined | ((event: Event) => void)>>;

export type Child = Node | string | undefined | false;

/** Makes an element. Markup is never parsed, so the page's policy has nothing to say against it. */
export function h<K extends keyof HTMLElementTagNameMap>(
  name: K,
  given: Given = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(given)) {
    if (typeof value === 'function') element.addEventListener(key.slice(2), value);
    else if (typeof value === 'boolean') element.toggleAttribute(key, value);
    else if (value !== undefined) element.setAttribute(key, String(value));
  }
  element.append(...children.filter((child) => child !== undefined && child !== false));
  return element;
}
