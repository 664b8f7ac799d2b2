import { readTextWindow, type TextWindow } from '../content/text-window.ts';
import type { Shown } from '../domain/page.ts';
import { visibilityWindow } from '../domain/phase.ts';
import { isGone, isLasting, isOnAtBuild, whenAttribute } from '../domain/shown.ts';
import type { Edition } from '../domain/site.ts';
import { and, constant, during, not, type Window } from '../domain/timeline.ts';
import { type MomentRole, readMoment } from '../domain/zone.ts';

/** Adds windows to the timed blocks in a text's markup. */

const BLOCK = /<div data-window="([^"]*)">\n?([\s\S]*?)<\/div>\n?/g;
const SHOWN_BLOCK = /<div data-when="[^"]*"[^>]*>[\s\S]*?<\/div>\n?/g;

/** What windows of a text are about, and how a page shows one. */
export interface TextWindowScope {
  /** Its phases and date limits are meant; without one only dates count. */
  readonly edition: Edition | undefined;
  readonly zone: string;
  /** A window from the build on. */
  readonly shown: (window: Window) => Shown;
}

/** Markup with each block in its window: left out where that is over, and always to be seen where it never ends. */
export function placeWindows(html: string, { edition, zone, shown }: TextWindowScope): string {
  if (!html.includes('<div data-window=')) return html;
  return html.replace(BLOCK, (_whole, words: string, inner: string) => {
    const window = readTextWindow(words);
    const when = shown(window === undefined ? constant(true) : windowOf(window, edition, zone));
    if (isGone(when)) return '';
    if (isLasting(when)) return `<div>\n${inner}</div>\n`;
    return `<div data-when="${whenAttribute(when)}"${isOnAtBuild(when) ? '' : ' hidden=""'}>\n${inner}</div>\n`;
  });
}

/** Markup without what shows only for a time: for readers to whom the site cannot say when it ends. */
export function withoutWindows(html: string): string {
  return html.replace(SHOWN_BLOCK, '');
}

function windowOf(
  { from, to, visible, dateLimit, isOtherwise }: TextWindow,
  edition: Edition | undefined,
  zone: string,
): Window {
  const window = and(
    during(momentOf(from, 'start', zone), momentOf(to, 'deadline', zone)),
    visible === undefined || edition === undefined ? constant(true) : visibilityWindow([...visible], edition.phases),
    edition?.dateLimits[dateLimit ?? '']?.window ?? constant(true),
  );
  return isOtherwise ? not(window) : window;
}

function momentOf(text: string | undefined, role: MomentRole, zone: string): number | null {
  if (text === undefined) return null;
  const reading = readMoment(text, role, zone);
  return reading.kind === 'instant' ? reading.at : null;
}
