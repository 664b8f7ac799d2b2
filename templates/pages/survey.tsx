import type { ReactNode } from 'react';
import type { SurveyPage as Content, SurveyEntry } from '../../src/domain/page/page-forms.ts';
import type { SurveyState } from '../../src/domain/page/survey-window.ts';
import { partId } from '../../src/domain/paths/part-ids.ts';
import { ExternalFormLink } from '../parts/form/ExternalFormLink.tsx';
import { FormView } from '../parts/form/FormView.tsx';
import { Island } from '../parts/Island.tsx';
import { T } from '../parts/T.tsx';
import { alternatives } from '../parts/Windowed.tsx';
import { useText } from '../render/environment.tsx';
import { useAddress } from '../render/use-problem-texts.ts';
import { useSurveyTexts } from '../render/use-survey-texts.ts';

/** The survey page: the surveys of all editions, each with its state, and with its forms while it is open. */
export function SurveyPage({ content }: { readonly content: Content }): ReactNode {
  const t = useText();
  const { minutes, pinLength, surveys, editions } = content;
  return (
    <div className="section">
      <h1>{t('survey:title')}</h1>
      <p className="lead">{t('survey:lead', { count: minutes })}</p>
      {surveys.some(({ external }) => external === undefined) && (
        <div className="prose">
          <p>{t('survey:pin', { count: pinLength })}</p>
          <p>{t('survey:once')}</p>
        </div>
      )}
      <Choice content={content} />
      <div className="surveys">
        {surveys.map((survey) => (
          <SurveySection key={survey.ident} survey={survey} editions={editions} />
        ))}
      </div>
    </div>
  );
}

/** The island that applies the page's query string. */
function Choice({ content: { editions, href } }: { readonly content: Content }): ReactNode {
  const t = useText();
  const problems = {
    'unknown-event': t('errors:survey.unknownEvent'),
    'unknown-year': t('errors:survey.unknownYear'),
    'unknown-day': t('errors:survey.unknownDay'),
    'survey-inactive': t('errors:survey.notActive'),
  };
  return (
    <Island name="survey-choice" on="idle" props={{ editions, problems, all: { href, title: t('survey:flow.all') } }} />
  );
}

interface SurveySectionProps {
  readonly survey: SurveyEntry;
  readonly editions: Content['editions'];
}

function SurveySection({ survey, editions }: SurveySectionProps): ReactNode {
  const id = partId('survey', survey.ident);
  const titleId = `${id}-title`;
  return (
    <section className="survey" id={id} data-event={survey.event} aria-labelledby={titleId}>
      <h2 id={titleId}>
        <T of={survey.title} />
      </h2>
      {alternatives(survey.window.states).map(({ key, value, attributes }) => (
        <div key={key} data-survey={value} {...attributes}>
          <State state={value} survey={survey} />
          {value === 'open' && <Open survey={survey} editions={editions} />}
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

/** The forms of an open survey: step by step with JavaScript and an API, otherwise as whole forms. */
function Open({ survey, editions }: SurveySectionProps): ReactNode {
  const { ident, href, query, external } = survey;
  const [startSurvey, sendSurvey] = [useAddress('startSurvey'), useAddress('sendSurvey')];
  const words = useSurveyTexts();
  const edition = editions.find(({ event, year }) => event === survey.event && year === survey.window.year);
  if (external !== undefined) return <ExternalFormLink external={external} />;
  const forms = <Forms survey={survey} />;
  if (startSurvey === undefined || sendSurvey === undefined || query === undefined || edition === undefined)
    return forms;
  return (
    <Island
      name="survey"
      on="visible"
      props={{ ident, href, edition, query, words, service: { startSurvey, sendSurvey } }}
    >
      {forms}
    </Island>
  );
}

/** The forms for visitors and speakers, each collapsed. */
function Forms({ survey }: { readonly survey: SurveyEntry }): ReactNode {
  const t = useText();
  return survey.forms.map(({ audience, form }) => {
    const titleId = `${form.ident}-title`;
    return (
      <details key={audience} className="survey-form" data-audience={audience}>
        <summary>
          <h3 id={titleId}>{t(`survey:for.${audience}`)}</h3>
        </summary>
        <FormView form={form} labelledBy={`${partId('survey', survey.ident)}-title ${titleId}`} />
      </details>
    );
  });
}
