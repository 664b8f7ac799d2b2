import type { ReactNode } from 'react';
import type { Phrase } from '../../src/domain/language.ts';
import { useText } from '../render/environment.tsx';
import { Link } from './Link.tsx';
import { T } from './T.tsx';

export interface EditionCrumbsProps {
  readonly homeHref: string;
  readonly eventHref: string;
  readonly eventTitle: Phrase;
  readonly year: number;
}

/** The way from the home page to a page below an edition: the home page, and the event with its year. */
export function EditionCrumbs({ of }: { readonly of: EditionCrumbsProps }): ReactNode {
  const t = useText();
  return (
    <nav aria-label={t('schedule:page.breadcrumb')}>
      <ol className="crumbs">
        <li>
          <Link href={of.homeHref}>{t('common:home')}</Link>
        </li>
        <li>
          <Link href={of.eventHref}>
            <T of={of.eventTitle} /> {of.year}
          </Link>
        </li>
      </ol>
    </nav>
  );
}
