import type { PagePart } from './page-part.ts';
import { watchView } from './watch-view.ts';
import { whenLoaded } from './when-loaded.ts';

/** The browser's preferences against autoplay. */
export interface MotionPreferences {
  readonly reducedMotion: boolean;
  readonly saveData: boolean;
}

/** Whether a video may start automatically. */
export function mayPlay({ reducedMotion, saveData }: MotionPreferences): boolean {
  return !reducedMotion && !saveData;
}

/**
 * Plays the hero's video while it is in view, if the visitor's preferences allow it. Its button stops and starts it.
 */
export const startHeroVideo: PagePart = (leaving) => {
  const film = document.querySelector<HTMLElement>('.hero-film');
  const video = film?.querySelector('video');
  const button = film?.querySelector('button');
  if (!film || !video || !button) return;

  const labels = { pause: button.textContent ?? '', play: button.dataset['play'] ?? '' };
  let isPlaying = mayPlay(visitorPreferences());
  let isInView = false;
  const apply = (): void => {
    button.textContent = isPlaying ? labels.pause : labels.play;
    if (isPlaying && isInView) video.play().catch(() => undefined);
    else video.pause();
  };

  video.addEventListener('playing', () => film.toggleAttribute('data-moving', true));
  button.addEventListener('click', () => {
    isPlaying = !isPlaying;
    apply();
  });
  button.hidden = false;
  const watch = (): void =>
    watchView([film], { leaving }, ({ size }) => {
      isInView = size > 0;
      apply();
    });
  void whenLoaded().then(() => leaving.aborted || watch());
};

function visitorPreferences(): MotionPreferences {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  return {
    reducedMotion: matchMedia('(prefers-reduced-motion: reduce)').matches,
    saveData: connection?.saveData === true,
  };
}
