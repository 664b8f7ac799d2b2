import { ReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { PassThrough } from 'node:stream';
import sirv from 'sirv';
import { isAbsent } from './absent.ts';

/** What sirv is asked: a path as the folder has it, and only headers that it reads rightly. */
export interface SirvRequest {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** What sirv would send, and where it would take it from; who gets a source reads it, or destroys it. */
export interface SirvReply {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: ReadonlyMap<string, string>;
  readonly source: ReadStream | undefined;
}

/** In its `dev` mode it reads the disk at each request, as a folder that may be replaced at any moment needs. */
const options = { dev: true, etag: true, brotli: true, gzip: true, dotfiles: true, extensions: [] };

/**
 * Asks sirv for a file, and takes its answer in the place of a response: it announces a file that it opens later by
 * name, and minds neither that another one has the name by then, nor that it grows or is cut on its way. Undefined if
 * there is no such file.
 */
export function askSirv(root: string, { path, headers }: SirvRequest): SirvReply | undefined {
  const request = { method: 'GET', url: encodeURI(`/${path}`), headers: { ...headers } };
  const taken = { status: 200, headers: new Map<string, string>(), isFound: true };
  const taker = Object.assign(new PassThrough(), {
    getHeader: () => undefined,
    setHeader: () => taker,
    writeHead(status: number, given: Readonly<Record<string, string | number>> = {}) {
      taken.status = status;
      for (const [name, value] of Object.entries(given)) taken.headers.set(name.toLowerCase(), String(value));
      return taker;
    },
  });
  let source: ReadStream | undefined;
  taker.once('pipe', (from) => {
    if (from instanceof ReadStream) source = from;
  });
  try {
    sirv(root, options)(request as unknown as IncomingMessage, taker as unknown as ServerResponse, () => {
      taken.isFound = false;
    });
  } catch (error) {
    if (!isAbsent(error)) throw error;
    taken.isFound = false;
  }
  source?.unpipe(taker).pause();
  return taken.isFound ? { status: taken.status, headers: taken.headers, source } : undefined;
}
