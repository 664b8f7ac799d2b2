import type { ReactNode } from 'react';
import type { Phrase } from '../../src/domain/language.ts';

/** A text; one in another language than the page says so. */
export function T({ of }: { readonly of: Phrase }): ReactNode {
  return typeof of === 'string' ? of : <span lang={of.lang}>{of.text}</span>;
}
