import { phraseIn, plain } from '../../domain/language.ts';
import { ApiError } from '../api-error.ts';
import type { LetterRow } from '../database/tables.ts';
import type { Service } from '../service.ts';
import { LetterRefusedError, type Transport } from './transport.ts';

/**
 * Carries the letters that wait in the database: soon after each is stored, and again every minute while one cannot be
 * sent. Each goes once; only if a process is killed between sending one and noting that, it goes again, with the same name.
 */
export interface Postman {
  /** There are letters. */
  lettersWait(): void;
  /** Resolves when all that can be sent is. One round at a time, and at most one more waits for it. */
  carry(): Promise<void>;
  /** Removes the letters to an address that are out but still here; none is on its way meanwhile. Gives how many. */
  forget(to: string): Promise<number>;
  stop(): Promise<void>;
}

const AGAIN_MS = 60_000;
/** Longer than a mail server may take for one letter. */
const CLAIM_SECONDS = 5 * 60;
/** A letter that was refused so often has no recipient. */
const MOST_ATTEMPTS = 200;

export function startPostman(
  service: () => Service,
  { transport, onFailure }: { readonly transport: Transport; readonly onFailure: (error: unknown) => void },
): Postman {
  let round: Promise<unknown> = Promise.resolve();
  let next: Promise<void> | undefined;
  let isStopped = false;
  const begin = (): Promise<void> => {
    next = undefined;
    return carryAll(service(), transport);
  };
  const carry = async (): Promise<void> => {
    if (next === undefined) {
      next = round.then(begin).catch(onFailure);
      round = next;
    }
    await next;
  };
  const timer = setInterval(() => void carry(), AGAIN_MS);
  timer.unref();
  return {
    lettersWait: () => {
      if (!isStopped) void carry();
    },
    carry,
    forget(to) {
      const dropped = round.then(() => transport.forget(to));
      round = dropped.catch(onFailure);
      return dropped;
    },
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await round;
      transport.close();
    },
  };
}

/**
 * Sends what waits; a letter that is refused is left for the next round, and all are while the place of letters is down.
 * Any number of processes may share a database: each letter is sent by the one that has claimed it. Throws `ApiError` if
 * letters are left.
 */
async function carryAll(service: Service, transport: Transport): Promise<void> {
  const refused = new Set<string>();
  for (;;) {
    const letter = await claim(service, refused);
    if (letter === undefined) break;
    await carryOne(service, { letter, transport, refused });
  }
  if (refused.size > 0) throw lettersLeft(`${refused.size} e-mails were refused`);
}

/** The oldest letter that nobody sends; undefined where none waits. A process that ends has its claims run out. */
async function claim({ db, now }: Service, refused: ReadonlySet<string>): Promise<LetterRow | undefined> {
  const free = db
    .selectFrom('letter')
    .select('id')
    .where('attempts', '<', MOST_ATTEMPTS)
    .where((is) => is.or([is('claimedUntil', 'is', null), is('claimedUntil', '<=', now())]))
    .orderBy('storedAt')
    .limit(1)
    .forUpdate()
    .skipLocked();
  return db
    .updateTable('letter')
    .set({ claimedUntil: now() + CLAIM_SECONDS })
    .where('id', '=', refused.size === 0 ? free : free.where('id', 'not in', [...refused]))
    .returningAll()
    .executeTakeFirst();
}

interface Carried {
  readonly letter: LetterRow;
  readonly transport: Transport;
  readonly refused: Set<string>;
}

/** The row goes when the letter went; otherwise it waits again. */
async function carryOne(service: Service, { letter, transport, refused }: Carried): Promise<void> {
  const { id, recipient: to, subject, body: text, language, attempts } = letter;
  const { settings, company } = service.site();
  const name = plain(phraseIn(settings.title, language, [settings.defaultLanguage]));
  const waitAgain = (attempts: number) =>
    service.db.updateTable('letter').set({ attempts, claimedUntil: null }).where('id', '=', id).execute();
  try {
    await transport.send({ id, to, from: { name, address: company.contactEmail }, subject, text, language });
  } catch (error) {
    const isRefused = error instanceof LetterRefusedError;
    await waitAgain(isRefused ? attempts + 1 : attempts);
    if (!isRefused) throw lettersLeft(`mail cannot be sent (${reasonOf(error)})`);
    refused.add(id);
    return;
  }
  await service.db.deleteFrom('letter').where('id', '=', id).execute();
}

/** The system's or the library's code, which names nobody. */
function reasonOf(error: unknown): string {
  const { code, name } = error as { readonly code?: unknown; readonly name?: unknown };
  return String(code ?? name);
}

function lettersLeft(why: string): ApiError {
  return new ApiError({ message: `E-mails wait: ${why}. They are tried again.`, hint: 'see that SMTP_URL is right' });
}
