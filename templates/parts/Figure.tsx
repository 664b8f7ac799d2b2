import type { ReactNode } from 'react';
import type { Picture } from '../../src/domain/page/page.ts';
import { Image, type ImageProps } from './Image.tsx';
import { T } from './T.tsx';

/** A picture with its caption, if it has one. */
export function Figure({
  picture,
  shownAs = 'half',
}: {
  readonly picture: Picture;
  readonly shownAs?: NonNullable<ImageProps['shownAs']>;
}): ReactNode {
  if (picture.caption === undefined) return <Image picture={picture} shownAs={shownAs} />;
  return (
    <figure>
      <Image picture={picture} shownAs={shownAs} />
      <figcaption>
        <T of={picture.caption} />
      </figcaption>
    </figure>
  );
}

/** A list of pictures. */
export function Gallery({
  pictures,
  label,
}: {
  readonly pictures: readonly Picture[];
  readonly label?: string;
}): ReactNode {
  return (
    <ul className="gallery" aria-label={label}>
      {pictures.map((picture) => (
        <li key={picture.src}>
          <Figure picture={picture} shownAs="third" />
        </li>
      ))}
    </ul>
  );
}
