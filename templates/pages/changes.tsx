import type { ReactNode } from 'react';
import type { ChangedPlace, ChangeNote, ChangesPage as Content } from '../../src/domain/page.ts';
import { EditionStatus } from '../parts/EditionStatus.tsx';
import { Link } from '../parts/Link.tsx';
import { T } from '../parts/T.tsx';
import { Time } from '../parts/Time.tsx';
import { useText } from '../render/environment.tsx';

/** The changes of an edition's programme, by day, newest first. */
export function ChangesPage({ content }: { readonly content: Content }): ReactNode {
  const t = useText();
  return (
    <>
      <EditionStatus of={content.status} />
      <div className="section changes">
        <nav aria-label={t('schedule:page.breadcrumb')}>
          <ol className="crumbs">
            <li>
              <Link href={content.homeHref}>{t('common:home')}</Link>
            </li>
            <li>
              <Link href={content.eventHref}>
                <T of={content.eventTitle} /> {content.year}
              </Link>
            </li>
          </ol>
        </nav>
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

function Change({ change }: { readonly change: ChangeNote }): ReactNode {
  const t = useText();
  const { ident, kind, urgent, at, word, title, href, text, until } = change;
  return (
    <li id={`change-${ident}`} className="change" data-kind={kind}>
      <p className="label">
        <Time of={at} /> <strong>{word}</strong>
        {urgent && <strong className="change-urgent">{t('schedule:changesPage.urgent')}</strong>}
      </p>
      {title !== undefined && (
        <h3>
          {href === undefined ? (
            <T of={title} />
          ) : (
            <Link href={href}>
              <T of={title} />
            </Link>
          )}
        </h3>
      )}
      <Facts change={change} />
      {text !== undefined && (
        <p>
          <T of={text} />
        </p>
      )}
      {until !== undefined && <p className="quiet">{t('schedule:changesPage.until', { until: until.text })}</p>}
    </li>
  );
}

/** Where it was, where it is now, and what takes its place. */
function Facts({ change: { was, now, by } }: { readonly change: ChangeNote }): ReactNode {
  const t = useText();
  if (was === undefined && now === undefined && by === undefined) return null;
  return (
    <dl className="facts">
      {was !== undefined && (
        <div>
          <dt>{t('schedule:changesPage.was')}</dt>
          <dd>
            <del>
              <Place of={was} />
            </del>
          </dd>
        </div>
      )}
      {now !== undefined && (
        <div>
          <dt>{t('schedule:changesPage.now')}</dt>
          <dd>
            <Place of={now} />
          </dd>
        </div>
      )}
      {by !== undefined && (
        <div>
          <dt>{t('schedule:changesPage.by')}</dt>
          <dd>
            {by.href === undefined ? (
              <T of={by.title} />
            ) : (
              <Link href={by.href}>
                <T of={by.title} />
              </Link>
            )}
          </dd>
        </div>
      )}
    </dl>
  );
}

function Place({ of: { when, room } }: { readonly of: ChangedPlace }): ReactNode {
  return (
    <>
      {when !== undefined && <Time of={when} />}
      {when !== undefined && room !== undefined && ', '}
      {room !== undefined && <T of={room} />}
    </>
  );
}
