import type { Form, FormGroup } from '../../../src/domain/page-forms.ts';
import { isTick } from '../form-values.ts';

/** A team's form has a group of fields for every member that there may be; so many of them are in use. */

const isMember = ({ ident }: FormGroup): boolean => ident.startsWith('member-');

/** The place of a member's group among the members, from 0; undefined for other groups. */
export function memberIndex(group: FormGroup): number | undefined {
  return isMember(group) ? Number(group.ident.slice('member-'.length)) - 1 : undefined;
}

/** How few and how many members there may be; undefined for forms without members. */
export function teamSize(
  groups: readonly FormGroup[],
): { readonly minimum: number; readonly maximum: number } | undefined {
  const members = groups.filter(isMember);
  const minimum = members.filter(({ added }) => added === undefined).length;
  return members.length === 0 ? undefined : { minimum, maximum: members.length };
}

/** A form with so many members; whole where nothing is known of them. */
export function formWith(form: Form, count: number | undefined): Form {
  return count === undefined ? form : { ...form, groups: groupsWith(form.groups, count) };
}

/** The groups with so many members: of each that is there the same is needed. */
export function groupsWith(groups: readonly FormGroup[], count: number): readonly FormGroup[] {
  return groups
    .filter((group) => (memberIndex(group) ?? 0) < count)
    .map((group) =>
      group.added === undefined ? group : { ...group, legend: group.added, fields: group.fields.map(needed) },
    );
}

function needed(field: FormGroup['fields'][number]): FormGroup['fields'][number] {
  return field.messages.required === undefined ? field : { ...field, required: true };
}

/** How many members the fields show: as many as are said, and all that are filled in. */
export function countOf(form: HTMLFormElement, { minimum, maximum }: { minimum: number; maximum: number }): number {
  const said = Number(new FormData(form).get('memberCount')) || minimum;
  const filled = Array.from({ length: maximum }, (_, index) => index + 1).findLast((number) =>
    controlsOfMember(form, number - 1).some((control) => !isTick(control) && control.value !== ''),
  );
  return Math.min(maximum, Math.max(minimum, said, filled ?? 0));
}

/** Takes a member out: those after it move up, and the last place is empty. */
export function takeOut(form: HTMLFormElement, index: number, count: number): void {
  for (let to = index; to < count; to += 1) {
    const next = to + 1 < count ? controlsOfMember(form, to + 1) : [];
    for (const [place, control] of controlsOfMember(form, to).entries()) {
      const from = next[place];
      if (isTick(control)) control.checked = from !== undefined && isTick(from) && from.checked;
      else control.value = from?.value ?? '';
    }
  }
}

function controlsOfMember(form: HTMLFormElement, index: number): readonly (HTMLInputElement | HTMLSelectElement)[] {
  return [
    ...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
      `[data-group="member-${index + 1}"] :is(input, select)`,
    ),
  ];
}
