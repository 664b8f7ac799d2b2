import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

/** A minimal SMTP server on this computer. */
export interface MailServer {
  readonly port: number;
  /** The messages that it accepted, in the order in which they arrived. */
  readonly messages: readonly string[];
  /** The address of each `RCPT TO` command. */
  readonly recipients: readonly string[];
  close(): Promise<void>;
}

export interface MailServerOptions {
  /** Any free port if it is 0. */
  readonly port?: number;
  /** The address that it rejects. */
  readonly rejected?: string;
  /** It accepts connections and does not respond. */
  readonly isMute?: boolean;
  /**
   * The response to a step: `greeting`, a command such as `RCPT TO:<a@example.org>`, a `line` of a message, or its `end`.
   * The usual one if it is undefined.
   */
  answer?(step: string): Answer | undefined;
}

/** A response, or what the server does instead of one. */
export type Answer = string | 'close' | 'hang';

/** @see RFC 5321 */
export async function startMailServer({
  port = 0,
  rejected,
  isMute = false,
  answer = () => undefined,
}: MailServerOptions = {}): Promise<MailServer> {
  const messages: string[] = [];
  const recipients: string[] = [];
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('error', () => {}).on('close', () => open.delete(socket));
    if (!isMute) void converse(socket, { rejected, recipients, answer, accept: (message) => messages.push(message) });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    messages,
    recipients,
    async close() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of open) socket.destroy();
      await closed;
    },
  };
}

interface Conversation extends Required<Pick<MailServerOptions, 'answer'>> {
  readonly rejected: string | undefined;
  readonly recipients: string[];
  accept(message: string): void;
}

async function converse(socket: Socket, { rejected, recipients, answer, accept }: Conversation): Promise<void> {
  let message: string[] | undefined;
  const respond = (step: string, usual: string): void => {
    const given = answer(step) ?? usual;
    if (given === 'close') socket.destroy();
    else if (given !== 'hang' && given !== '') socket.write(`${given}\r\n`);
  };
  respond('greeting', '220 ready');
  for await (const line of createInterface({ input: socket })) {
    if (socket.destroyed) return;
    if (message !== undefined && line !== '.') {
      message.push(line);
      respond('line', '');
    } else if (message !== undefined) {
      accept(message.join('\n'));
      message = undefined;
      respond('end', '250 accepted');
    } else if (line.startsWith('DATA')) {
      message = [];
      respond(line, '354 continue');
    } else if (line.startsWith('QUIT')) socket.end('221 bye\r\n');
    else {
      const [, recipient] = /^RCPT TO:(\S+)/i.exec(line) ?? [];
      if (recipient !== undefined) recipients.push(recipient);
      const isRejected = rejected !== undefined && line.startsWith(`RCPT TO:<${rejected}>`);
      respond(line, isRejected ? '550 unknown' : '250 ok');
    }
  }
}
