import type { ReactNode } from 'react';
import type { SessionVideo } from '../../src/domain/page/page.ts';
import { unionShown } from '../../src/domain/page/shown.ts';
import { useText } from '../render/environment.tsx';
import { Image } from './Image.tsx';
import { Link } from './Link.tsx';
import { Asset } from './SessionAssets.tsx';
import { T } from './T.tsx';
import { Windowed } from './Windowed.tsx';

export interface SessionVideosProps {
  readonly kind: SessionVideo['kind'];
  readonly videos: readonly SessionVideo[];
}

/**
 * The recordings or the streams of a session. A video of this site is loaded when somebody plays it; one at another site
 * is a picture with a link, so that nothing is loaded from there.
 */
export function SessionVideos({ kind, videos }: SessionVideosProps): ReactNode {
  const t = useText();
  const own = videos.filter((video) => video.kind === kind);
  const title = t(`schedule:assetKinds.${kind}`);
  return (
    <Windowed
      as="section"
      shown={unionShown(own.map(({ shown }) => shown))}
      className="section talk-videos"
      aria-label={title}
    >
      <h2>{title}</h2>
      {own.map((video) => (
        <Windowed key={video.href} as="figure" shown={video.shown}>
          {video.type === undefined ? <Elsewhere video={video} /> : <Player video={video} type={video.type} />}
          {(video.links.length > 0 || video.type !== undefined) && <Caption video={video} />}
        </Windowed>
      ))}
    </Windowed>
  );
}

function Player({ video, type }: { readonly video: SessionVideo; readonly type: string }): ReactNode {
  const { href, poster, captions, title } = video;
  return (
    // biome-ignore lint/a11y/useMediaCaption: content says whether there are captions.
    <video
      controls
      playsInline
      preload="none"
      poster={poster?.src}
      width={poster?.width}
      height={poster?.height}
      aria-label={typeof title === 'string' ? title : title.text}
    >
      <source src={href} type={type} />
      {captions.map(({ src, language, languageName }) => (
        <track key={src} kind="captions" src={src} srcLang={language} label={languageName} />
      ))}
      <Asset asset={video} />
    </video>
  );
}

/** The title of a video of this site, and links to its transcripts. */
function Caption({ video: { type, title, links } }: { readonly video: SessionVideo }): ReactNode {
  return (
    <figcaption>
      {type !== undefined && <T of={title} />}
      <ul className="inline">
        {links.map((link) => (
          <Windowed key={link.href} as="li" shown={link.shown}>
            <Asset asset={link} />
          </Windowed>
        ))}
      </ul>
    </figcaption>
  );
}

/** A video at another site: its picture and its name are one link. */
function Elsewhere({ video: { href, poster, title, host } }: { readonly video: SessionVideo }): ReactNode {
  const t = useText();
  return (
    <Link href={href} external className="video-link">
      {poster !== undefined && <Image picture={{ ...poster, alt: '' }} />}
      <span>
        <T of={title} /> {t('schedule:atHost', { host })}
      </span>
    </Link>
  );
}
