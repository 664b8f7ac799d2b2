import { type RefObject, useState } from 'react';
import type { Form } from '../../../src/model/page-forms.ts';
import { countOf, takeOut, teamSize } from './team.ts';

export interface Members {
  /** How many there are; undefined until the form is awake, and for forms without members. */
  readonly count: number | undefined;
  readonly minimum: number;
  readonly maximum: number;
  /** Takes the count from the fields: after they were filled in by a draft, and when the number was typed. */
  readonly read: () => void;
  readonly typed: (value: string) => void;
  readonly add: () => void;
  readonly remove: (index: number) => void;
}

/** The members of a team's form, whose number is also one of its fields. */
export function useMembers(ref: RefObject<HTMLFormElement | null>, form: Form): Members {
  const size = teamSize(form.groups);
  const { minimum, maximum } = size ?? { minimum: 0, maximum: 0 };
  const [count, setCount] = useState<number>();
  const change = (next: number): void => {
    const field = ref.current?.elements.namedItem('memberCount');
    if (field instanceof HTMLInputElement) field.value = String(next);
    setCount(next);
  };
  return {
    count,
    minimum,
    maximum,
    read: () => {
      if (size !== undefined && ref.current !== null) setCount(countOf(ref.current, size));
    },
    typed: (value) => {
      const number = Number(value);
      if (size !== undefined && Number.isInteger(number) && number >= minimum && number <= maximum) setCount(number);
    },
    add: () => change(Math.min(maximum, (count ?? minimum) + 1)),
    remove: (index) => {
      if (ref.current === null || count === undefined) return;
      takeOut(ref.current, index, count);
      change(count - 1);
    },
  };
}
