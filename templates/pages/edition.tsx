import type { ReactNode } from 'react';
import { Ornament } from '#look/parts.tsx';
import type { EditionPage as Content } from '../../src/domain/page/page.ts';
import { ALWAYS, isAlwaysShown } from '../../src/domain/page/shown.ts';
import { AboutBlocks } from '../parts/AboutBlocks.tsx';
import { ChangesLine } from '../parts/ChangesLine.tsx';
import { Days } from '../parts/Days.tsx';
import { EditionStatus } from '../parts/EditionStatus.tsx';
import { Gallery } from '../parts/Figure.tsx';
import { Link } from '../parts/Link.tsx';
import { Neighbours } from '../parts/Neighbours.tsx';
import { Numbers } from '../parts/Numbers.tsx';
import { Prose } from '../parts/Prose.tsx';
import { SectionFrame } from '../parts/SectionFrame.tsx';
import { SpeakerList } from '../parts/SpeakerList.tsx';
import { SponsorLevels } from '../parts/SponsorLevels.tsx';
import { T } from '../parts/T.tsx';
import { Testimonials } from '../parts/Testimonials.tsx';
import { WhenWhere } from '../parts/WhenWhere.tsx';
import { alternatives, Windowed } from '../parts/Windowed.tsx';
import { useText } from '../render/environment.tsx';

/** The page of a past edition, which looks back once that is over. */
export function EditionPage({ content }: { readonly content: Content }): ReactNode {
  const t = useText();
  return (
    <>
      <EditionStatus of={content.status} />
      <div className="edition-top">
        <p className="label">
          {content.eventHref === undefined ? (
            <T of={content.title} />
          ) : (
            <Link href={content.eventHref}>
              <T of={content.title} />
            </Link>
          )}
          {content.count !== undefined && `, ${content.count}`}
        </p>
        <h1>
          <T of={content.title} /> <span className="edition-year">{content.year}</span>
        </h1>
        <Ornament ident={`${content.event} ${content.year}`} size={21} />
        {alternatives(content.lead).map(({ key, value, attributes }) => (
          <p key={key} className="lead" {...attributes}>
            <T of={value} />
          </p>
        ))}
        <WhenWhere when={content.when} where={content.where} />
      </div>
      <Summary content={content} />
      <Programme content={content} />
      <Neighbours label={t('event:history.neighbours')} previous={content.previous} next={content.next} />
    </>
  );
}

function Summary({ content }: { readonly content: Content }): ReactNode {
  const t = useText();
  const { about, looksBack, summary, numbers, images } = content;
  if (summary === undefined && [about, numbers, images].every((list) => list.length === 0)) return null;
  const lookBack = (
    <>
      {summary !== undefined && <Prose of={summary} />}
      <Numbers of={numbers} />
      {images.length > 0 && <Gallery pictures={images} />}
    </>
  );
  return (
    <SectionFrame ident="about" title={t('event:history.summary')} shown={about.length > 0 ? ALWAYS : looksBack}>
      {about.length > 0 && <AboutBlocks of={about} />}
      {isAlwaysShown(looksBack) ? lookBack : <Windowed shown={looksBack}>{lookBack}</Windowed>}
    </SectionFrame>
  );
}

function Programme({ content }: { readonly content: Content }): ReactNode {
  const t = useText();
  return (
    <>
      {content.speakers.length > 0 && (
        <SectionFrame ident="speakers" title={t('event:sections.speakers')} shown={ALWAYS}>
          <SpeakerList speakers={content.speakers} />
        </SectionFrame>
      )}
      {content.days.length > 0 && (
        <SectionFrame ident="schedule" title={t('event:sections.schedule')} shown={ALWAYS}>
          <ChangesLine of={content.changes} />
          <Days of={content.days} edition={`${content.event}/${content.year}`} isFolded={content.isLong === true} />
        </SectionFrame>
      )}
      {content.testimonials.length > 0 && (
        <SectionFrame ident="testimonials" title={t('event:sections.testimonials')} shown={ALWAYS}>
          <Testimonials of={content.testimonials} />
        </SectionFrame>
      )}
      {content.sponsors.length > 0 && (
        <SectionFrame ident="sponsors" title={t('event:sections.sponsors')} shown={ALWAYS}>
          <SponsorLevels levels={content.sponsors} />
        </SectionFrame>
      )}
    </>
  );
}
