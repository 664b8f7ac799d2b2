import type { WatchState } from '../../src/domain/watch.ts';

/** One part of the toolbar. */
export interface Panel {
  readonly name: string;
  /** On its tab. */
  readonly title: string;
  readonly body: HTMLElement;
  /** Called when it is opened, when the state changes, and when another page is shown, while it is open. */
  show(state: WatchState): void;
}
