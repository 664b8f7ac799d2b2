import { once } from 'node:events';
import { fstatSync, type ReadStream, type Stats } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { limitOpenFiles } from './limit-open-files.ts';
import type { Exchange } from './send-body.ts';
import { isSameFile, MAX_ATTEMPTS, orAbsent, servableFile } from './servable-file.ts';
import { requestFromSirv, type SirvFile, type SirvReply } from './sirv-adapter.ts';

/** A file of the served folder, and the headers to send with it. */
export interface FileAnswer {
  readonly root: string;
  readonly path: string;
  readonly headers: ReadonlyMap<string, string>;
}

const compressedForms = [
  { encoding: 'br', ending: '.br' },
  { encoding: 'gzip', ending: '.gz' },
] as const;

/**
 * Sends a file, or its compressed form if the client accepts it, with status 200, 206, 304 or 416. Returns false, and sends
 * nothing, if the file no longer exists.
 */
export async function sendFile({ request, response }: Exchange, file: FileAnswer): Promise<boolean> {
  const reply = await limitOpenFiles(() => openFile(request, file));
  if (reply === undefined) return false;
  const { status, headers, source } = reply;
  response.writeHead(status, headers);
  if (source === undefined || request.method === 'HEAD') {
    source?.destroy();
    response.end();
    return true;
  }
  // If the client leaves or the file is truncated, end the connection: the client must not take the next answer for the rest.
  const lengthBytes = Number(headers['content-length']);
  await pipeline(source, (parts: ReadStream) => exactly(parts, lengthBytes), response).catch(() => response.destroy());
  return true;
}

/** Opens a file and verifies that it is the one that was checked and whose headers are sent. */
async function openFile(request: Exchange['request'], file: FileAnswer): Promise<SirvReply | undefined> {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const form = await chooseForm(file, accepted);
    if (form === undefined) return undefined;
    const reply = await orAbsent(async () =>
      requestFromSirv(request, { ...form, root: file.root, headers: headersOf(file) }),
    );
    if (reply !== undefined && (await isSame(reply, form.stats))) return reply;
    reply?.source?.destroy();
  }
  return undefined;
}

type Form = Pick<SirvFile, 'path' | 'stats'>;

/** Chooses the form for an Accept-Encoding header, brotli first. Visitors must be allowed to read it, like any other file. */
async function chooseForm({ root, path }: FileAnswer, accepted: string): Promise<Form | undefined> {
  const stats = await servableFile(root, path);
  if (stats === undefined) return undefined;
  for (const { encoding, ending } of compressedForms) {
    if (!acceptsEncoding(accepted, encoding)) continue;
    const compressed = await servableFile(root, path + ending);
    if (compressed) return { path: path + ending, stats: compressed };
  }
  return { path, stats };
}

/** Whether an Accept-Encoding header allows a coding, by name or by `*`; `q=0` forbids it. */
export function acceptsEncoding(header: string, encoding: string): boolean {
  const items = header.toLowerCase().split(',');
  const weights = new Map(
    items.map((item) => {
      const [coding = '', weight = '1'] = item.split(/;\s*q=/);
      return [coding.trim(), Number.parseFloat(weight)] as const;
    }),
  );
  return (weights.get(encoding) ?? weights.get('*') ?? 0) > 0;
}

/** A compressed file that is requested by its own name has no content encoding, so that the browser does not unpack it. */
function headersOf({ path, headers }: FileAnswer): ReadonlyMap<string, string> {
  const fixed = [
    ['accept-ranges', 'bytes'],
    ['vary', 'Accept-Encoding'],
  ] as const;
  const identity = /\.(br|gz)$/.test(path) ? ([['content-encoding', 'identity']] as const) : [];
  return new Map([...fixed, ...identity, ...headers]);
}

async function isSame({ source }: SirvReply, checked: Stats): Promise<boolean> {
  if (source === undefined) return true;
  const opened = await orAbsent(async () => fstatSync((await once(source, 'open'))[0] as number));
  return opened !== undefined && isSameFile(opened, checked);
}

/** Yields the first `lengthBytes` of a file, even if it has grown. Throws if it has become shorter. */
async function* exactly(parts: AsyncIterable<Buffer>, lengthBytes: number): AsyncGenerator<Buffer> {
  let left = lengthBytes;
  if (left === 0) return;
  for await (const part of parts) {
    yield part.subarray(0, left);
    left -= part.length;
    if (left <= 0) return;
  }
  throw new Error('The file was truncated while it was being sent.');
}
