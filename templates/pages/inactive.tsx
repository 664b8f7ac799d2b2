import type { ReactNode } from 'react';
import type { InactivePage as Content } from '../../src/domain/page/page-notices.ts';
import { Link } from '../parts/Link.tsx';
import { NoticeFrame } from '../parts/NoticeFrame.tsx';
import { T } from '../parts/T.tsx';
import { useText } from '../render/environment.tsx';

/** The page of an event that is not running, with links to past years. */
export function InactivePage({ content }: { readonly content: Content }): ReactNode {
  const t = useText();
  return (
    <NoticeFrame title={<T of={content.title} />}>
      <p className="lead">{t('notices:inactive.text')}</p>
      {content.years.length > 0 && (
        <>
          <h2>{t('notices:inactive.years')}</h2>
          <ul className="years">
            {content.years.map(({ year, href }) => (
              <li key={year}>
                <Link href={href}>{year}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        <Link href={content.home} className="button">
          {t('notices:home')}
        </Link>
      </p>
    </NoticeFrame>
  );
}
