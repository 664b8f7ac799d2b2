import { FIELD_CODES, OPERATIONS } from '../../src/domain/site/api-contract.ts';
import { PROBLEM_TEXTS, problemCodesOf } from '../../src/domain/site/problem-texts.ts';
import type { ProblemTexts } from '../islands/problem-text.ts';
import { useSettings, useText } from './environment.tsx';

/** The texts for failed requests of these operations, which islands get as props. */
export function useProblemTexts(...operations: readonly (keyof typeof OPERATIONS)[]): ProblemTexts {
  const t = useText();
  const { locale, offsets } = useSettings();
  const codes = new Set(operations.flatMap(problemCodesOf));
  const keepPlaceholder = { date: '{{date}}' };
  return {
    problems: Object.fromEntries([...codes].map((code) => [code, t(PROBLEM_TEXTS[code], keepPlaceholder)])),
    fields: Object.fromEntries(FIELD_CODES.map((code) => [code, t(`errors:field.${code}`)])) as ProblemTexts['fields'],
    connection: t('errors:general.connection'),
    timeout: t('errors:timeout'),
    other: t('errors:general.server'),
    locale,
    offsets,
  };
}

/** The address of an API operation; undefined if the site has no API. */
export function useAddress(operation: keyof typeof OPERATIONS): string | undefined {
  const { api } = useSettings();
  return api === undefined ? undefined : api + OPERATIONS[operation].path;
}
