import type { ReactNode } from 'react';
import type { ChangesPage as Content, ListedChange } from '../../src/domain/page/page.ts';
import { EditionCrumbs } from '../parts/EditionCrumbs.tsx';
import { EditionStatus } from '../parts/EditionStatus.tsx';
import { LinkedText } from '../parts/OutcomeLine.tsx';
import { T } from '../parts/T.tsx';
import { Time } from '../parts/Time.tsx';
import { UrgentMark } from '../parts/UrgentMark.tsx';
import { useText } from '../render/environment.tsx';

/** The changes of an edition's programme, by day, newest first. */
export function ChangesPage({ content }: { readonly content: Content }): ReactNode {
  const t = useText();
  return (
    <>
      <EditionStatus of={content.status} />
      <div className="section changes-page">
        <EditionCrumbs of={content} />
        <h1>{t('schedule:changesPage.title')}</h1>
        <p className="lead">{t('schedule:changesPage.lead')}</p>
        {content.days.map(({ day, changes }) => (
          <section key={day.iso} aria-labelledby={`changes-${day.iso}`}>
            <h2 id={`changes-${day.iso}`}>
              <Time of={day} />
            </h2>
            <ol className="change-list">
              {changes.map((change) => (
                <Change key={change.ident} change={change} />
              ))}
            </ol>
          </section>
        ))}
        <p>
          <a href={content.feed} type="application/atom+xml">
            {t('schedule:changesPage.feed')}
          </a>
        </p>
      </div>
    </>
  );
}

function Change({ change }: { readonly change: ListedChange }): ReactNode {
  const t = useText();
  const { ident, kind, urgent, told, what, by, about, now, text, until } = change;
  return (
    <li id={`change-${ident}`} className="change" data-kind={kind}>
      {about !== undefined && (
        <h3>
          <LinkedText to={about} />
        </h3>
      )}
      <p>
        <strong>
          <UrgentMark of={urgent} />
          {what}
        </strong>
        {by !== undefined && (
          <>
            {' '}
            <LinkedText to={by} />
          </>
        )}
      </p>
      {now !== undefined && (
        <p>
          {t('schedule:changesPage.now')} <strong>{now}</strong>
        </p>
      )}
      {text !== undefined && (
        <p>
          <T of={text} />
        </p>
      )}
      {until !== undefined && <p>{t('schedule:changesPage.until', { until: until.text })}</p>}
      <p className="quiet">
        {t('schedule:changes.told')} <Time of={told} />
      </p>
    </li>
  );
}
