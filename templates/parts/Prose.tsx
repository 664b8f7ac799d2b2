import type { ReactNode } from 'react';
import type { Markup } from '../../src/domain/language.ts';
import { languageAttributes } from './language-attributes.ts';

/** A text with markup, which was sanitized when content was read. */
export function Prose({ of, className = 'prose' }: { readonly of: Markup; readonly className?: string }): ReactNode {
  return <div className={className} {...languageAttributes(of.lang)} dangerouslySetInnerHTML={{ __html: of.html }} />;
}
