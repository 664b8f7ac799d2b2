import { useEffect, useRef, useState } from 'react';
import type { RecordProblems, Value } from '../../../src/domain/editor/edit.ts';
import { ask } from '../edit-api.ts';
import { latestOnly } from '../latest-only.ts';

const CHECK_DELAY_MS = 400;

/** The problems of a value that is being edited, checked when nobody has typed for a moment. */
export function useCheck(
  path: string,
  { value, saved, known }: { readonly value: Value; readonly saved: Value; readonly known: RecordProblems },
): { readonly problems: RecordProblems; readonly error: unknown } {
  const [problems, setProblems] = useState(known);
  const [error, setError] = useState<unknown>();
  const check = useRef<(value: Value) => void>(undefined);

  useEffect(() => {
    check.current = latestOnly((next: Value) => ask('check', { path, value: next }), {
      show: (found) => {
        setProblems(found);
        setError(undefined);
      },
      fail: setError,
    });
  }, [path]);
  useEffect(() => {
    if (value === saved) {
      setProblems(known);
      setError(undefined);
      return;
    }
    const timer = setTimeout(() => check.current?.(value), CHECK_DELAY_MS);
    return () => clearTimeout(timer);
  }, [value, saved, known]);

  return { problems, error };
}
