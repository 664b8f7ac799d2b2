import type { PagePart } from './page-part.ts';
import { watchView } from './watch-view.ts';
import { whenLoaded } from './when-loaded.ts';

/** Browser signals against autoplay. */
export interface MotionWishes {
  readonly reducedMotion: boolean;
  readonly saveData: boolean;
}

/** Whether a video may start by itself. */
export function mayPlay({ reducedMotion, saveData }: MotionWishes): boolean {
  return !reducedMotion && !saveData;
}

/** Starts the hero's video where that is welcome, while it is in view; its button stops and starts it for good. */
export const startHeroVideo: PagePart = (leaving) => {
  const film = document.querySelector<HTMLElement>('.hero-film');
  const video = film?.querySelector('video');
  const button = film?.querySelector('button');
  if (!film || !video || !button) return;

  const words = { pause: button.textContent ?? '', play: button.dataset['play'] ?? '' };
  let isWanted = mayPlay(visitorWishes());
  let isSeen = false;
  const apply = (): void => {
    button.textContent = isWanted ? words.pause : words.play;
    if (isWanted && isSeen) video.play().catch(() => undefined);
    else video.pause();
  };

  video.addEventListener('playing', () => film.toggleAttribute('data-moving', true));
  button.addEventListener('click', () => {
    isWanted = !isWanted;
    apply();
  });
  button.hidden = false;
  const watch = (): void =>
    watchView([film], { leaving }, ({ size }) => {
      isSeen = size > 0;
      apply();
    });
  void whenLoaded().then(() => leaving.aborted || watch());
};

function visitorWishes(): MotionWishes {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  return {
    reducedMotion: matchMedia('(prefers-reduced-motion: reduce)').matches,
    saveData: connection?.saveData === true,
  };
}
