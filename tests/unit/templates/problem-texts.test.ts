import { describe, expect, it } from 'vitest';
import { PROBLEM_CODES } from '../../../src/domain/site/api-contract.ts';
import { DATED, PROBLEM_TEXTS } from '../../../src/domain/site/problem-texts.ts';
import { offsetsOf } from '../../../src/domain/time/zone.ts';
import { dateText, failureText, type ProblemTexts, problemText } from '../../../templates/islands/problem-text.ts';
import { sampleEnv } from './templates-samples.ts';

const wordsIn = (language: 'en' | 'hr'): ProblemTexts => {
  const { t, settings } = sampleEnv(language);
  const problems = Object.fromEntries(
    PROBLEM_CODES.map((code) => [code, t(PROBLEM_TEXTS[code], { date: '{{date}}' })]),
  );
  return {
    problems,
    fields: {} as ProblemTexts['fields'],
    connection: t('errors:general.connection'),
    timeout: t('errors:timeout'),
    other: t('errors:general.server'),
    locale: settings.locale,
    offsets: settings.offsets,
  };
};

describe.each(['en', 'hr'] as const)('the messages for error codes (%s)', (language) => {
  const words = wordsIn(language);

  it('exist for every code, and contain a time if the error has one', () => {
    for (const code of PROBLEM_CODES) {
      expect(words.problems[code], code).toMatch(/\S/);
      expect(words.problems[code]?.includes('{{date}}'), code).toBe(DATED.includes(code));
    }
  });

  it('name the last day of a registration', () => {
    const message = problemText(words, { code: 'registration-closed', date: '2026-04-30T22:00:00Z' });
    expect(message).toContain(language === 'en' ? '30 April 2026' : '30. travnja 2026');
    expect(message).not.toContain('{{');
  });

  it('are those of the server if the page does not know the code', () => {
    expect(failureText(words, { kind: 'problem', problem: { code: 'from-tomorrow' as 'duplicate' } })).toBe(
      words.other,
    );
  });

  it('distinguish a lost connection from a slow service', () => {
    expect(failureText(words, { kind: 'unreachable' })).toBe(words.connection);
    expect(failureText(words, { kind: 'timeout' })).toBe(words.timeout);
  });
});

describe('a time in an error message', () => {
  const zone = { locale: 'en-GB', offsets: offsetsOf('Europe/Zagreb') };

  it.each([
    ['2026-04-30T22:00:00Z', 'registration-closed', '30 April 2026'],
    ['2026-04-30T21:59:59Z', 'registration-closed', '30 April 2026'],
    ['2026-01-31T23:00:00Z', 'registration-not-open', '1 February 2026'],
    ['2026-04-25T09:00:00Z', 'registration-closed', '25 April 2026 at 11:00'],
    ['soon', 'registration-closed', ''],
  ] as const)('%s of %s is %s', (iso, code, message) => {
    expect(dateText(iso, code, zone)).toBe(message);
  });
});
