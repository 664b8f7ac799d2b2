import type { Board } from '../../../src/domain/editor/edit-board.ts';
import { Failure } from '../Failure.tsx';
import { ProblemMessage, ProblemText } from '../form/ProblemText.tsx';
import { language, t } from '../shown-texts.ts';
import { effectSentences } from './effect-sentences.ts';
import type { Preview } from './use-announcement.ts';

/** What a change would come to, whom it concerns, and what `check` says of it. Consequences are in English. */
export function AnnouncePreview({
  preview,
  isComplete,
  board,
}: {
  readonly preview: Preview | undefined;
  readonly isComplete: boolean;
  readonly board: Board;
}) {
  if (preview !== undefined && 'error' in preview) return <Failure error={preview.error} />;
  const { effects = [], people = [], consequences = [], errors = [], isConflict } = preview?.answer ?? {};
  return (
    <div className="announce-preview" role="status">
      <h3>{t('announce:preview')}</h3>
      {preview === undefined && <p>{isComplete ? t('announce:checking') : t('announce:incomplete')}</p>}
      {isConflict && <p className="announce-error">{t('announce:conflict')}</p>}
      {effects.length > 0 && errors.length === 0 && (
        <ul>
          {effectSentences(effects, board, t).map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      )}
      {people.length > 0 && (
        <p>{t('announce:people', { names: new Intl.ListFormat(language, { type: 'conjunction' }).format(people) })}</p>
      )}
      {errors.length > 0 && (
        <>
          <p className="announce-error">{t('announce:errors')}</p>
          <ul>
            {errors.map((problem) => (
              <li key={problem.message}>
                <ProblemText problem={problem} withHint />
                <ProblemMessage problem={problem} />
              </li>
            ))}
          </ul>
        </>
      )}
      {consequences.length > 0 && (
        <>
          <p className="announce-warning">{t('announce:consequences')}</p>
          <ul lang="en">
            {consequences.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
