import type { Shown } from './page.ts';
import { type Instant, since, spans, type Timeline, type Window } from './timeline.ts';

/**
 * Windows as markup carries them: `data-when="from..until"` in epoch seconds, either side may be empty, several
 * spans separated by a space. Shared by plan, the templates, the inline script and the islands.
 */

/** A window from the build on. */
export function shownSince(window: Window, at: Instant): Shown {
  return spans(since(window, at));
}

/** A timeline's segments, each with when it shows. The timeline must have been cut at the build. */
export function segmentsShown<T>(timeline: Timeline<T>): readonly { readonly value: T; readonly shown: Shown }[] {
  return timeline.map(({ from, until, value }) => ({ value, shown: [{ from, until }] }));
}

/** Never again. */
export function isGone(shown: Shown): boolean {
  return shown.length === 0;
}

/** On, and stays on. */
export function isLasting(shown: Shown): boolean {
  return shown.length === 1 && shown[0]?.from === null && shown[0].until === null;
}

/** On at the build: the first stretch began before it. */
export function isOnAtBuild(shown: Shown): boolean {
  return shown[0]?.from === null;
}

/** Whether it shows at an instant. */
export function isOnAt(shown: Shown, at: Instant): boolean {
  return shown.some(({ from, until }) => (from === null || from <= at) && (until === null || at < until));
}

/** The instants at which it begins or ends to show. */
export function edgesOf(shown: Shown): readonly Instant[] {
  return shown.flatMap(({ from, until }) => [from, until]).filter((edge) => edge !== null);
}

/** The value of `data-when`. */
export function whenAttribute(shown: Shown): string {
  return shown.map(({ from, until }) => `${from ?? ''}..${until ?? ''}`).join(' ');
}

/** Reads `data-when` at an instant; text that is no such value is never on. */
export function isOn(when: string, at: Instant): boolean {
  return when.split(' ').some((span) => {
    const [from, until] = span.split('..');
    if (from === undefined || until === undefined) return false;
    return (from === '' || Number(from) <= at) && (until === '' || at < Number(until));
  });
}

/** The first boundary in `data-when` values after an instant; null if there is none. */
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

/** Shown while at least one of several is: a container's own window. */
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
