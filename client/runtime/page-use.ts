/**
 * Whether a visitor is in the middle of something that a new version of the page would take away: the focus is in the page, a
 * dialog is open, or a form is half filled in.
 */

/** After one of these, the page may no longer be in use. */
const ENDINGS = ['focusout', 'close', 'toggle', 'input', 'reset', 'submit'] as const;

/** Time for the click or key that ends something to have its effect, in milliseconds. */
const SETTLE_MS = 1000;

export interface PageUse {
  isInUse(): boolean;
}

/** Watches the page. `onEnd` is called some time after something may have ended. */
export function watchUse(onEnd: () => void, leaving: AbortSignal): PageUse {
  const before = new WeakMap<Element, string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const remember = ({ target }: Event): void => {
    if (target instanceof Element && target.matches(FIELDS) && !before.has(target))
      before.set(target, currentValueOf(target));
  };
  const later = (): void => {
    clearTimeout(timer);
    timer = setTimeout(onEnd, SETTLE_MS);
  };
  document.addEventListener('focusin', remember, { signal: leaving });
  for (const event of ENDINGS) document.addEventListener(event, later, { capture: true, signal: leaving });
  leaving.addEventListener('abort', () => clearTimeout(timer), { once: true });
  const isChanged = (field: Element): boolean => currentValueOf(field) !== (before.get(field) ?? firstValueOf(field));
  return {
    isInUse: () =>
      hasFocus() ||
      document.querySelector('dialog[open], [aria-modal="true"]') !== null ||
      [...document.querySelectorAll(FIELDS)].some(isChanged),
  };
}

/** The fields of forms. Switches and filters, which are not sent, do not count. */
const FIELDS = 'main form :is(input, select, textarea)';

/** Whether the focus is on something in the page; not on a place to which a navigation has moved it. */
function hasFocus(): boolean {
  const focused = document.activeElement as HTMLElement | null;
  const main = document.querySelector('main');
  return focused !== null && focused !== main && focused.tabIndex >= 0 && main?.contains(focused) === true;
}

function currentValueOf(field: Element): string {
  if (field instanceof HTMLSelectElement) return field.value;
  if (field instanceof HTMLInputElement && isTicked(field)) return String(field.checked);
  return (field as HTMLInputElement | HTMLTextAreaElement).value;
}

/** The value with which a field came. */
function firstValueOf(field: Element): string {
  if (field instanceof HTMLSelectElement) {
    const { options } = field;
    return ([...options].find((option) => option.defaultSelected) ?? options[0])?.value ?? '';
  }
  if (field instanceof HTMLInputElement && isTicked(field)) return String(field.defaultChecked);
  return (field as HTMLInputElement | HTMLTextAreaElement).defaultValue;
}

function isTicked({ type }: HTMLInputElement): boolean {
  return type === 'checkbox' || type === 'radio';
}
