import type { ReactNode } from 'react';
import type { SessionPage as Content } from '../../src/domain/page/page.ts';
import { ChangeList } from '../parts/ChangeList.tsx';
import { EditionCrumbs } from '../parts/EditionCrumbs.tsx';
import { EditionStatus } from '../parts/EditionStatus.tsx';
import { Neighbours } from '../parts/Neighbours.tsx';
import { OutcomeLine } from '../parts/OutcomeLine.tsx';
import { Prose } from '../parts/Prose.tsx';
import { AssetList } from '../parts/SessionAssets.tsx';
import { SeriesLabel, SessionFacts } from '../parts/SessionFacts.tsx';
import { SessionPeople } from '../parts/SessionPeople.tsx';
import { SessionActions, SessionWhere } from '../parts/SessionPlace.tsx';
import { Meanwhile, Parts } from '../parts/SessionsAround.tsx';
import { SessionVideos } from '../parts/SessionVideos.tsx';
import { Title } from '../parts/Title.tsx';
import { alternatives, Windowed } from '../parts/Windowed.tsx';
import { useText } from '../render/environment.tsx';

/**
 * A session of one edition. What visitors need most comes first: before and during it when and where it is, afterwards
 * what it left behind.
 */
export function SessionPage({ content }: { readonly content: Content }): ReactNode {
  const t = useText();
  const { slot } = content;
  return (
    <article className="talk">
      <EditionStatus of={content.status} />
      <div className="talk-head">
        <EditionCrumbs of={content} />
        <Stage content={content} />
        <SeriesLabel session={content} />
        <OutcomeLine outcome={content.outcome} />
        <Title of={content.title} suffix={content.suffix} isOff={content.outcome?.off !== undefined} />
        <ChangeList changes={content.changes} label={t('schedule:changes.title')} />
        {slot !== undefined && <SessionWhere slot={slot} />}
        <SessionFacts session={content} />
        <SessionActions content={content} />
      </div>
      <SessionVideos kind="stream" videos={content.videos} />
      <SessionVideos kind="recording" videos={content.videos} />
      <Material content={content} place="first" />
      {content.description.html !== '' && (
        <div className="section talk-text">
          <Prose of={content.description} />
        </div>
      )}
      <SessionPeople people={content.people} />
      <Material content={content} place="last" />
      <Parts parts={content.parts} />
      <Meanwhile entries={content.meanwhile} />
      <Neighbours label={t('schedule:page.neighbours')} previous={content.previous} next={content.next} />
    </article>
  );
}

/** Says that the session of the current edition is on, or that it is over. */
function Stage({ content: { slot, isCurrent } }: { readonly content: Content }): ReactNode {
  const t = useText();
  if (slot === undefined || !isCurrent) return null;
  const said = { before: undefined, during: 'active', after: 'after' } as const;
  return alternatives(slot.stages).map(({ key, value, attributes }) =>
    said[value] === undefined ? null : (
      <p key={key} className="phase" data-phase={said[value]} {...attributes}>
        {t(`schedule:page.stages.${value}`)}
      </p>
    ),
  );
}

/** Slides and code: the first thing on the page once the session is over, and among the last until then. */
function Material({ content, place }: { readonly content: Content; readonly place: 'first' | 'last' }): ReactNode {
  const t = useText();
  const { assets, assetsRemark, assetsShown } = content;
  return (
    <Windowed as="section" shown={assetsShown[place]} className="section" aria-label={t('schedule:assets')}>
      <h2>{t('schedule:assets')}</h2>
      <AssetList assets={assets} remark={assetsRemark} />
    </Windowed>
  );
}
