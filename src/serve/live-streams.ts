import type { ServerResponse } from 'node:http';
import type { WatchState } from '../model/watch.ts';
import { isNear } from './is-near.ts';
import { withoutLinks } from './live-requests.ts';
import type { Exchange } from './send-body.ts';

/** The event streams of the pages that are open. */
export interface LiveStreams {
  /** Opens one; it begins with the state. */
  open(exchange: Exchange): void;
  /** Sends the state to all of them. */
  tell(): void;
  close(): void;
}

/** `state` is asked for whenever it is sent. */
export function openStreams(state: () => WatchState): LiveStreams {
  const streams = new Map<ServerResponse, { readonly isNear: boolean }>();
  const message = (near: boolean): string => {
    const told = near ? state() : withoutLinks(state());
    return `event: state\ndata: ${JSON.stringify(told)}\n\n`;
  };
  return {
    open({ request, response }) {
      response.writeHead(200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
      });
      if (request.method === 'HEAD') {
        response.end();
        return;
      }
      const near = isNear(request);
      streams.set(response, { isNear: near });
      response.once('close', () => streams.delete(response));
      response.write(`retry: 500\n${message(near)}`);
    },
    tell() {
      for (const [response, { isNear: near }] of streams) response.write(message(near));
    },
    close() {
      for (const response of streams.keys()) response.end();
    },
  };
}
