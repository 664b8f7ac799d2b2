import { HONEYPOT } from '../../src/domain/site/honeypot.ts';

/**
 * The values of a form by field name. Empty fields are absent. Since the inputs are uncontrolled, the DOM holds the
 * values, not React.
 */
export type Values = Readonly<Record<string, readonly string[]>>;

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Reads all values that are filled in, except those of disabled and hidden fields, and of options whose time is over. */
export function readValues(form: HTMLFormElement): Values {
  const values: Record<string, string[]> = {};
  for (const control of controlsOf(form)) {
    if (!isFilled(control) || control.matches(':disabled, label[hidden] *')) continue;
    values[control.name] = [...(values[control.name] ?? []), control.value];
  }
  return values;
}

/** Replaces the values of the form's fields by the current ones, and keeps the values of other fields. */
export function mergeValues(earlier: Values, form: HTMLFormElement): Values {
  const names = new Set(controlsOf(form).map(({ name }) => name));
  const others = Object.entries(earlier).filter(([name]) => !names.has(name));
  return { ...Object.fromEntries(others), ...readValues(form) };
}

/** The values that may be stored in the browser: without honeypot, PIN and the address that proves it. */
export function storableValues(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([name]) => isStored(name)));
}

/** The values of a form that are stored as a draft. */
export function draftValues(form: HTMLFormElement): Values {
  return storableValues(readValues(form));
}

/** Fills a draft into empty fields. Returns whether it filled any. */
export function fillEmptyFields(form: HTMLFormElement, draft: Values): boolean {
  const current = readValues(form);
  let isChanged = false;
  for (const control of controlsOf(form)) {
    const stored = draft[control.name];
    if (stored === undefined || current[control.name] !== undefined || !isStored(control.name)) continue;
    if (isTick(control)) control.checked = stored.includes(control.value);
    else control.value = stored[0] ?? '';
    isChanged ||= isFilled(control);
  }
  return isChanged;
}

/** The first value of a field, trimmed; empty if there is none. */
export function firstOf(values: Values, name: string): string {
  return (values[name]?.[0] ?? '').trim();
}

/** The controls of a form with a name, except hidden fields. */
export function controlsOf(form: HTMLFormElement): readonly Control[] {
  return [...form.elements].filter(
    (one): one is Control => one.matches('input:not([type="hidden"]), select, textarea') && one.hasAttribute('name'),
  );
}

export function isTick(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox' || control.type === 'radio';
}

/** Focuses the first visible, enabled control with this name. Returns whether there is one. */
export function focusField(form: HTMLFormElement | null, name: string | undefined): boolean {
  const controls = form === null ? [] : controlsOf(form);
  const first = controls.find((one) => one.name === name && !one.matches(':disabled') && one.checkVisibility());
  first?.focus();
  return first !== undefined;
}

/** Whether a control is filled in. The option that clears stars has no value. */
function isFilled(control: Control): boolean {
  return control.value !== '' && (!isTick(control) || control.checked);
}

function isStored(name: string): boolean {
  return ![HONEYPOT, 'pin', 'ticketEmail'].includes(name);
}
