import type { ReactNode } from 'react';

export interface RemainingTicketsProps {
  /** The address that returns the numbers. */
  readonly address: string;
  readonly words: RemainingTexts;
}

export interface RemainingTexts {
  /** The text for each plural form of the language, with `{number}`. */
  readonly left: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>;
  readonly soldOut: string;
  readonly locale: string;
}

/** The text for a number of remaining tickets. */
export function remainingText({ left, soldOut, locale }: RemainingTexts, remaining: number): string {
  if (remaining === 0) return soldOut;
  const text = left[new Intl.PluralRules(locale).select(remaining)] ?? left.other ?? '';
  return text.replace('{number}', String(remaining));
}

/** The numbers of remaining tickets. A script writes them onto the tickets, so it renders nothing. */
export function RemainingTickets(_: RemainingTicketsProps): ReactNode {
  return null;
}
