import { createElement, type HTMLAttributes, type ReactNode } from 'react';
import type { Shown } from '../../src/domain/page/page.ts';
import {
  isAlwaysShown,
  isNeverShown,
  isShownAtBuild,
  segmentsShown,
  whenAttribute,
} from '../../src/domain/page/shown.ts';
import type { Timeline } from '../../src/domain/time/timeline.ts';

/** The attributes of an element that shows for a limited time. */
export interface WhenAttributes {
  readonly 'data-when'?: string;
  readonly hidden?: boolean;
}

/** The attributes for periods: none if the element always shows, else `data-when`, and `hidden` as of the build. */
export function when(shown: Shown): WhenAttributes {
  return isAlwaysShown(shown) ? {} : { 'data-when': whenAttribute(shown), hidden: !isShownAtBuild(shown) };
}

/** One of several sibling elements, of which one shows at a time. */
export interface Alternative<T> {
  readonly key: string;
  readonly value: T;
  readonly attributes: WhenAttributes;
}

/** Converts a timeline to sibling elements: each value with the attributes of its element. */
export function alternatives<T>(timeline: Timeline<T>): readonly Alternative<T>[] {
  return segmentsShown(timeline).map(({ value, shown }) => ({
    key: whenAttribute(shown),
    value,
    attributes: when(shown),
  }));
}

export interface WindowedProps extends HTMLAttributes<unknown> {
  readonly as?: 'div' | 'li' | 'p' | 'section' | 'article' | 'figure' | 'ul' | 'span' | 'aside';
  readonly shown: Shown;
  readonly children?: ReactNode;
}

/** Renders an element with a window, or nothing if it never shows again. */
export function Windowed({ as = 'div', shown, ...rest }: WindowedProps): ReactNode {
  return isNeverShown(shown) ? null : createElement(as, { ...rest, ...when(shown) });
}
