import type { ReactNode } from 'react';
import { plain } from '../../src/domain/language.ts';
import type { HomePoster } from '../../src/domain/page/page.ts';
import { isNeverShown, unionShown } from '../../src/domain/page/shown.ts';
import { useText } from '../render/environment.tsx';
import { Count } from './Count.tsx';
import { Image } from './Image.tsx';
import { ButtonLink, Link } from './Link.tsx';
import { SpeakerFaces } from './SpeakerList.tsx';
import { T } from './T.tsx';
import { Time } from './Time.tsx';
import { alternatives, Windowed } from './Windowed.tsx';

interface PosterProps {
  readonly poster: HomePoster;
}

/** Date, place and price of the main event, the days until it begins, and its buttons. */
export function PosterFacts({ poster }: PosterProps): ReactNode {
  const t = useText();
  const { countdown, status, when, where, price } = poster;
  return (
    <>
      {status !== undefined && <p className="phase">{status.sentence}</p>}
      <dl className="facts">
        <div>
          <dt>{t('event:when')}</dt>
          <dd>
            <Time of={when} />
            {countdown !== undefined && (
              <Windowed shown={countdown.shown}>
                <Count
                  until={countdown.until}
                  units={['days']}
                  words="event:toGo"
                  label={t('event:poster.countdown')}
                />
              </Windowed>
            )}
          </dd>
        </div>
        {where !== undefined && (
          <div>
            <dt>{t('event:where')}</dt>
            <dd>
              <T of={where} />
            </dd>
          </div>
        )}
        {alternatives(price).map(
          ({ key, value, attributes }) =>
            value !== null && (
              <div key={key} {...attributes}>
                <dt>{t('event:sections.tickets')}</dt>
                <dd>{t('event:poster.from', { price: value })}</dd>
              </div>
            ),
        )}
      </dl>
      <LookBackText poster={poster} />
      <PosterButtons poster={poster} />
    </>
  );
}

/** The look back at an event that is over, and the next date, if there is one. */
function LookBackText({ poster: { lookBack } }: PosterProps): ReactNode {
  const t = useText();
  return (
    <Windowed shown={lookBack.shown} className="look-back">
      <p className="lead">
        <T of={lookBack.text} />
      </p>
      {alternatives(lookBack.next).map(
        ({ key, value, attributes }) =>
          value !== null && (
            <p key={key} {...attributes}>
              {`${t('event:poster.next')} `}
              <Link href={value.href}>
                <T of={value.title} />
              </Link>
              {', '}
              <Time of={value.when} />
            </p>
          ),
      )}
    </Windowed>
  );
}

function PosterButtons({ poster: { buttons, href, lookBack, title, year } }: PosterProps): ReactNode {
  const t = useText();
  const { shown, newsletter } = lookBack;
  return (
    <Windowed shown={unionShown([...buttons.map((button) => button.shown), shown])}>
      <ul className="buttons">
        {buttons.map((button) => (
          <Windowed key={button.ident} as="li" shown={button.shown}>
            <ButtonLink button={button} />
          </Windowed>
        ))}
        <Windowed as="li" shown={shown}>
          <Link href={href} className="button button-hollow">
            {t('event:poster.lookBack', { event: `${plain(title)} ${year}` })}
          </Link>
        </Windowed>
        {newsletter !== undefined && (
          <Windowed as="li" shown={newsletter.shown}>
            <Link href={newsletter.href} className="button button-hollow">
              {t('event:poster.newsletter')}
            </Link>
          </Windowed>
        )}
      </ul>
    </Windowed>
  );
}

/** Some of the speakers until the event ends, and then a picture of it. */
export function PosterBackdrop({ poster: { faces, lookBack } }: PosterProps): ReactNode {
  const pictures = lookBack.image === undefined ? [] : lookBack.shown;
  const shown = unionShown([faces.shown, pictures]);
  return (
    <Windowed shown={shown} className="backdrop">
      {!isNeverShown(faces.shown) && (
        <Windowed shown={faces.shown} className="poster-faces">
          <SpeakerFaces speakers={faces.speakers} />
        </Windowed>
      )}
      {lookBack.image !== undefined && (
        <Windowed shown={lookBack.shown} className="poster-picture">
          <Image picture={lookBack.image} className="hero-intro" />
        </Windowed>
      )}
    </Windowed>
  );
}
