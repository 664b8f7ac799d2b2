import { HONEYPOT } from '../../src/model/honeypot.ts';

/** What stands in a form of the page. Its inputs keep it, not React: what was typed early is never lost. */

/** Name → values, as the browser would send them. */
export type Values = Readonly<Record<string, readonly string[]>>;

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Everything that is filled in; parts of the form that are out of use give nothing. */
export function readValues(form: HTMLFormElement): Values {
  const values: Record<string, string[]> = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') values[name] = [...(values[name] ?? []), value];
  }
  return values;
}

/** The same of a form whose fields have one value each; what is not chosen is absent. */
export function valuesOf(form: HTMLFormElement): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(readValues(form)).map(([name, values]) => [name, values.at(-1) ?? '']));
}

/** What belongs into a draft: neither what is sent along unasked nor a PIN nor what was taken out. */
export function draftOf(form: HTMLFormElement): Values {
  const values: Record<string, string[]> = {};
  for (const control of controlsOf(form)) {
    if (!isKept(control) || !isFilled(control) || control.matches(':disabled')) continue;
    values[control.name] = [...(values[control.name] ?? []), control.value];
  }
  return values;
}

/** Puts a draft into the fields that are still empty; says whether there was anything to put. */
export function fillIn(form: HTMLFormElement, draft: Values): boolean {
  const touched = draftOf(form);
  let isChanged = false;
  for (const control of controlsOf(form)) {
    const kept = draft[control.name];
    if (kept === undefined || touched[control.name] !== undefined || !isKept(control)) continue;
    fill(control, kept);
    isChanged ||= isFilled(control);
  }
  return isChanged;
}

/** Puts values where they were, over what stands there. */
export function fillForm(form: HTMLFormElement, values: Readonly<Record<string, string>>): void {
  for (const control of controlsOf(form)) {
    const value = values[control.name];
    if (value !== undefined) fill(control, [value]);
  }
}

/** Leads to a field: of several controls of that name, to the first one that can be used. */
export function focusField(form: HTMLFormElement | null, name: string): void {
  form?.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]:not(:disabled)`)?.focus();
}

export function isTick(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox' || control.type === 'radio';
}

/** The fields that people fill in. */
function controlsOf(form: HTMLFormElement): readonly Control[] {
  return [...form.elements].filter(
    (one): one is Control => one.matches('input:not([type="hidden"]), select, textarea') && one.hasAttribute('name'),
  );
}

function fill(control: Control, values: readonly string[]): void {
  if (isTick(control)) control.checked = values.includes(control.value);
  else control.value = values[0] ?? '';
}

function isFilled(control: Control): boolean {
  return isTick(control) ? control.checked : control.value !== '';
}

function isKept(control: Control): boolean {
  return control.name !== HONEYPOT && control.name !== 'pin';
}
