import type { ReactNode, RefObject } from 'react';
import type { Form, FormGroup } from '../../../src/domain/page/page-forms.ts';
import { Group } from '../../parts/form/FormParts.tsx';
import type { TeamTexts } from './form-texts.ts';
import { groupsWith, memberIndex } from './team.ts';
import type { Members } from './use-members.ts';

export interface GroupsProps {
  readonly form: Form;
  readonly members: Members;
  readonly words: TeamTexts | undefined;
  readonly formRef: RefObject<HTMLFormElement | null>;
  /** Announces a change of the number of members to screen readers. */
  readonly announce: (text: string) => void;
}

/** The groups of a form. For a team's form, the groups of members depend on their number. */
export function Groups({ form, members, words, formRef, announce }: GroupsProps): ReactNode {
  const { count } = members;
  if (count === undefined || words === undefined) {
    return form.groups.map((group) => <Group key={group.ident} group={group} form={form.ident} />);
  }
  const inUse = new Map(groupsWith(form.groups, count).map((group) => [group.ident, group]));
  const change = (next: number, index: number): void => {
    if (next < count) members.remove(index);
    else members.add();
    announce(words.count.replace('{count}', String(next)));
    focusMember(formRef.current, Math.min(next - 1, index));
  };
  return (
    <>
      {form.groups.map((group) => (
        <Group
          key={group.ident}
          group={inUse.get(group.ident) ?? group}
          form={form.ident}
          isUnused={!inUse.has(group.ident)}
        >
          <Remove group={group} words={words} members={members} change={change} />
        </Group>
      ))}
      {count < members.maximum && (
        <button type="button" className="button button-hollow" onClick={() => change(count + 1, count)}>
          {words.add}
        </button>
      )}
    </>
  );
}

interface RemoveProps extends Pick<GroupsProps, 'members'> {
  readonly group: FormGroup;
  readonly words: TeamTexts;
  readonly change: (next: number, index: number) => void;
}

/** The button that removes a member. Not shown if there is only the minimum number of members. */
function Remove({ group, words, members: { count = 0, minimum }, change }: RemoveProps): ReactNode {
  const index = memberIndex(group);
  if (index === undefined || count <= minimum) return null;
  return (
    <p>
      <button type="button" className="button button-hollow" onClick={() => change(count - 1, index)}>
        {words.remove.replace('{number}', String(index + 1))}
      </button>
    </p>
  );
}

/** Focuses the first field of a member after it was rendered. */
function focusMember(form: HTMLFormElement | null, index: number): void {
  requestAnimationFrame(() =>
    form?.querySelector<HTMLElement>(`[data-group="member-${index + 1}"] :is(input, select)`)?.focus(),
  );
}
