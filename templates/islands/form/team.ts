import type { Form, FormGroup } from '../../../src/domain/page/page-forms.ts';
import { isTick } from '../form-values.ts';

/**
 * The groups of a team's form. The form contains a group for each possible member, of which as many are used as the
 * team has members.
 */

const isMember = ({ ident }: FormGroup): boolean => ident.startsWith('member-');

/** The index of a member's group among the members; undefined for other groups. */
export function memberIndex(group: FormGroup): number | undefined {
  return isMember(group) ? Number(group.ident.slice('member-'.length)) - 1 : undefined;
}

/** The minimum and maximum number of members; undefined for forms without members. */
export function teamSize(
  groups: readonly FormGroup[],
): { readonly minimum: number; readonly maximum: number } | undefined {
  const members = groups.filter(isMember);
  const minimum = members.filter(({ added }) => added === undefined).length;
  return members.length === 0 ? undefined : { minimum, maximum: members.length };
}

/** The form with this number of members. The whole form if the number is unknown. */
export function formWith(form: Form, count: number | undefined): Form {
  return count === undefined ? form : { ...form, groups: groupsWith(form.groups, count) };
}

/** The groups for this number of members. All fields that the first members must fill in become required for each. */
export function groupsWith(groups: readonly FormGroup[], count: number): readonly FormGroup[] {
  return groups
    .filter((group) => (memberIndex(group) ?? 0) < count)
    .map((group) =>
      group.added === undefined ? group : { ...group, legend: group.added, fields: group.fields.map(asRequired) },
    );
}

function asRequired(field: FormGroup['fields'][number]): FormGroup['fields'][number] {
  return field.messages.required === undefined ? field : { ...field, required: true };
}

/** The number of members according to the fields: the given number, or more if more members are filled in. */
export function countOf(form: HTMLFormElement, { minimum, maximum }: { minimum: number; maximum: number }): number {
  const given = Number(new FormData(form).get('memberCount')) || minimum;
  const filled = Array.from({ length: maximum }, (_, index) => index + 1).findLast((number) =>
    controlsOfMember(form, number - 1).some((control) => !isTick(control) && control.value !== ''),
  );
  return Math.min(maximum, Math.max(minimum, given, filled ?? 0));
}

/** Removes a member: those after it move up, and the last one is cleared. */
export function removeMember(form: HTMLFormElement, index: number, count: number): void {
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
