import type { ReactNode } from 'react';
import type { Picture } from '../../src/model/page.ts';
import { Image } from './Image.tsx';

export interface PortraitProps {
  readonly name: string;
  readonly image: Picture | undefined;
  readonly isFirst?: boolean;
}

/** A speaker's picture, or their initials on cloth. */
export function Portrait({ name, image, isFirst = false }: PortraitProps): ReactNode {
  if (image !== undefined) return <Image picture={image} className="portrait" isFirst={isFirst} />;
  return (
    <span className="portrait portrait-empty" aria-hidden="true">
      {initials(name)}
    </span>
  );
}

function initials(name: string): string {
  const words = name.split(' ').filter((word) => word !== '');
  return [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => word?.charAt(0) ?? '').join('');
}
