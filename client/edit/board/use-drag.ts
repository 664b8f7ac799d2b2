import { type PointerEvent as ReactPointerEvent, useEffect, useRef, useState } from 'react';
import type { BoardSpot } from '../../../src/domain/editor/edit-board.ts';
import type { Moved } from './board-lists.ts';

/** Where something would land: at a spot, or in the tray. */
export type Target = { readonly kind: 'spot'; readonly spot: BoardSpot } | { readonly kind: 'tray' };

export interface Drag {
  readonly moved?: Moved;
  /** Absent outside of all lists, where nothing happens. */
  readonly target?: Target | undefined;
  /** Begins to drag, as the handler of `pointerdown` on a handle. */
  readonly start: (event: ReactPointerEvent<HTMLElement>, moved: Moved) => void;
}

/** How near to the edge of the window a pointer scrolls the page, and how far per frame, in pixels. */
const EDGE = 56;
const STEP = 12;

/** Drags entries by pointer events. Escape or a second finger cancels. `drop` is called for a target only. */
export function useDrag(drop: (moved: Moved, target: Target) => void): Drag {
  const [state, setState] = useState<Pick<Drag, 'moved' | 'target'>>({});
  const dropRef = useRef(drop);
  dropRef.current = drop;
  const stop = useRef<(() => void) | undefined>(undefined);
  useEffect(() => () => stop.current?.(), []);

  const start: Drag['start'] = (event, moved) => {
    if (event.button !== 0 || stop.current !== undefined) return;
    event.preventDefault();
    const { pointerId } = event;
    let pointer = { x: event.clientX, y: event.clientY };
    let target: Target | undefined;
    let frame = 0;
    const follow = (): void => {
      const next = targetAt(pointer, moved);
      if (JSON.stringify(next) !== JSON.stringify(target)) setState({ moved, target: next });
      target = next;
      const by = pointer.y < EDGE ? -STEP : pointer.y > innerHeight - EDGE ? STEP : 0;
      if (by !== 0) scrollBy(0, by);
      frame = requestAnimationFrame(follow);
    };
    const listeners = new AbortController();
    const end = (isDropped: boolean): void => {
      cancelAnimationFrame(frame);
      listeners.abort();
      stop.current = undefined;
      setState({});
      const last = targetAt(pointer, moved);
      if (isDropped && last !== undefined) dropRef.current(moved, last);
    };
    stop.current = () => end(false);
    const on = <K extends keyof WindowEventMap>(type: K, listener: (event: WindowEventMap[K]) => void): void =>
      addEventListener(type, listener, { signal: listeners.signal });
    const isOwn = (other: PointerEvent): boolean => other.pointerId === pointerId;
    on('pointermove', (other) => {
      if (isOwn(other)) pointer = { x: other.clientX, y: other.clientY };
    });
    on('pointerup', (other) => {
      if (!isOwn(other)) return;
      pointer = { x: other.clientX, y: other.clientY };
      end(true);
    });
    on('pointercancel', (other) => isOwn(other) && end(false));
    on('pointerdown', (other) => !isOwn(other) && end(false));
    on('blur', () => end(false));
    on('keydown', (other) => other.key === 'Escape' && end(false));
    setState({ moved });
    frame = requestAnimationFrame(follow);
  };
  return { ...state, start };
}

/** Lists have `data-date`, those of a track also `data-block` and `data-track`, and their items `data-index`. */
function targetAt({ x, y }: { readonly x: number; readonly y: number }, { from, entry }: Moved): Target | undefined {
  const below = document.elementFromPoint(x, y);
  if (below?.closest('[data-tray]')) return from === undefined ? undefined : { kind: 'tray' };
  const isParallel = entry?.kind === 'tracks';
  const list = below?.closest<HTMLElement>(isParallel ? '[data-date]:not([data-track])' : '[data-date]');
  const date = list?.dataset['date'];
  if (!list || date === undefined) return undefined;
  const items = [...list.querySelectorAll<HTMLElement>(':scope > [data-index]')];
  const next = items.find((item) => {
    const { top, height } = item.getBoundingClientRect();
    return y < top + height / 2;
  });
  const index = next === undefined ? items.length : Number(next.dataset['index']);
  const { track, block } = list.dataset;
  return { kind: 'spot', spot: track === undefined ? { date, index } : { date, block: Number(block), track, index } };
}
