import type { ReactNode } from 'react';
import { EmptyPortrait } from '#look/parts.tsx';
import type { Picture } from '../../src/domain/page/page.ts';
import { Image } from './Image.tsx';

export interface PortraitProps {
  readonly slug: string;
  readonly name: string;
  readonly image: Picture | undefined;
  readonly isFirst?: boolean;
  /** The speaker's name is beside the picture, so the picture needs no alternative text. */
  readonly isNamed?: boolean;
}

/** The picture of a speaker, or what the look shows if there is none. */
export function Portrait({ slug, name, image, isFirst = false, isNamed = false }: PortraitProps): ReactNode {
  if (image !== undefined) {
    const picture = isNamed ? { ...image, alt: '' } : image;
    return <Image picture={picture} className="portrait" isFirst={isFirst} shownAs={isFirst ? 'third' : 'portrait'} />;
  }
  return (
    <span className="portrait portrait-empty">
      <EmptyPortrait slug={slug} name={name} />
    </span>
  );
}
