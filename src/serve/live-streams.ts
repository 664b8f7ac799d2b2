import type { IncomingMessage, ServerResponse } from 'node:http';
import type { WatchState } from '../domain/editor/watch.ts';
import type { Exchange } from './send-body.ts';

/** The event streams of the pages that are open. */
export interface LiveStreams {
  /** Opens a stream. Its first event is the state. */
  open(exchange: Exchange): void;
  /** Sends the state to all of them. */
  send(): void;
  close(): void;
}

export interface LiveStreamsOptions {
  /** Called whenever the state is sent. */
  readonly state: () => WatchState;
  /** Whether a browser may edit. Only such a browser may know where files are on this computer. */
  readonly mayEdit: (request: IncomingMessage) => boolean;
}

export function openStreams({ state, mayEdit }: LiveStreamsOptions): LiveStreams {
  const streams = new Map<ServerResponse, { readonly hasLinks: boolean }>();
  const message = (hasLinks: boolean): string => {
    const sent = hasLinks ? state() : withoutLinks(state());
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
      const hasLinks = isLocal(request) && mayEdit(request);
      streams.set(response, { hasLinks });
      response.once('close', () => streams.delete(response));
      response.write(`retry: 500\n${message(hasLinks)}`);
    },
    send() {
      for (const [response, { hasLinks }] of streams) response.write(message(hasLinks));
    },
    close() {
      for (const response of streams.keys()) response.end();
    },
  };
}

/**
 * Whether the client seems to run on this computer. Links that open files in an editor are useful only there. It proves nothing,
 * since a proxy on this computer may pass on the requests of others.
 */
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
