import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

/** A mail server of our own on this computer, as far as a letter needs one. */
export interface MailServer {
  readonly port: number;
  /** The letters it took, as they came. */
  readonly taken: readonly string[];
  /** Whom they were for: what each `RCPT TO` named. */
  readonly recipients: readonly string[];
  close(): Promise<void>;
}

export interface MailServerWishes {
  /** 0: any free port. */
  readonly port?: number;
  /** The address that it has no box for. */
  readonly unknown?: string;
  /** It takes connections and says nothing. */
  readonly isMute?: boolean;
}

/** @see RFC 5321 */
export async function startMailServer({
  port = 0,
  unknown,
  isMute = false,
}: MailServerWishes = {}): Promise<MailServer> {
  const taken: string[] = [];
  const recipients: string[] = [];
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('error', () => {}).on('close', () => open.delete(socket));
    if (!isMute) void converse(socket, { unknown, recipients, take: (letter) => taken.push(letter) });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    taken,
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
  readonly unknown: string | undefined;
  readonly recipients: string[];
  take(letter: string): void;
}

async function converse(socket: Socket, { unknown, recipients, take }: Conversation): Promise<void> {
  let letter: string[] | undefined;
  socket.write('220 here\r\n');
  for await (const line of createInterface({ input: socket })) {
    if (letter !== undefined && line !== '.') letter.push(line);
    else if (letter !== undefined) {
      take(letter.join('\n'));
      letter = undefined;
      socket.write('250 taken\r\n');
    } else if (line.startsWith('DATA')) {
      letter = [];
      socket.write('354 go on\r\n');
    } else if (line.startsWith('QUIT')) socket.end('221 bye\r\n');
    else {
      const [, recipient] = /^RCPT TO:(\S+)/i.exec(line) ?? [];
      if (recipient !== undefined) recipients.push(recipient);
      socket.write(
        unknown !== undefined && line.startsWith(`RCPT TO:<${unknown}>`) ? '550 nobody\r\n' : '250 well\r\n',
      );
    }
  }
}
