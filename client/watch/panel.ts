import type { WatchState } from '../../src/domain/editor/watch.ts';

/** A panel of the toolbar. */
export interface Panel {
  readonly name: string;
  /** The text of its tab. */
  readonly title: string;
  readonly body: HTMLElement;
  /** Called when it is opened, and while it is open, when the state changes or another page is shown. */
  show(state: WatchState): void;
}
