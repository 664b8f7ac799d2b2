import type { ReactNode } from 'react';
import type { SearchPage as Content, SearchEdition } from '../../src/domain/page/page.ts';
import { textByForm } from '../../src/domain/site/plurals.ts';
import type { SearchTexts } from '../islands/Search.tsx';
import { Island } from '../parts/Island.tsx';
import { Link } from '../parts/Link.tsx';
import { T } from '../parts/T.tsx';
import { Time } from '../parts/Time.tsx';
import { Windowed } from '../parts/Windowed.tsx';
import { useSettings, useText } from '../render/environment.tsx';

/** The search, and below it all years, which show while nothing is searched for. */
export function SearchPage({ content }: { readonly content: Content }): ReactNode {
  const t = useText();
  const { href, index, years, pages } = content;
  return (
    <div className="section search-page">
      <h1>{t('common:search.title')}</h1>
      <Island name="search" on="query" props={{ href, index, words: useSearchTexts() }} />
      <div className="search-all">
        <h2>{t('common:search.byYear')}</h2>
        {years.map(({ year, editions }) => (
          <section key={year} aria-labelledby={`year-${year}`}>
            <h3 id={`year-${year}`}>{year}</h3>
            <ul>
              {editions.map((edition) => (
                <Edition key={edition.event} edition={edition} year={year} />
              ))}
            </ul>
          </section>
        ))}
        {pages.length > 0 && (
          <section aria-labelledby="search-pages">
            <h3 id="search-pages">{t('common:search.kinds.page')}</h3>
            <ul>
              {pages.map((page) => (
                <li key={page.href}>
                  <Link href={page.href}>{page.title}</Link>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </div>
  );
}

function Edition({ edition, year }: { readonly edition: SearchEdition; readonly year: number }): ReactNode {
  const t = useText();
  return (
    <li data-event={edition.event}>
      <Link href={edition.href}>
        <T of={edition.title} /> {year}
      </Link>{' '}
      <Time of={edition.when} />
      {edition.parts.map(({ kind, href, shown }) => (
        <Windowed key={kind} as="span" shown={shown}>
          {' '}
          <Link href={href}>
            {t(`event:sections.${kind}`)}
            <span className="visually-hidden">
              : <T of={edition.title} /> {year}
            </span>
          </Link>
        </Windowed>
      ))}
    </li>
  );
}

/** The texts of the island, which are passed as props. */
function useSearchTexts(): SearchTexts {
  const t = useText();
  const { locale, language } = useSettings();
  const kindTexts = (key: 'kind' | 'kinds') => ({
    session: t(`common:search.${key}.session`),
    speaker: t(`common:search.${key}.speaker`),
    question: t(`common:search.${key}.question`),
    page: t(`common:search.${key}.page`),
  });
  return {
    label: t('common:search.label'),
    button: t('common:search.button'),
    show: t('common:search.show'),
    all: t('common:search.all'),
    kinds: kindTexts('kinds'),
    kind: kindTexts('kind'),
    off: { cancelled: t('schedule:outcome.off.cancelled'), replaced: t('schedule:outcome.off.replaced') },
    results: t('common:search.results'),
    loading: t('common:search.loading'),
    failed: t('common:search.failed'),
    none: t('common:search.none'),
    found: textByForm(language, (count) => t('common:search.found', { count, number: '{number}' })),
    first: t('common:search.first', { number: '{number}' }),
    locale,
  };
}
