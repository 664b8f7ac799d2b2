import { HONEYPOT } from '../../../src/model/honeypot.ts';
import type { Form, FormField } from '../../../src/model/page-forms.ts';
import type { Values } from '../form-values.ts';

/**
 * The body of a request from what a form holds, as the contract has it: numbers are numbers, lists are lists, and what
 * was left empty is not there at all.
 */
export function bodyOf(form: Form, values: Values): Readonly<Record<string, unknown>> {
  const hidden = form.hidden.map(({ name, value }) => [name, name === 'year' ? Number(value) : value]);
  const fields = form.groups.flatMap((group) => group.fields);
  const given = fields.flatMap((field) => {
    const value = field.kind === 'choice' ? undefined : sentValue(field, values[field.name] ?? []);
    return value === undefined ? [] : [[field.name, value] as const];
  });
  const flat = given.filter(([name]) => !MEMBER.test(name));
  const members = membersOf(given, values['teamLeader']?.[0]);
  return {
    ...Object.fromEntries(hidden),
    ...Object.fromEntries(flat),
    ...(members.length === 0 ? {} : { members }),
    ...(values[HONEYPOT]?.[0] ? { [HONEYPOT]: values[HONEYPOT][0] } : {}),
  };
}

const MEMBER = /^members\.(\d+)\.(.+)$/;

function sentValue(field: FormField, values: readonly string[]): unknown {
  if (field.kind === 'checkboxes') return values.length > 0 || field.required ? values : undefined;
  const value = values[0]?.trim() ?? '';
  if (value === '') return undefined;
  if (field.kind === 'flag') return true;
  return field.kind === 'input' && field.type === 'number' ? Number(value) : value;
}

/** The members who are there, in order, one of them with the lead. */
function membersOf(given: readonly (readonly [string, unknown])[], leader: string | undefined): readonly object[] {
  const members = new Map<string, Record<string, unknown>>();
  for (const [name, value] of given) {
    const [, index, key] = MEMBER.exec(name) ?? [];
    if (index === undefined || key === undefined) continue;
    members.set(index, { ...members.get(index), [key]: value });
  }
  return [...members].map(([index, member]) => (index === leader ? { ...member, teamLeader: true } : member));
}
