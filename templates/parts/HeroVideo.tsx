import { Fragment, type ReactNode } from 'react';
import type { Film } from '../../src/domain/page/page.ts';
import { useText } from '../render/environment.tsx';

const SIZES = '(min-width: 64rem) 42vw, 100vw';

/**
 * The video of a hero, in a size for the screen. It is decorative: without JavaScript, with reduced motion or with data
 * saver, only its poster shows. `client/runtime/hero-video.ts` starts it and shows the button that stops it.
 */
export function HeroVideo({ films }: { readonly films: readonly Film[] }): ReactNode {
  const t = useText();
  const last = films.at(-1);
  if (last === undefined) return null;
  return (
    <div className="hero-film">
      <picture>
        {films.map((film) => (
          <Poster key={film.src} film={film} />
        ))}
        <img
          src={last.poster.src}
          width={last.poster.width}
          height={last.poster.height}
          alt=""
          fetchPriority="high"
          decoding="async"
        />
      </picture>
      <video muted loop playsInline preload="none" aria-hidden="true" tabIndex={-1}>
        {films.map(({ src, type, upTo }) => (
          <source key={src} src={src} type={type} media={screenUpTo(upTo)} />
        ))}
      </video>
      <button type="button" className="hero-film-button needs-script" hidden data-play={t('event:film.play')}>
        {t('event:film.pause')}
      </button>
    </div>
  );
}

/** The sources of a poster: AVIF if there is one, then a format that all browsers support. */
function Poster({ film: { poster, upTo } }: { readonly film: Film }): ReactNode {
  const shared = { media: screenUpTo(upTo), sizes: SIZES, width: poster.width, height: poster.height };
  return (
    <Fragment>
      {poster.avif !== undefined && <source type="image/avif" srcSet={poster.avif} {...shared} />}
      <source srcSet={`${poster.src} ${poster.width}w`} {...shared} />
    </Fragment>
  );
}

function screenUpTo(width: number | undefined): string | undefined {
  return width === undefined ? undefined : `(max-width: ${width}px)`;
}
