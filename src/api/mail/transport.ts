import { open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '../../fs/make-folder.ts';
import { ApiError } from '../api-error.ts';
import { recipientMark } from '../keys.ts';

/** A letter as it goes out. */
export interface OutgoingLetter {
  readonly id: string;
  readonly to: string;
  readonly from: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  readonly language: string;
}

/** Where letters go: to a server, or into a folder, each a file. */
export type MailPlace =
  | { readonly kind: 'server'; readonly url: string }
  | { readonly kind: 'folder'; readonly dir: string };

export interface Transport {
  /** Throws `LetterRefusedError` if this letter is not taken, and anything else while none is. */
  send(letter: OutgoingLetter): Promise<void>;
  /** Removes the letters to an address that are still here, and gives how many; those that a server took are gone. */
  forget(to: string): Promise<number>;
  close(): void;
}

/** The place takes letters, but not this one. */
export class LetterRefusedError extends Error {
  override readonly name = 'LetterRefusedError';
}

/** The door of nodemailer. Throws `ApiError` for an address that is none of a mail server. */
export async function openTransport(place: MailPlace): Promise<Transport> {
  const { createTransport } = await import('nodemailer');
  if (place.kind === 'server') {
    requireMailServer(place.url);
    const mailer = createTransport(withTimeouts(place.url));
    return {
      send: (letter) => mailer.sendMail(messageOf(letter)).then(() => undefined, refusedOrDown),
      forget: (to) => removeFromOutbox(place, to),
      close: () => mailer.close(),
    };
  }
  const mailer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    async send(letter) {
      const { message } = await mailer.sendMail(messageOf(letter));
      await writeLetter(place.dir, letter, message as Buffer);
    },
    forget: (to) => removeFromOutbox(place, to),
    close: () => mailer.close(),
  };
}

function requireMailServer(url: string): void {
  if (URL.canParse(url) && /^smtps?:$/.test(new URL(url).protocol)) return;
  throw new ApiError({
    message: 'SMTP_URL is not the address of a mail server.',
    hint: 'write it as smtp://user:password@mail.example.org:587, or leave it out: e-mails are files in an outbox then',
  });
}

/** A server that takes a connection and says nothing must not hold up the others for minutes. */
function withTimeouts(address: string): string {
  const url = new URL(address);
  for (const name of ['connectionTimeout', 'greetingTimeout', 'socketTimeout']) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, '10000');
  }
  return url.href;
}

/** Whether it is about the recipient, or what is in the letter; all else (the sender too) is the same for every letter. */
function refusedOrDown(error: unknown): never {
  const { code, command, message } = error as {
    readonly code?: string;
    readonly command?: string;
    readonly message: string;
  };
  const isRefused = (code === 'EENVELOPE' && command !== 'MAIL FROM') || code === 'EMESSAGE';
  throw isRefused ? new LetterRefusedError(message) : error;
}

function messageOf({ id, to, from, subject, text, language }: OutgoingLetter) {
  const domain = from.address.split('@').at(-1) ?? 'localhost';
  return {
    from,
    to: { name: '', address: to },
    subject,
    text,
    messageId: `<${id}@${domain}>`,
    textEncoding: 'quoted-printable' as const,
    headers: { 'Content-Language': language, 'Auto-Submitted': 'auto-generated' },
  };
}

/**
 * Whole or not at all, under its own name, which begins with the mark of its recipient: a letter sent again takes its own
 * place.
 */
async function writeLetter(dir: string, { id, to }: OutgoingLetter, bytes: Buffer): Promise<void> {
  makeFolder(dir, 0o700);
  const name = `${recipientMark(to)}-${id}`;
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

/** Removes the files of e-mails to an address, and gives how many there were; none where e-mails go to a server. */
export async function removeFromOutbox(place: MailPlace, to: string): Promise<number> {
  if (place.kind === 'server') return 0;
  const { dir } = place;
  const mark = `${recipientMark(to)}-`;
  const names = (await readdir(dir).catch(() => [])).filter((name) => name.replace(/^\./, '').startsWith(mark));
  await Promise.all(names.map((name) => rm(join(dir, name), { force: true })));
  return names.filter((name) => !name.startsWith('.')).length;
}
