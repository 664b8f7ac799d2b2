import type { ReactNode } from 'react';
import type { Phrase } from '../../src/domain/language.ts';
import { languageAttributes } from './language-attributes.ts';

/** A text. One that is not in the page's language is marked with its language. */
export function T({ of }: { readonly of: Phrase }): ReactNode {
  return typeof of === 'string' ? of : <span {...languageAttributes(of.lang)}>{of.text}</span>;
}
