import { type ReactNode, useEffect, useState } from 'react';
import { type ChoosableEdition, chooseSurveys } from '../../src/domain/survey-choice.ts';
import { Slot } from './Slot.tsx';
import { SurveyFlow } from './survey/SurveyFlow.tsx';
import type { SurveyService } from './survey/use-moves.ts';
import { useSurveyQuery } from './survey/use-survey-query.ts';
import type { SurveyWords } from './survey/words.ts';

export interface SurveyProps {
  readonly ident: string;
  /** The address of this survey alone. */
  readonly href: string;
  /** The edition that it is about. */
  readonly edition: ChoosableEdition;
  /** Hash of the static query with the questions. */
  readonly query: string;
  readonly service: SurveyService;
  readonly words: SurveyWords;
  /** The forms as they are without script; given at the build only. */
  readonly slotHtml?: string;
}

/**
 * An open survey. If the page's query string selects it, it is filled in step by step; else it is offered. Without
 * JavaScript, the page shows whole forms instead.
 */
export function Survey({ ident, href, edition, query, service, words, slotHtml }: SurveyProps): ReactNode {
  const [isChosen, setIsChosen] = useState(false);
  useEffect(() => {
    const choice = chooseSurveys([edition], location.search);
    setIsChosen(choice.kind === 'some' && choice.idents.length === 1 && choice.idents[0] === ident);
  }, [edition, ident]);
  return (
    <div className="survey-island">
      {isChosen ? (
        <Loaded {...{ query, service, words }} />
      ) : (
        <p className="needs-script">
          <a className="button" href={`${href}#survey-${ident}`}>
            {words.begin}
          </a>
        </p>
      )}
      <div className="survey-static">
        <Slot html={slotHtml} />
      </div>
    </div>
  );
}

/** The survey once its questions are there. */
function Loaded({ query, service, words }: Pick<SurveyProps, 'query' | 'service' | 'words'>): ReactNode {
  const { loaded, hasFailed, retry } = useSurveyQuery(query);
  if (loaded !== undefined) return <SurveyFlow query={loaded} words={words} service={service} />;
  return (
    <>
      <p className="quiet" role="status">
        {!hasFailed && words.loading}
      </p>
      <div role="alert">{hasFailed && <p className="form-errors">{words.notLoaded}</p>}</div>
      {hasFailed && (
        <button type="button" className="button" onClick={retry}>
          {words.again}
        </button>
      )}
    </>
  );
}
