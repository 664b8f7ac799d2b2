import type { ReactNode } from 'react';
import type { Picture } from '../../src/domain/page.ts';

export interface ImageProps {
  readonly picture: Picture;
  /** Seen first: loaded at once instead of on the way. */
  readonly isFirst?: boolean;
  readonly className?: string;
  /** In pixels; the height follows. The picture's own width where it is not given. */
  readonly width?: number;
  /** How wide the page shows it, which decides what is loaded: half of a column where nothing is said. */
  readonly shownAs?: keyof typeof SIZES;
}

/** How wide pictures are shown, by place. The widths of their files follow from this (`WIDTHS` in `src/plan/media/picture-variants.ts`). */
const SIZES = {
  hero: '(min-width: 64em) 42vw, 100vw',
  half: '(min-width: 60em) 36rem, 100vw',
  third: '(min-width: 60em) 24rem, (min-width: 40em) 50vw, 100vw',
  portrait: '(min-width: 40em) 15rem, 50vw',
  logo: '10rem',
} as const;

/**
 * Every picture of the site. Its size is in the markup, so nothing moves when it arrives, and the browser takes the
 * width of a photograph that it needs, or the only one that there is where it does not know AVIF.
 */
export function Image({ picture, className, width, isFirst = false, shownAs = 'half' }: ImageProps): ReactNode {
  const { alt, avif } = picture;
  const sizes = width === undefined ? SIZES[shownAs] : `${width}px`;
  const shownWidth = width ?? picture.width;
  const image = (
    <img
      src={picture.src}
      width={shownWidth}
      height={Math.round((picture.height * shownWidth) / picture.width)}
      alt={typeof alt === 'string' ? alt : alt.text}
      lang={typeof alt === 'string' ? undefined : alt.lang}
      className={className}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding="async"
    />
  );
  if (avif === undefined) return image;
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      {image}
    </picture>
  );
}
