import { type Phrase, plain } from '../../../src/domain/language.ts';

/** The length of a title on a screen, for the stylesheet: short titles are larger. */
export function titleSize(title: Phrase): 'short' | 'medium' | 'long' {
  const { length } = plain(title);
  if (length <= 24) return 'short';
  return length <= 48 ? 'medium' : 'long';
}
