import { defined } from '../../domain/defined.ts';
import type { Film } from '../../domain/page/page.ts';
import type { Edition } from '../../domain/site/site.ts';
import type { PlanContext } from '../plan-context.ts';
import { fileOf, picture } from './pictures.ts';

/** The maximum screen width for each video, in CSS pixels. The last one has no maximum. */
const UP_TO = [
  ['small', 640],
  ['medium', 1280],
  ['large', undefined],
] as const;

/** The videos of a hero with their posters, the one for the narrowest screens first. */
export function planFilms(context: PlanContext, videos: NonNullable<Edition['hero']['videos']>): readonly Film[] {
  return UP_TO.map(([name, upTo]) => {
    const { src, hash, poster } = videos[name];
    return defined({
      src: fileOf(context, { src, hash }),
      type: src.toLowerCase().endsWith('.mp4') ? 'video/mp4' : 'video/webm',
      poster: picture(context, poster, { place: 'screen' }),
      upTo,
    });
  });
}
