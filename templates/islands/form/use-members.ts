import { type RefObject, useEffect, useMemo, useState } from 'react';
import type { Form } from '../../../src/domain/page-forms.ts';
import { countOf, takeOut, teamSize } from './team.ts';

export interface Members {
  /** The number of members; undefined until the form is hydrated, and for forms without members. */
  readonly count: number | undefined;
  readonly minimum: number;
  readonly maximum: number;
  /** Follows the field of their number when it has changed. */
  readonly update: (changed: Pick<HTMLInputElement, 'name' | 'value'>) => void;
  readonly add: () => void;
  readonly remove: (index: number) => void;
}

/** The members of a team's form, whose number is also one of its fields. Comes after the draft, which fills them in. */
export function useMembers(ref: RefObject<HTMLFormElement | null>, { groups }: Form): Members {
  const size = useMemo(() => teamSize(groups), [groups]);
  const { minimum, maximum } = size ?? { minimum: 0, maximum: 0 };
  const [count, setCount] = useState<number>();
  useEffect(() => {
    if (size !== undefined && ref.current !== null) setCount(countOf(ref.current, size));
  }, [ref, size]);
  /** Like typing it, so that all who listen to the form know. */
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
      takeOut(ref.current, index, count);
      change(count - 1);
    },
  };
}
