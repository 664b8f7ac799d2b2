import { type ReactNode, useEffect, useState } from 'react';
import { type ChoosableEdition, chooseSurveys } from '../../src/domain/site/survey-choice.ts';
import { Slot } from './Slot.tsx';
import { SurveyFlow } from './survey/SurveyFlow.tsx';
import type { SurveyTexts } from './survey/survey-texts.ts';
import type { SurveyService } from './survey/use-survey-navigation.ts';
import { useSurveyQuery } from './survey/use-survey-query.ts';

export interface SurveyProps {
  readonly ident: string;
  /** The address of the survey page with this survey only. */
  readonly href: string;
  /** The edition that the survey is about. */
  readonly edition: ChoosableEdition;
  /** The hash of the static query with the forms. */
  readonly query: string;
  readonly service: SurveyService;
  readonly words: SurveyTexts;
  /** The static forms for browsers without JavaScript. Only at the build. */
  readonly slotHtml?: string;
}

/**
 * An open survey. If the page's query string selects it, it is filled in step by step; otherwise a link to it is shown.
 * Without JavaScript, the page shows whole forms instead.
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
        <LoadedSurvey {...{ query, service, words }} />
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

/** Loads the forms and then shows the survey. */
function LoadedSurvey({ query, service, words }: Pick<SurveyProps, 'query' | 'service' | 'words'>): ReactNode {
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
