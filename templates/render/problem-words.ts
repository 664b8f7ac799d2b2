import { FIELD_CODES, OPERATIONS } from '../../src/domain/api-contract.ts';
import { PROBLEM_TEXTS, problemCodesOf } from '../../src/domain/problem-texts.ts';
import type { ProblemWords } from '../islands/problem-text.ts';
import { useSettings, useText } from './environment.tsx';

/** What an island says when one of these operations is refused or not reached, as props of the island. */
export function useProblemWords(...operations: readonly (keyof typeof OPERATIONS)[]): ProblemWords {
  const t = useText();
  const { locale, timeZone } = useSettings();
  const codes = new Set(operations.flatMap(problemCodesOf));
  const later = { date: '{{date}}' };
  return {
    problems: Object.fromEntries([...codes].map((code) => [code, t(PROBLEM_TEXTS[code], later)])),
    fields: Object.fromEntries(FIELD_CODES.map((code) => [code, t(`errors:field.${code}`)])) as ProblemWords['fields'],
    connection: t('errors:general.connection'),
    timeout: t('errors:timeout'),
    other: t('errors:general.server'),
    locale,
    timeZone,
  };
}

/** The address of an operation at the service; undefined where none is connected. */
export function useAddress(operation: keyof typeof OPERATIONS): string | undefined {
  const { api } = useSettings();
  return api === undefined ? undefined : api + OPERATIONS[operation].path;
}
