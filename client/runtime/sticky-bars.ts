/**
 * What stays in view at the top of the screen while the page is scrolled: the header, what is on now, the heads of tracks.
 * Their heights depend on the page and its width, so they are measured.
 */
export const BARS = 'body > header, .now-bar, .track-heads';

/** The height of the screen that bars cover at its top over an element, in pixels. A bar stays within its parent. */
export function coveredOver(place: Element): number {
  const bars = [...document.querySelectorAll<HTMLElement>(BARS)].filter((bar) => bar.parentElement?.contains(place));
  return Math.max(0, ...bars.map(bottomWhenStuck));
}

function bottomWhenStuck(bar: HTMLElement): number {
  const { position, top } = getComputedStyle(bar);
  return position === 'sticky' ? Number.parseFloat(top) + bar.offsetHeight : 0;
}
