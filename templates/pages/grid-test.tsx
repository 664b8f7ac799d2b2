import type { ReactNode } from 'react';
import { Ornament } from '#look/parts.tsx';
import type { DevPage as Content } from '../../src/domain/page/page-notices.ts';
import { Link } from '../parts/Link.tsx';
import { useText } from '../render/environment.tsx';

/** A page with the grid of 8 px above text and ornaments, to check alignment. */
export function GridTestPage({ content }: { readonly content: Content }): ReactNode {
  const t = useText();
  return (
    <div className="section notice grid-test">
      <h1>{t('notices:grid-test.title')}</h1>
      <p className="lead">{t('notices:grid-test.text')}</p>
      <ul className="gallery">
        {content.events.map(({ ident }) => (
          <li key={ident} data-event={ident}>
            <Ornament ident={ident} />
          </li>
        ))}
      </ul>
      <p>
        <Link href={content.dev} className="button">
          {t('notices:dev.title')}
        </Link>
      </p>
    </div>
  );
}
