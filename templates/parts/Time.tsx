import type { ReactNode } from 'react';
import type { Moment } from '../../src/domain/page/page.ts';

/** A date or time, for people and for machines. */
export function Time({ of }: { readonly of: Moment }): ReactNode {
  return <time dateTime={of.iso}>{of.text}</time>;
}
