import type { PublishState } from '../../../src/domain/editor/edit.ts';
import type { EditorLanguage } from '../language.ts';
import { failureText } from './failures.ts';
import { germanPublication } from './publication-de.ts';
import { croatianPublication } from './publication-hr.ts';
import type { PublicationTexts } from './publication-texts.ts';

const TEXTS: Readonly<Partial<Record<EditorLanguage, PublicationTexts>>> = {
  hr: croatianPublication,
  de: germanPublication,
};

/**
 * What is being done, or what has become of a publication, in a language of the editor. Undefined if there is only the
 * message in English.
 */
export function publicationText(
  language: EditorLanguage,
  { code, errors = 0 }: Pick<PublishState, 'code' | 'errors'>,
): string | undefined {
  const texts = TEXTS[language];
  if (texts === undefined || code === undefined) return undefined;
  const states: Readonly<Record<string, PublicationTexts['ends'][keyof PublicationTexts['ends']] | undefined>> = {
    ...texts.steps,
    ...texts.ends,
  };
  const text = states[code] ?? failureText(language, code as Parameters<typeof failureText>[1]);
  return typeof text === 'function' ? text(errors) : text;
}
