import type { ReactNode } from 'react';
import type { SurveyPage as Content, SurveyEntry } from '../../src/model/page-forms.ts';
import type { SurveyState } from '../../src/model/survey.ts';
import { FormView } from '../parts/form/FormView.tsx';
import { T } from '../parts/T.tsx';
import { alternatives } from '../parts/Windowed.tsx';
import { useText } from '../render/environment.tsx';

/** The surveys after events: each with where it stands, and while it is open its questions. */
export function SurveyPage({ content }: { readonly content: Content }): ReactNode {
  const t = useText();
  const { minutes, pinLength, surveys } = content;
  return (
    <div className="section">
      <h1>{t('survey:title')}</h1>
      <p className="lead">{t('survey:lead', { count: minutes })}</p>
      <div className="prose">
        <p>{t('survey:pin', { count: pinLength })}</p>
        <p>{t('survey:once')}</p>
      </div>
      <div className="surveys">
        {surveys.map((survey) => (
          <SurveyOf key={survey.ident} survey={survey} />
        ))}
      </div>
    </div>
  );
}

function SurveyOf({ survey }: { readonly survey: SurveyEntry }): ReactNode {
  const titleId = `survey-${survey.ident}-title`;
  return (
    <section className="survey" id={`survey-${survey.ident}`} data-event={survey.event} aria-labelledby={titleId}>
      <h2 id={titleId}>
        <T of={survey.title} />
      </h2>
      {alternatives(survey.window.states).map(({ key, value, attributes }) => (
        <div key={key} data-survey={value} {...attributes}>
          <State state={value} survey={survey} />
          {value === 'open' && <Forms survey={survey} />}
        </div>
      ))}
    </section>
  );
}

function State({ state, survey }: { readonly state: SurveyState; readonly survey: SurveyEntry }): ReactNode {
  const t = useText();
  const { opens, deadline } = survey.window;
  if (state !== 'open') {
    return <p className="form-state">{t(`survey:states.${state}`, { opens: opens.text, deadline: deadline?.text })}</p>;
  }
  return (
    <p>
      <strong>
        {deadline === undefined ? t('survey:states.open') : t('survey:states.openUntil', { deadline: deadline.text })}
      </strong>
    </p>
  );
}

/** The questions to visitors and those to speakers, each to be opened by those whom they concern. */
function Forms({ survey }: { readonly survey: SurveyEntry }): ReactNode {
  const t = useText();
  return survey.forms.map(({ audience, form }) => {
    const titleId = `${form.ident}-title`;
    return (
      <details key={audience} className="survey-form" data-audience={audience}>
        <summary>
          <h3 id={titleId}>{t(`survey:for.${audience}`)}</h3>
        </summary>
        <FormView form={form} labelledBy={`survey-${survey.ident}-title ${titleId}`} />
      </details>
    );
  });
}
