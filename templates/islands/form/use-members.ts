import { type RefObject, useEffect, useMemo, useState } from 'react';
import type { Form } from '../../../src/domain/page/page-forms.ts';
import { countOf, removeMember, teamSize } from './team.ts';

export interface Members {
  /** The number of members; undefined before hydration, and for forms without members. */
  readonly count: number | undefined;
  readonly minimum: number;
  readonly maximum: number;
  /** Call this when a field has changed. Updates the number if it was the field `memberCount`. */
  readonly update: (changed: Pick<HTMLInputElement, 'name' | 'value'>) => void;
  readonly add: () => void;
  readonly remove: (index: number) => void;
}

/**
 * Manages the members of a team's form, whose number is also one of its fields. Call it after `useDraft`, which fills
 * in the members.
 */
export function useMembers(ref: RefObject<HTMLFormElement | null>, { groups }: Form): Members {
  const size = useMemo(() => teamSize(groups), [groups]);
  const { minimum, maximum } = size ?? { minimum: 0, maximum: 0 };
  const [count, setCount] = useState<number>();
  useEffect(() => {
    if (size !== undefined && ref.current !== null) setCount(countOf(ref.current, size));
  }, [ref, size]);
  /** Changes the field and dispatches its event, so that other listeners of the form notice. */
  const change = (next: number): void => {
    const field = ref.current?.elements.namedItem('memberCount');
    if (!(field instanceof HTMLInputElement)) return;
    field.value = String(next);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return {
    count,
    minimum,
    maximum,
    update: ({ name, value }) => {
      const number = Number(value);
      if (name === 'memberCount' && Number.isInteger(number) && number >= minimum && number <= maximum)
        setCount(number);
    },
    add: () => change(Math.min(maximum, (count ?? minimum) + 1)),
    remove: (index) => {
      if (ref.current === null || count === undefined) return;
      removeMember(ref.current, index, count);
      change(count - 1);
    },
  };
}
