import type { ContentIndex } from '../../content/content-index.ts';
import { refuseUnknown } from '../../content-edits/errors.ts';
import { languageOfSegment, languageSegment } from '../../domain/language-tag.ts';

/**
 * The text of a change: each part in the site's default language, or as `hr=Kasnimo.` in another one. Undefined without
 * parts. Throws `RequestError` for a language that the site does not have.
 */
export function typedText(
  parts: readonly string[],
  { defaultLanguage, languages }: Pick<ContentIndex, 'defaultLanguage' | 'languages'>,
): string | Readonly<Record<string, string>> | undefined {
  const texts = parts.map((part) => {
    const [, given = defaultLanguage, text] = /^(?:([a-z]{2,3}(?:-[a-z\d]{2,8})*)=)?(.*)$/is.exec(
      part,
    ) as RegExpExecArray;
    const language = languageOfSegment(languageSegment(given), languages) ?? given;
    refuseUnknown('language', language, languages);
    return [language, (text ?? '').trim()] as const;
  });
  const given = texts.filter(([, text]) => text !== '');
  if (given.length === 0) return undefined;
  if (languages.length === 1 || given.every(([language]) => language === defaultLanguage)) return given.at(-1)?.[1];
  return Object.fromEntries(given);
}
