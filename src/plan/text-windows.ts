import { readTextWindow, type TextWindow } from '../content/text-window.ts';
import type { Shown } from '../domain/page/page.ts';
import { ALWAYS, isAlwaysShown, isNeverShown, isShownAtBuild, shownOf, whenAttribute } from '../domain/page/shown.ts';
import type { Edition } from '../domain/site/site.ts';
import { visibilityWindow } from '../domain/time/phase.ts';
import { and, constant, during, not, type Window } from '../domain/time/timeline.ts';
import { type MomentRole, readMoment } from '../domain/time/zone.ts';

/** Adds windows to the timed blocks in a text's markup. */

const BLOCK = /<div data-window="([^"]*)">\n?([\s\S]*?)<\/div>\n?/g;
const SHOWN_BLOCK = /<div data-when="([^"]*)"[^>]*>[\s\S]*?<\/div>\n?/g;

/** The context of timed blocks in a text. */
export interface TextWindowScope {
  /** The edition whose phases and date limits the blocks refer to. Without one, only their dates apply. */
  readonly edition: Edition | undefined;
  readonly zone: string;
  /** Returns the periods of a window from the build on. */
  readonly shown: (window: Window) => Shown;
}

/**
 * Adds windows to timed blocks. A block whose window has ended is removed, and one that always shows gets no window.
 */
export function addWindows(html: string, { edition, zone, shown }: TextWindowScope): string {
  if (!html.includes('<div data-window=')) return html;
  return html.replace(BLOCK, (_whole, attribute: string, inner: string) => {
    const window = readTextWindow(attribute);
    const when = shown(window === undefined ? constant(true) : windowOf(window, edition, zone));
    if (isNeverShown(when)) return '';
    if (isAlwaysShown(when)) return `<div>\n${inner}</div>\n`;
    return `<div data-when="${whenAttribute(when)}"${isShownAtBuild(when) ? '' : ' hidden=""'}>\n${inner}</div>\n`;
  });
}

/** Removes timed blocks, for readers that cannot hide them in time, such as feed readers. */
export function withoutWindows(html: string): string {
  return html.replace(SHOWN_BLOCK, '');
}

/** The markup of a text in parts, each with its periods: the timed blocks, and all that is outside of them. */
export function timedParts(html: string): readonly { readonly html: string; readonly shown: Shown }[] {
  const blocks = [...html.matchAll(SHOWN_BLOCK)].map(([block, when = '']) => ({ html: block, shown: shownOf(when) }));
  return [{ html: withoutWindows(html), shown: ALWAYS }, ...blocks];
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
