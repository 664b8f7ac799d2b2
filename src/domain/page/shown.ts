import { type Instant, since, spans, type Timeline, type Window } from '../time/timeline.ts';
import type { Shown } from './page.ts';

/**
 * Windows in markup: `data-when="from..until"` in epoch seconds. Either side may be empty, and several periods are
 * separated by spaces. Used by plan, templates, the inline script and islands.
 */

/** The periods of a window from an instant on. */
export function shownSince(window: Window, at: Instant): Shown {
  return spans(since(window, at));
}

/** The periods of what always shows. */
export const ALWAYS: Shown = [{ from: null, until: null }];

/** The segments of a timeline that was cut at the build, each with its period. */
export function segmentsShown<T>(timeline: Timeline<T>): readonly { readonly value: T; readonly shown: Shown }[] {
  return timeline.map(({ from, until, value }) => ({ value, shown: [{ from, until }] }));
}

/** Whether an element never shows again. */
export function isNeverShown(shown: Shown): boolean {
  return shown.length === 0;
}

/** Whether an element always shows. */
export function isAlwaysShown(shown: Shown): boolean {
  return shown.length === 1 && shown[0]?.from === null && shown[0].until === null;
}

/** Whether an element shows at the build, which is before its first boundary. */
export function isShownAtBuild(shown: Shown): boolean {
  return shown[0]?.from === null;
}

/** Whether an element shows at an instant. */
export function isShownAt(shown: Shown, at: Instant): boolean {
  return shown.some(({ from, until }) => (from === null || from <= at) && (until === null || at < until));
}

/** The instants at which an element appears or disappears. */
export function edgesOf(shown: Shown): readonly Instant[] {
  return shown.flatMap(({ from, until }) => [from, until]).filter((edge) => edge !== null);
}

/** The value of `data-when`. */
export function whenAttribute(shown: Shown): string {
  return shown.map(({ from, until }) => `${from ?? ''}..${until ?? ''}`).join(' ');
}

/** The periods in a value that `whenAttribute` made. */
export function shownOf(when: string): Shown {
  return when.split(' ').map((span) => {
    const [from = '', until = ''] = span.split('..');
    return { from: from === '' ? null : Number(from), until: until === '' ? null : Number(until) };
  });
}

/** Whether an element with this value of `data-when` shows at an instant. False for an invalid value. */
export function isOn(when: string, at: Instant): boolean {
  return when.split(' ').some((span) => {
    const [from, until] = span.split('..');
    if (from === undefined || until === undefined) return false;
    return (from === '' || Number(from) <= at) && (until === '' || at < Number(until));
  });
}

/** The first boundary after an instant in several values of `data-when`; null if there is none. */
export function nextBoundary(whens: readonly string[], at: Instant): Instant | null {
  let next: Instant | null = null;
  for (const when of whens) {
    for (const edge of when.split(/\.\.| /)) {
      const instant = Number(edge);
      if (edge !== '' && instant > at && (next === null || instant < next)) next = instant;
    }
  }
  return next;
}

/** The periods in which at least one of several elements shows. For containers. */
export function unionShown(all: readonly Shown[]): Shown {
  const sorted = all.flat().sort((a, b) => (a.from ?? -Infinity) - (b.from ?? -Infinity));
  const out: { from: Instant | null; until: Instant | null }[] = [];
  for (const span of sorted) {
    const last = out.at(-1);
    if (last === undefined || (last.until !== null && span.from !== null && span.from > last.until)) {
      out.push({ ...span });
    } else if (last.until !== null) {
      last.until = span.until === null ? null : Math.max(last.until, span.until);
    }
  }
  return out;
}
