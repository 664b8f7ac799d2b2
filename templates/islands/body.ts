import type { Form, FormField } from '../../src/domain/page/page-forms.ts';
import { HONEYPOT } from '../../src/domain/site/honeypot.ts';
import { firstOf, type Values } from './form-values.ts';

type Entries = readonly (readonly [name: string, value: unknown])[];

/**
 * The request body for the values of a form, as the API contract defines it: numbers are numbers, lists are lists,
 * names with a dot are nested, and empty values are absent. Values of fields that the form does not contain are left
 * out.
 */
export function bodyOf(form: Pick<Form, 'hidden' | 'groups'>, values: Values): Readonly<Record<string, unknown>> {
  const hidden = form.hidden.map(({ name, value }) => [name, name === 'year' ? Number(value) : value] as const);
  const entries = form.groups.flatMap(({ fields }) => fields.flatMap((field) => entriesOf(field, values)));
  const members = membersOf(entries, firstOf(values, 'teamLeader'));
  const honeypot = firstOf(values, HONEYPOT);
  return {
    ...partsOf([...hidden, ...entries.filter(([name]) => !MEMBER.test(name))]),
    ...(members.length === 0 ? {} : { members }),
    ...(honeypot === '' ? {} : { [HONEYPOT]: honeypot }),
  };
}

const MEMBER = /^members\.(\d+)\.(.+)$/;

/** The value of a field, and that of its comment. */
function entriesOf(field: FormField, values: Values): Entries {
  const comment = 'comment' in field ? field.comment : undefined;
  const words = comment === undefined ? '' : firstOf(values, comment.name);
  const value = sentValue(field, values);
  return [
    ...(value === undefined ? [] : [[field.name, value] as const]),
    ...(comment === undefined || words === '' ? [] : [[comment.name, words] as const]),
  ];
}

function sentValue(field: FormField, values: Values): unknown {
  const { [field.name]: several = [] } = values;
  if (field.kind === 'choice') return undefined;
  if (field.kind === 'checkboxes') return several.length > 0 || field.required ? several : undefined;
  const value = firstOf(values, field.name);
  if (value === '') return undefined;
  if (field.kind === 'flag') return true;
  return isNumber(field) ? Number(value) : value;
}

function isNumber(field: FormField): boolean {
  return field.kind === 'stars' || (field.kind === 'input' && field.type === 'number');
}

/** Nests names with a dot: `answers.overall` is a key of `answers`. */
function partsOf(entries: Entries): Readonly<Record<string, unknown>> {
  const body: Record<string, unknown> = {};
  for (const [name, value] of entries) {
    const [first = '', ...rest] = name.split('.');
    body[first] = rest.length === 0 ? value : { ...(body[first] as object | undefined), [rest.join('.')]: value };
  }
  return body;
}

/** The members of the team, in order. The leader is marked. */
function membersOf(entries: Entries, leader: string): readonly object[] {
  const members = new Map<string, Record<string, unknown>>();
  for (const [name, value] of entries) {
    const [, index, key] = MEMBER.exec(name) ?? [];
    if (index === undefined || key === undefined) continue;
    members.set(index, { ...members.get(index), [key]: value });
  }
  return [...members].map(([index, member]) => (index === leader ? { ...member, teamLeader: true } : member));
}
