import type { ReactNode } from 'react';
import type { Picture } from '../../src/model/page.ts';

export interface ImageProps {
  readonly picture: Picture;
  /** Seen first: loaded at once instead of on the way. */
  readonly isFirst?: boolean;
  readonly className?: string;
  /** In pixels; the height follows. The picture's own width where it is not given. */
  readonly width?: number;
}

/** Every picture of the site. Its size is in the markup, so nothing moves when it arrives. */
export function Image({ picture, isFirst = false, className, width = picture.width }: ImageProps): ReactNode {
  const { alt } = picture;
  return (
    <img
      src={picture.src}
      width={width}
      height={Math.round((picture.height * width) / picture.width)}
      alt={typeof alt === 'string' ? alt : alt.text}
      lang={typeof alt === 'string' ? undefined : alt.lang}
      className={className}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding="async"
    />
  );
}
