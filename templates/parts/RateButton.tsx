import type { ReactNode } from 'react';
import type { Phrase } from '../../src/domain/language.ts';
import type { ScheduleRow } from '../../src/domain/page/page.ts';
import { useText } from '../render/environment.tsx';
import { Link } from './Link.tsx';
import { T } from './T.tsx';
import { Windowed } from './Windowed.tsx';

export interface JudgedProps {
  /** The ident of an entry that can be rated, and when it can be. */
  readonly rating?: ScheduleRow['rating'];
  readonly feedback?: ScheduleRow['feedback'];
  /** Names the entry, where several are on a page. */
  readonly title?: Phrase;
}

/** How visitors judge an entry: a button that opens the form for rating it, or a link to a form at another site. */
export function RateButton({ rating, feedback, title }: JudgedProps): ReactNode {
  const t = useText();
  const name = title !== undefined && (
    <span className="visually-hidden">
      : <T of={title} />
    </span>
  );
  return (
    <>
      {rating !== undefined && (
        <Windowed as="p" shown={rating.shown} className="needs-script">
          <button type="button" className="tool" data-rate={rating.ident}>
            {t('schedule:rating.rate')}
            {name}
          </button>
        </Windowed>
      )}
      {feedback !== undefined && (
        <Windowed as="p" shown={feedback.shown}>
          <Link href={feedback.href} external className="tool">
            {t('schedule:feedback')}
            {name}
          </Link>
        </Windowed>
      )}
    </>
  );
}
