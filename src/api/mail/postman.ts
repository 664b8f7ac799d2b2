import { phraseIn, plain } from '../../model/language.ts';
import { sql } from '../database/kysely-door.ts';
import type { LetterRow } from '../database/tables.ts';
import type { Service } from '../service.ts';
import type { Transport } from './transport.ts';

/**
 * Carries the letters that wait in the database: soon after each is stored, and again every minute while one cannot be
 * sent. A letter goes at least once; the same one never has two names.
 */
export interface Postman {
  /** There are letters. */
  lettersWait(): void;
  /** Resolves when all that can be sent is. */
  carry(): Promise<void>;
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
  let round = Promise.resolve();
  let isStopped = false;
  const carry = (): Promise<void> => {
    round = round.then(() => carryAll(service(), transport)).catch(onFailure);
    return round;
  };
  const timer = setInterval(() => void carry(), AGAIN_MS);
  timer.unref();
  return {
    lettersWait: () => {
      if (!isStopped) void carry();
    },
    carry,
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await round;
      transport.close();
    },
  };
}

/** Sends what waits; a letter that fails is left for the next round. Several services may share a database. */
async function carryAll(service: Service, transport: Transport): Promise<void> {
  const failed = new Set<string>();
  for (;;) {
    const wait = await waiting(service, failed);
    if (wait.length === 0) break;
    for (const letter of wait) await carryOne(service, { letter, transport, failed });
  }
  if (failed.size > 0) throw new Error(`${failed.size} letters could not be sent; they are tried again.`);
}

function waiting({ db }: Service, failed: ReadonlySet<string>): Promise<LetterRow[]> {
  const all = db
    .selectFrom('letter')
    .selectAll()
    .where('attempts', '<', MOST_ATTEMPTS)
    .orderBy('storedAt')
    .limit(AT_ONCE);
  return (failed.size === 0 ? all : all.where('id', 'not in', [...failed])).execute();
}

interface Carried {
  readonly letter: LetterRow;
  readonly transport: Transport;
  readonly failed: Set<string>;
}

/** The row goes when the letter went. */
async function carryOne(service: Service, { letter, transport, failed }: Carried): Promise<void> {
  const { id, recipient: to, subject, body: text, language } = letter;
  const { settings, company } = service.site();
  const name = plain(phraseIn(settings.title, language, [settings.defaultLanguage]));
  try {
    await transport.send({ id, to, from: { name, address: company.contactEmail }, subject, text, language });
  } catch {
    failed.add(id);
    await service.db.updateTable('letter').set({ attempts: sql<number>`attempts + 1` }).where('id', '=', id).execute();
    return;
  }
  await service.db.deleteFrom('letter').where('id', '=', id).execute();
}
