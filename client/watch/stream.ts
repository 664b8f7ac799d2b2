import { WATCH_PATHS, type WatchState } from '../../src/domain/editor/watch.ts';

const RETRY_MS = 1000;

/**
 * Follows the state of the watch. A page in the background closes its connection, since a browser opens only six to a
 * server. It gets the current state when it comes back.
 */
export function followState(onState: (state: WatchState) => void): void {
  let stream: EventSource | undefined;

  const connect = (): void => {
    stream = new EventSource(WATCH_PATHS.events);
    stream.addEventListener('state', ({ data }: MessageEvent<string>) => onState(JSON.parse(data) as WatchState));
    stream.addEventListener('error', () => {
      if (stream?.readyState === EventSource.CLOSED) setTimeout(follow, RETRY_MS);
    });
  };
  const follow = (): void => {
    if (document.visibilityState === 'hidden') {
      stream?.close();
      stream = undefined;
    } else if (stream === undefined || stream.readyState === EventSource.CLOSED) connect();
  };

  document.addEventListener('visibilitychange', follow);
  addEventListener('pagehide', () => stream?.close());
  follow();
}
