import { createElement, type HTMLAttributes, type ReactNode } from 'react';
import type { Shown } from '../../src/domain/page.ts';
import { isNeverShown, isAlwaysShown, isShownAtBuild, segmentsShown, whenAttribute } from '../../src/domain/shown.ts';
import type { Timeline } from '../../src/domain/timeline.ts';

/** The attributes of an element that shows for a time. */
export interface WhenAttributes {
  readonly 'data-when'?: string;
  readonly hidden?: boolean;
}

/** None for what is on and stays on; else the window, and `hidden` as of the build. */
export function when(shown: Shown): WhenAttributes {
  return isAlwaysShown(shown) ? {} : { 'data-when': whenAttribute(shown), hidden: !isShownAtBuild(shown) };
}

/** One of several siblings of which one shows at any time. */
export interface Alternative<T> {
  readonly key: string;
  readonly value: T;
  readonly attributes: WhenAttributes;
}

/** A timeline as siblings: each value with the attributes of the element that shows it. */
export function alternatives<T>(timeline: Timeline<T>): readonly Alternative<T>[] {
  return segmentsShown(timeline).map(({ value, shown }) => ({
    key: whenAttribute(shown),
    value,
    attributes: when(shown),
  }));
}

export interface WindowedProps extends HTMLAttributes<unknown> {
  readonly as?: 'div' | 'li' | 'p' | 'section' | 'article' | 'span';
  readonly shown: Shown;
  readonly children?: ReactNode;
}

/** An element that shows in its window; nothing at all for what can never show again. */
export function Windowed({ as = 'div', shown, ...rest }: WindowedProps): ReactNode {
  return isNeverShown(shown) ? null : createElement(as, { ...rest, ...when(shown) });
}
