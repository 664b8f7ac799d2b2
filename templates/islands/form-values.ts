import { HONEYPOT } from '../../src/domain/honeypot.ts';

/**
 * The values of a form: name → what was typed or chosen; empty fields are absent. The inputs are uncontrolled: the DOM
 * holds the values, not React.
 */
export type Values = Readonly<Record<string, readonly string[]>>;

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** All filled-in values, without disabled parts and hidden fields. */
export function readValues(form: HTMLFormElement): Values {
  const values: Record<string, string[]> = {};
  for (const control of controlsOf(form)) {
    if (!isFilled(control) || control.matches(':disabled')) continue;
    values[control.name] = [...(values[control.name] ?? []), control.value];
  }
  return values;
}

/** Merges earlier values with the current values of the form's fields. */
export function readOver(earlier: Values, form: HTMLFormElement): Values {
  const asked = new Set(controlsOf(form).map(({ name }) => name));
  const others = Object.entries(earlier).filter(([name]) => !asked.has(name));
  return { ...Object.fromEntries(others), ...readValues(form) };
}

/** Whether a field may be stored in the browser: no PINs, and no honeypot. */
export function keepable(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([name]) => isStored(name)));
}

/** The part of a form's values that is stored as a draft. */
export function draftOf(form: HTMLFormElement): Values {
  return keepable(readValues(form));
}

/** Fills a draft into the empty fields. Returns whether it filled any. */
export function fillIn(form: HTMLFormElement, draft: Values): boolean {
  const touched = readValues(form);
  let isChanged = false;
  for (const control of controlsOf(form)) {
    const stored = draft[control.name];
    if (stored === undefined || touched[control.name] !== undefined || !isStored(control.name)) continue;
    if (isTick(control)) control.checked = stored.includes(control.value);
    else control.value = stored[0] ?? '';
    isChanged ||= isFilled(control);
  }
  return isChanged;
}

/** The first value of a field, without spaces around it; empty where there is none. */
export function firstOf(values: Values, name: string): string {
  return (values[name]?.[0] ?? '').trim();
}

/** The fields that people fill in. */
export function controlsOf(form: HTMLFormElement): readonly Control[] {
  return [...form.elements].filter(
    (one): one is Control => one.matches('input:not([type="hidden"]), select, textarea') && one.hasAttribute('name'),
  );
}

export function isTick(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox' || control.type === 'radio';
}

/** Focuses the first visible, enabled control of that name. Returns whether there is one. */
export function focusField(form: HTMLFormElement | null, name: string | undefined): boolean {
  const controls = form === null ? [] : controlsOf(form);
  const first = controls.find((one) => one.name === name && !one.matches(':disabled') && one.checkVisibility());
  first?.focus();
  return first !== undefined;
}

/** The choice that takes another one back has no value. */
function isFilled(control: Control): boolean {
  return control.value !== '' && (!isTick(control) || control.checked);
}

function isStored(name: string): boolean {
  return name !== HONEYPOT && name !== 'pin';
}
