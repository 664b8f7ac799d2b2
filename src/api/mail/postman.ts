import { phraseIn, plain } from '../../model/language.ts';
import { ApiError } from '../api-error.ts';
import { sql } from '../database/kysely-door.ts';
import type { LetterRow } from '../database/tables.ts';
import type { Service } from '../service.ts';
import { LetterRefusedError, type Transport } from './transport.ts';

/**
 * Carries the letters that wait in the database: soon after each is stored, and again every minute while one cannot be
 * sent. A letter goes at least once; the same one never has two names.
 */
export interface Postman {
  /** There are letters. */
  lettersWait(): void;
  /** Resolves when all that can be sent is. */
  carry(): Promise<void>;
  /** Removes the letters to an address that are out but still here; none is on its way meanwhile. Gives how many. */
  forget(to: string): Promise<number>;
  stop(): Promise<void>;
}

const AGAIN_MS = 60_000;
const AT_ONCE = 20;
/** A letter that was refused so often has no recipient. */
const MOST_ATTEMPTS = 200;

export function startPostman(
  service: () => Service,
  { transport, onFailure }: { readonly transport: Transport; readonly onFailure: (error: unknown) => void },
): Postman {
  let round: Promise<unknown> = Promise.resolve();
  let isStopped = false;
  const carry = async (): Promise<void> => {
    round = round.then(() => carryAll(service(), transport)).catch(onFailure);
    await round;
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
 * Several services may share a database. Throws `ApiError` if letters are left.
 */
async function carryAll(service: Service, transport: Transport): Promise<void> {
  const refused = new Set<string>();
  for (;;) {
    const wait = await waiting(service, refused);
    if (wait.length === 0) break;
    for (const letter of wait) await carryOne(service, { letter, transport, refused });
  }
  if (refused.size > 0) throw lettersLeft(`${refused.size} letters were refused`);
}

function waiting({ db }: Service, refused: ReadonlySet<string>): Promise<LetterRow[]> {
  const all = db
    .selectFrom('letter')
    .selectAll()
    .where('attempts', '<', MOST_ATTEMPTS)
    .orderBy('storedAt')
    .limit(AT_ONCE);
  return (refused.size === 0 ? all : all.where('id', 'not in', [...refused])).execute();
}

interface Carried {
  readonly letter: LetterRow;
  readonly transport: Transport;
  readonly refused: Set<string>;
}

/** The row goes when the letter went. */
async function carryOne(service: Service, { letter, transport, refused }: Carried): Promise<void> {
  const { id, recipient: to, subject, body: text, language } = letter;
  const { settings, company } = service.site();
  const name = plain(phraseIn(settings.title, language, [settings.defaultLanguage]));
  try {
    await transport.send({ id, to, from: { name, address: company.contactEmail }, subject, text, language });
  } catch (error) {
    if (!(error instanceof LetterRefusedError)) throw lettersLeft(`mail cannot be sent (${reasonOf(error)})`);
    refused.add(id);
    await service.db.updateTable('letter').set({ attempts: sql<number>`attempts + 1` }).where('id', '=', id).execute();
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
  return new ApiError({ message: `Letters wait: ${why}. They are tried again.`, hint: 'see that SMTP_URL is right' });
}
