import type { IncomingMessage } from 'node:http';

/**
 * Reads the body of a request. Returns undefined if it is longer than `maxBytes`: the rest is then read and discarded, since a
 * browser shows no answer that arrives while it is still sending. Rejects if the client ends the connection.
 */
export function readBody(request: IncomingMessage, maxBytes: number): Promise<Buffer | undefined> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    let size = 0;
    request.on('data', (part: Buffer) => {
      size += part.length;
      if (size <= maxBytes) parts.push(part);
      else parts.length = 0;
    });
    request.on('end', () => resolve(size <= maxBytes ? Buffer.concat(parts) : undefined));
    request.on('error', reject);
    request.on('close', () => reject(new Error('The request has no end.')));
  });
}
