import type { ReactNode } from 'react';
import { Ornament } from '#look/parts.tsx';
import type { Markup, Phrase } from '../../src/domain/language.ts';
import type { TextContents } from '../../src/domain/page/page.ts';
import { partId } from '../../src/domain/paths/part-ids.ts';
import { useText } from '../render/environment.tsx';
import { languageAttributes } from './language-attributes.ts';
import { Prose } from './Prose.tsx';
import { Title } from './Title.tsx';

export interface TextFrameProps {
  readonly ident: string;
  readonly title: Phrase;
  readonly text: Markup;
  readonly contents?: readonly TextContents[];
  /** The content before the text. */
  readonly lead?: ReactNode;
  /** The content after the text. */
  readonly children?: ReactNode;
}

/** The layout of text pages: ornament, title, text, and a table of contents if the text is long. */
export function TextFrame({ ident, title, text, contents = [], lead, children }: TextFrameProps): ReactNode {
  return (
    <article className="section text-page" id={partId('page', ident)}>
      <Ornament ident={ident} />
      <Title of={title} />
      {contents.length > 0 && <Contents contents={contents} lang={text.lang} />}
      <div className="text-body">
        {lead}
        <Prose of={text} />
        {children}
      </div>
    </article>
  );
}

function Contents({
  contents,
  lang,
}: {
  readonly contents: readonly TextContents[];
  readonly lang: string | undefined;
}): ReactNode {
  const t = useText();
  return (
    <nav className="text-contents" aria-label={t('common:contents')}>
      <p className="label">{t('common:contents')}</p>
      <ol {...languageAttributes(lang)}>
        {contents.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} dangerouslySetInnerHTML={{ __html: title }} />
          </li>
        ))}
      </ol>
    </nav>
  );
}
