import type { ReactNode } from 'react';
import type { Picture } from '../../src/domain/page.ts';
import { Image } from './Image.tsx';
import { Ornament } from './Ornament.tsx';

export interface PortraitProps {
  /** The seed of the ornament for speakers without a picture. */
  readonly slug: string;
  readonly image: Picture | undefined;
  readonly isFirst?: boolean;
  /** The speaker's name is beside the picture, so the picture needs no alternative text. */
  readonly isNamed?: boolean;
}

/** The picture of a speaker, or an ornament if there is none. */
export function Portrait({ slug, image, isFirst = false, isNamed = false }: PortraitProps): ReactNode {
  if (image !== undefined) {
    const picture = isNamed ? { ...image, alt: '' } : image;
    return <Image picture={picture} className="portrait" isFirst={isFirst} shownAs={isFirst ? 'third' : 'portrait'} />;
  }
  return (
    <span className="portrait portrait-empty">
      <Ornament ident={slug} size={17} />
    </span>
  );
}
