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
}

/** @see RFC 5321 */
export async function startMailServer({
  port = 0,
  rejected,
  isMute = false,
}: MailServerOptions = {}): Promise<MailServer> {
  const messages: string[] = [];
  const recipients: string[] = [];
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('error', () => {}).on('close', () => open.delete(socket));
    if (!isMute) void converse(socket, { rejected, recipients, accept: (message) => messages.push(message) });
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

interface Conversation {
  readonly rejected: string | undefined;
  readonly recipients: string[];
  accept(message: string): void;
}

async function converse(socket: Socket, { rejected, recipients, accept }: Conversation): Promise<void> {
  let message: string[] | undefined;
  socket.write('220 ready\r\n');
  for await (const line of createInterface({ input: socket })) {
    if (message !== undefined && line !== '.') message.push(line);
    else if (message !== undefined) {
      accept(message.join('\n'));
      message = undefined;
      socket.write('250 accepted\r\n');
    } else if (line.startsWith('DATA')) {
      message = [];
      socket.write('354 continue\r\n');
    } else if (line.startsWith('QUIT')) socket.end('221 bye\r\n');
    else {
      const [, recipient] = /^RCPT TO:(\S+)/i.exec(line) ?? [];
      if (recipient !== undefined) recipients.push(recipient);
      socket.write(
        rejected !== undefined && line.startsWith(`RCPT TO:<${rejected}>`) ? '550 unknown\r\n' : '250 ok\r\n',
      );
    }
  }
}
