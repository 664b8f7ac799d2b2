import { HONEYPOT } from '../../../src/model/honeypot.ts';

/** What a form holds: name → values, as the browser would send them. The page's own inputs keep it, not React. */
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
    if (isTick(control)) control.checked = kept.includes(control.value);
    else control.value = kept[0] ?? '';
    isChanged ||= isFilled(control);
  }
  return isChanged;
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

function isFilled(control: Control): boolean {
  return isTick(control) ? control.checked : control.value !== '';
}

function isKept(control: Control): boolean {
  return control.name !== HONEYPOT && control.name !== 'pin';
}
