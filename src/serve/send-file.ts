import type { ReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { withFewFiles } from './few-files.ts';
import { firstBytes, openFile } from './open-file.ts';
import { type Exchange, sendBody } from './send-body.ts';

/** A file of the served folder, and the headers to send with it. */
export interface FileAnswer {
  readonly root: string;
  readonly path: string;
  readonly headers: ReadonlyMap<string, string>;
}

/**
 * Sends a file with status 200, 206, 304 or 416; false, with nothing sent, if it is gone by now. What is announced is
 * what was opened: whatever becomes of the file on its way, nobody takes half of it, or the next answer, for the whole.
 */
export async function sendFile(exchange: Exchange, file: FileAnswer): Promise<boolean> {
  const { request, response } = exchange;
  const opened = await withFewFiles(() => openFile(request, file.root, file.path));
  if (opened === undefined) return false;
  const { status, content, lengthBytes } = opened;
  const headers = new Map([...opened.headers, ...file.headers]);
  if (content === undefined && status !== 304) sendBody(exchange, { status, headers, body: '' });
  else {
    response.writeHead(status, [...headers].flat());
    if (content === undefined || Buffer.isBuffer(content)) response.end(content);
    else if (request.method === 'HEAD') {
      content.destroy();
      response.end();
    } else await pour(exchange, content, lengthBytes);
  }
  return true;
}

/** A visitor who leaves, and a file that ends before it should, end the connection. */
async function pour({ response }: Exchange, source: ReadStream, lengthBytes: number): Promise<void> {
  const parts = (from: ReadStream): AsyncGenerator<Buffer> => firstBytes(from, lengthBytes);
  const isWhole = await pipeline(source, parts, response, { end: false }).then(
    () => source.bytesRead >= lengthBytes,
    () => false,
  );
  if (isWhole) response.end();
  else response.destroy();
}
