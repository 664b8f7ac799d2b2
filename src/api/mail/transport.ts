import { open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '../../fs/make-folder.ts';
import { ApiError } from '../api-error.ts';
import { recipientHash } from '../keys.ts';

/** An e-mail to send. */
export interface OutgoingEmail {
  readonly id: string;
  readonly to: string;
  readonly from: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  readonly language: string;
}

/** Where e-mails go: to a mail server, or as files into a folder. */
export type MailDestination =
  | { readonly kind: 'server'; readonly url: string }
  | { readonly kind: 'folder'; readonly dir: string };

export interface Transport {
  /**
   * Throws `EmailRejectedError` if this e-mail is rejected, and any other error if no e-mail can be sent now, or if the
   * signal was aborted before it was sent.
   */
  send(email: OutgoingEmail, signal: AbortSignal): Promise<void>;
  /** Deletes the files of e-mails to an address and returns their number. It is 0 for a mail server. */
  deleteFromOutbox(to: string): Promise<number>;
  close(): void;
}

/** The mail server is available, but rejects this e-mail. */
export class EmailRejectedError extends Error {
  override readonly name = 'EmailRejectedError';
}

/** Adapter for nodemailer. Throws `ApiError` if the URL is not that of a mail server. */
export async function openTransport(destination: MailDestination): Promise<Transport> {
  const { createTransport } = await import('nodemailer');
  if (destination.kind === 'server') {
    requireMailServer(destination.url);
    const mailer = createTransport(withTimeouts(destination.url));
    return {
      send: (email, signal) => mailer.sendMail({ ...messageOf(email), signal }).then(() => undefined, rethrow),
      deleteFromOutbox: (to) => deleteFromOutbox(destination, to),
      close: () => mailer.close(),
    };
  }
  const mailer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    async send(email) {
      const { message } = await mailer.sendMail(messageOf(email));
      await writeToOutbox(destination.dir, email, message as Buffer);
    },
    deleteFromOutbox: (to) => deleteFromOutbox(destination, to),
    close: () => mailer.close(),
  };
}

function requireMailServer(url: string): void {
  if (URL.canParse(url) && /^smtps?:$/.test(new URL(url).protocol)) return;
  throw new ApiError({
    message: 'SMTP_URL is not the address of a mail server.',
    hint: 'write it as smtp://user:password@mail.example.org:587, or unset it to write e-mails into an outbox folder',
  });
}

/**
 * Shortens nodemailer's timeouts of up to ten minutes, so that a server that does not respond does not delay all
 * e-mails.
 */
function withTimeouts(address: string): string {
  const url = new URL(address);
  for (const name of ['connectionTimeout', 'greetingTimeout', 'socketTimeout']) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, '10000');
  }
  return url.href;
}

/**
 * Throws `EmailRejectedError` if the recipient or the content was rejected, and otherwise the error itself: all other
 * errors, such as a rejected sender, would be the same for every e-mail.
 */
function rethrow(error: unknown): never {
  const { code, command, message } = error as {
    readonly code?: string;
    readonly command?: string;
    readonly message: string;
  };
  const isRejected = (code === 'EENVELOPE' && command !== 'MAIL FROM') || code === 'EMESSAGE';
  throw isRejected ? new EmailRejectedError(message) : error;
}

/** The header Message-ID, which is the same whenever the e-mail is sent. */
export function messageIdOf({ id, from }: OutgoingEmail): string {
  return `<${id}@${from.address.split('@').at(-1) ?? 'localhost'}>`;
}

function messageOf(email: OutgoingEmail) {
  const { to, from, subject, text, language } = email;
  return {
    from,
    to: { name: '', address: to },
    subject,
    text,
    messageId: messageIdOf(email),
    textEncoding: 'quoted-printable' as const,
    headers: { 'Content-Language': language, 'Auto-Submitted': 'auto-generated' },
  };
}

/**
 * Writes the file of an e-mail atomically. Its name consists of `recipientHash` and the e-mail's id, so an e-mail that
 * is sent again replaces its file.
 */
async function writeToOutbox(dir: string, { id, to }: OutgoingEmail, bytes: Buffer): Promise<void> {
  makeFolder(dir, 0o700);
  const name = `${recipientHash(to)}-${id}`;
  const unfinished = join(dir, `.${name}`);
  const file = await open(unfinished, 'w', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(unfinished, join(dir, `${name}.eml`));
}

/** Deletes the files of e-mails to an address and returns their number. It is 0 for a mail server. */
export async function deleteFromOutbox(destination: MailDestination, to: string): Promise<number> {
  if (destination.kind === 'server') return 0;
  const { dir } = destination;
  const prefix = `${recipientHash(to)}-`;
  const names = (await readdir(dir).catch(() => [])).filter((name) => name.replace(/^\./, '').startsWith(prefix));
  await Promise.all(names.map((name) => rm(join(dir, name), { force: true })));
  return names.filter((name) => !name.startsWith('.')).length;
}
