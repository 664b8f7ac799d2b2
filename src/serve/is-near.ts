import type { IncomingMessage } from 'node:http';

/** Whether who asks sits at this computer, and so has its files: only for them links into an editor make sense. */
export function isNear({ socket }: IncomingMessage): boolean {
  const address = (socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  return address === '::1' || address.startsWith('127.');
}
