import { useCallback, useEffect, useState } from 'react';

/** The answer to a request, which is sent at once and again by `load`. The last answer stays until there is a new one. */
export function useAnswer<T>(request: () => Promise<T>): {
  readonly answer: T | undefined;
  readonly error: unknown;
  readonly load: () => void;
} {
  const [answer, setAnswer] = useState<T>();
  const [error, setError] = useState<unknown>();
  const load = useCallback(() => {
    request().then((value) => {
      setAnswer(() => value);
      setError(undefined);
    }, setError);
  }, [request]);
  useEffect(load, [load]);
  return { answer, error, load };
}
