import type { FileHandle } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { limitOpenFiles } from './limit-open-files.ts';
import type { Exchange } from './send-body.ts';
import { type OpenFile, openServable } from './servable-file.ts';
import { writeHead } from './sirv-adapter.ts';

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
export async function sendFile(exchange: Exchange, file: FileAnswer): Promise<boolean> {
  const accepted = String(exchange.request.headers['accept-encoding'] ?? '');
  const form = await limitOpenFiles(() => openForm(file, accepted));
  if (form === undefined) return false;
  for (const [name, value] of headersOf(file, form.encoding)) exchange.response.setHeader(name, value);
  writeHead(exchange, { ...form, root: file.root });
  await sendAnnounced(exchange, form.handle);
  return true;
}

interface Form extends OpenFile {
  readonly path: string;
  /** Absent for the file itself. */
  readonly encoding?: string;
}

/** Opens the form for an Accept-Encoding header, brotli first. Visitors must be allowed to read it, like any other file. */
async function openForm({ root, path }: FileAnswer, accepted: string): Promise<Form | undefined> {
  for (const { encoding, ending } of compressedForms) {
    const compressed = acceptsEncoding(accepted, encoding) && (await openServable(root, path + ending));
    if (compressed) return { ...compressed, path: path + ending, encoding };
  }
  const plain = await openServable(root, path);
  return plain && { ...plain, path };
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
function headersOf(
  { path, headers }: FileAnswer,
  encoding: string | undefined,
): readonly (readonly [string, string])[] {
  const coding = encoding ?? (/\.(br|gz)$/.test(path) ? 'identity' : undefined);
  const coded = coding === undefined ? [] : ([['content-encoding', coding]] as const);
  return [['accept-ranges', 'bytes'], ['vary', 'Accept-Encoding'], ...coded, ...headers];
}

/**
 * Sends the bytes that the head announces. If the client leaves or the file is truncated, the connection ends: the client must
 * not take the next answer for the rest.
 */
async function sendAnnounced({ request, response }: Exchange, handle: FileHandle): Promise<void> {
  const lengthBytes = Number(response.getHeader('content-length') ?? 0);
  if (request.method === 'HEAD' || response.writableEnded || lengthBytes === 0) {
    response.end();
    await handle.close();
    return;
  }
  const start = Number(/\d+/.exec(String(response.getHeader('content-range')))?.[0] ?? 0);
  const source = handle.createReadStream({ start, end: start + lengthBytes - 1 });
  await pipeline(source, response, { end: false }).catch(() => undefined);
  if (source.bytesRead === lengthBytes) response.end();
  else response.destroy();
}
