import type { IncomingMessage, ServerResponse } from 'node:http';
import type { WatchState } from '../domain/watch.ts';
import type { Exchange } from './send-body.ts';

/** The event streams of the pages that are open. */
export interface LiveStreams {
  /** Opens a stream. Its first event is the state. */
  open(exchange: Exchange): void;
  /** Sends the state to all of them. */
  send(): void;
  close(): void;
}

/** `state` is called whenever it is sent. */
export function openStreams(state: () => WatchState): LiveStreams {
  const streams = new Map<ServerResponse, { readonly isLocal: boolean }>();
  const message = (isLocalClient: boolean): string => {
    const sent = isLocalClient ? state() : withoutLinks(state());
    return `event: state\ndata: ${JSON.stringify(sent)}\n\n`;
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
      const isLocalClient = isLocal(request);
      streams.set(response, { isLocal: isLocalClient });
      response.once('close', () => streams.delete(response));
      response.write(`retry: 500\n${message(isLocalClient)}`);
    },
    send() {
      for (const [response, { isLocal: isLocalClient }] of streams) response.write(message(isLocalClient));
    },
    close() {
      for (const response of streams.keys()) response.end();
    },
  };
}

/** Whether the client runs on this computer. Links that open files in an editor are useful only there. */
export function isLocal({ socket }: IncomingMessage): boolean {
  const address = (socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  return address === '::1' || address.startsWith('127.');
}

/** The state without links to an editor. */
function withoutLinks(state: WatchState): WatchState {
  const problems = state.problems.map((problem) => {
    if (problem.place === undefined) return problem;
    const { href: _href, ...place } = problem.place;
    return { ...problem, place };
  });
  return { ...state, problems };
}
