import type { ReactNode } from 'react';
import type { Picture } from '../../src/domain/page.ts';
import { Image } from './Image.tsx';
import { Ornament } from './Ornament.tsx';

export interface PortraitProps {
  /** What the ornament of one without a picture follows from. */
  readonly slug: string;
  readonly image: Picture | undefined;
  readonly isFirst?: boolean;
  /** Stands beside the speaker's name, which says as much. */
  readonly isNamed?: boolean;
}

/** A speaker's picture, or an ornament of their own. */
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
