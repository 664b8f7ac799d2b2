import type { SessionStarProps } from '../../templates/islands/SessionStar.tsx';
import { starStore } from './schedule/star-store.ts';

/** Lets the button star the session, among the same stars as those of the schedule. */
export function hydrate(root: Element, { ident, edition }: SessionStarProps): () => void {
  const leaving = new AbortController();
  const button = root.querySelector('button');
  const lost = root.querySelector<HTMLElement>('[data-stars-lost]');
  const show = (): void => {
    button?.setAttribute('aria-pressed', String(stars.has(ident)));
    if (lost !== null) lost.hidden = !stars.areLost();
  };
  const stars = starStore(edition, show, leaving.signal);
  const turn = (): void => {
    stars.turn(ident);
    show();
  };
  button?.addEventListener('click', turn, { signal: leaving.signal });
  show();
  return () => leaving.abort();
}
