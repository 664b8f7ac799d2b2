import type { ReactNode } from 'react';
import type { Picture } from '../../src/domain/page/page.ts';

export interface ImageProps {
  readonly picture: Picture;
  /** The picture is visible without scrolling and is loaded eagerly. */
  readonly isFirst?: boolean;
  readonly className?: string;
  /** The width in pixels, from which the height follows. Default: the picture's own width. */
  readonly width?: number;
  /** The place on the page, from which browsers determine the file to load. Default: half of the page's width. */
  readonly shownAs?: keyof typeof SIZES;
}

/**
 * The attribute `sizes` by place. The widths of files depend on it (`WIDTHS` in `src/plan/media/picture-variants.ts`).
 */
const SIZES = {
  hero: '(min-width: 64em) 42vw, 100vw',
  half: '(min-width: 60em) 36rem, 100vw',
  third: '(min-width: 60em) 24rem, (min-width: 40em) 50vw, 100vw',
  portrait: '(min-width: 40em) 15rem, 50vw',
  logo: '10rem',
} as const;

/**
 * A picture. Its size is in the markup, so the layout does not shift when it loads. Browsers choose a file by width;
 * those without AVIF have only one.
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
