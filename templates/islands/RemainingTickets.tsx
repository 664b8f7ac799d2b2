import type { ReactNode } from 'react';

export interface RemainingTicketsProps {
  /** The address of the numbers. */
  readonly address: string;
  readonly words: RemainingWords;
}

export interface RemainingWords {
  /** By the plural forms of the language, with `{number}`. */
  readonly left: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>;
  readonly soldOut: string;
  readonly locale: string;
}

/** The number of remaining tickets of a kind, as text. */
export function remainingText({ left, soldOut, locale }: RemainingWords, remaining: number): string {
  if (remaining === 0) return soldOut;
  const text = left[new Intl.PluralRules(locale).select(remaining)] ?? left.other ?? '';
  return text.replace('{number}', String(remaining));
}

/** The numbers of remaining tickets. Rendered by the client only. */
export function RemainingTickets(_: RemainingTicketsProps): ReactNode {
  return null;
}
