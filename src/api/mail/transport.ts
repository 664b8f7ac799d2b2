import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';

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
  /** Throws while the place does not take the letter. */
  send(letter: OutgoingLetter): Promise<void>;
  close(): void;
}

/** The door of nodemailer. */
export async function openTransport(place: MailPlace): Promise<Transport> {
  const { createTransport } = await import('nodemailer');
  if (place.kind === 'server') {
    const mailer = createTransport(place.url);
    return { send: async (letter) => void (await mailer.sendMail(messageOf(letter))), close: () => mailer.close() };
  }
  const mailer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    async send(letter) {
      const { message } = await mailer.sendMail(messageOf(letter));
      await writeLetter(place.dir, letter.id, message as Buffer);
    },
    close: () => mailer.close(),
  };
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

/** Whole or not at all, under its own name: a letter sent again takes its own place. */
async function writeLetter(dir: string, id: string, bytes: Buffer): Promise<void> {
  await mkdir(dir, { recursive: true, mode: 0o700 });
  const unfinished = join(dir, `.${id}`);
  const file = await open(unfinished, 'w', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(unfinished, join(dir, `${id}.eml`));
}
