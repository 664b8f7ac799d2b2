import type { ReactNode } from 'react';

export interface RemainingTicketsProps {
  /** Where the numbers are. */
  readonly address: string;
  readonly words: RemainingWords;
}

export interface RemainingWords {
  /** By the plural forms of the language, with `{number}`. */
  readonly left: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>;
  readonly soldOut: string;
  readonly locale: string;
}

/** What is left of a kind of ticket, in words. */
export function remainingText({ left, soldOut, locale }: RemainingWords, remaining: number): string {
  if (remaining === 0) return soldOut;
  const text = left[new Intl.PluralRules(locale).select(remaining)] ?? left.other ?? '';
  return text.replace('{number}', String(remaining));
}

/** How many tickets are left. A script writes it on the tickets, so that without one there is nothing to see. */
export function RemainingTickets(_: RemainingTicketsProps): ReactNode {
  return null;
}
