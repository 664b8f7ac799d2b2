import type { ReactNode } from 'react';
import type { ConsentQuestion } from '../../src/domain/page/page.ts';
import { useText } from '../render/environment.tsx';
import { Link } from './Link.tsx';

/**
 * Asks for consent to count page views, without covering the page. It is early in the document, so that it comes first
 * for keyboard users, and screen readers announce it when it opens. `data-in` lists the states in which a part shows.
 */
export function ConsentBox({ question }: { readonly question: ConsentQuestion }): ReactNode {
  const t = useText();
  return (
    <div className="consent needs-script" aria-live="polite">
      <aside aria-labelledby="consent-title" tabIndex={-1} data-consent="" hidden>
        <p className="consent-title" id="consent-title">
          {t('common:consent.title')}
        </p>
        <p data-in="undecided accepted declined">{question.text}</p>
        <p data-in="accepted">{t('common:consent.accepted')}</p>
        <p data-in="declined">{t('common:consent.declined')}</p>
        <p data-in="refused">{t('common:consent.refused')}</p>
        {question.href !== undefined && (
          <p className="consent-more">
            <Link href={question.href}>{t('common:consent.privacy')}</Link>
          </p>
        )}
        <div className="consent-answers">
          <button type="button" value="accepted" data-in="undecided accepted declined">
            {t('common:consent.accept')}
          </button>
          <button type="button" value="declined" data-in="undecided accepted declined">
            {t('common:consent.decline')}
          </button>
          <button type="button" value="" data-in="accepted declined refused">
            {t('common:consent.close')}
          </button>
        </div>
      </aside>
    </div>
  );
}
