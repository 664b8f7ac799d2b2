import { useCallback, useEffect, useState } from 'react';
import type { SurveyQuery } from '../../../src/domain/page/survey-query.ts';

export interface LoadedQuery {
  readonly loaded: SurveyQuery | undefined;
  readonly hasFailed: boolean;
  /** Loads it again. */
  readonly retry: () => void;
}

/** Loads the static query of a survey by its hash. */
export function useSurveyQuery(hash: string): LoadedQuery {
  const [answer, setAnswer] = useState<SurveyQuery | 'failed'>();

  useEffect(() => {
    if (answer !== undefined) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    load(hash, signal)
      .then(setAnswer)
      .catch(() => signal.aborted || setAnswer('failed'));
    return () => leaving.abort();
  }, [hash, answer]);

  const retry = useCallback(() => setAnswer(undefined), []);
  const hasFailed = answer === 'failed';
  return { loaded: hasFailed ? undefined : answer, hasFailed, retry };
}

/** Throws if the request fails or returns something else. */
async function load(hash: string, signal: AbortSignal): Promise<SurveyQuery> {
  const base = document.documentElement.dataset['base'] ?? '/';
  const response = await fetch(`${base}page-data/sq/d/${hash}.json`, { signal });
  const query = (await response.json()) as Partial<SurveyQuery> | null;
  if (!response.ok || query?.kind !== 'survey') throw new Error(`There are no questions: ${response.status}`);
  return query as SurveyQuery;
}
