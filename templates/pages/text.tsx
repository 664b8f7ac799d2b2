import type { ReactNode } from 'react';
import type { TextPage as Content } from '../../src/model/page.ts';
import { Prose } from '../parts/Prose.tsx';
import { T } from '../parts/T.tsx';
import { Time } from '../parts/Time.tsx';
import { useText } from '../render/environment.tsx';

/** A page of prose, such as the terms. */
export function TextPage({ content }: { readonly content: Content }): ReactNode {
  const t = useText();
  return (
    <article className="section text-page" id={`page-${content.ident}`}>
      <h1>
        <T of={content.title} />
      </h1>
      <Prose of={content.text} />
      {content.updated !== undefined && (
        <p className="quiet">
          {t('common:updated')} <Time of={content.updated} />
        </p>
      )}
    </article>
  );
}
