import { phraseIn, plain } from '../../domain/language.ts';
import { ApiError } from '../api-error.ts';
import type { EmailRow } from '../database/tables.ts';
import type { Service } from '../service.ts';
import { EmailRejectedError, type Transport } from './transport.ts';

/**
 * Sends the e-mails that are queued in the database: soon after they are queued, and again every minute. An e-mail is
 * sent twice only if the process is killed after sending it and before deleting it from the queue; it then has the same
 * message id.
 */
export interface MailSender {
  /** Starts sending in the background. Does nothing after `stop`. */
  wake(): void;
  /** Sends all queued e-mails. Runs never overlap: calls during a run share one further run. */
  flush(): Promise<void>;
  /**
   * Deletes the sent e-mails to an address from the outbox folder and returns their number. No run is active meanwhile.
   */
  deleteFromOutbox(to: string): Promise<number>;
  /** Waits for the run that is active. */
  stop(): Promise<void>;
}

const RETRY_MS = 60_000;
/** More than a mail server needs for one e-mail. */
const CLAIM_SECONDS = 5 * 60;
/** After so many rejections an e-mail is not tried again. */
const MAX_ATTEMPTS = 200;

/** `onFailure` receives the error of each run that leaves e-mails in the queue. */
export function startMailSender(
  service: () => Service,
  { transport, onFailure }: { readonly transport: Transport; readonly onFailure: (error: unknown) => void },
): MailSender {
  let activeRun: Promise<unknown> = Promise.resolve();
  let nextRun: Promise<void> | undefined;
  let isStopped = false;
  const run = (): Promise<void> => {
    nextRun = undefined;
    return sendAll(service(), transport);
  };
  const flush = async (): Promise<void> => {
    if (nextRun === undefined) {
      nextRun = activeRun.then(run).catch(onFailure);
      activeRun = nextRun;
    }
    await nextRun;
  };
  const timer = setInterval(() => void flush(), RETRY_MS);
  timer.unref();
  return {
    wake: () => {
      if (!isStopped) void flush();
    },
    flush,
    deleteFromOutbox(to) {
      const deletion = activeRun.then(() => transport.deleteFromOutbox(to));
      activeRun = deletion.catch(onFailure);
      return deletion;
    },
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await activeRun;
      transport.close();
    },
  };
}

/**
 * Sends the queued e-mails. A rejected e-mail stays in the queue until the next run; if the transport fails, all of
 * them do. Several processes may share a database: each e-mail is sent by the process that has claimed it. Throws
 * `ApiError` if e-mails are left.
 */
async function sendAll(service: Service, transport: Transport): Promise<void> {
  const rejected = new Set<string>();
  for (;;) {
    const email = await claim(service, rejected);
    if (email === undefined) break;
    await sendClaimed(service, { email, transport, rejected });
  }
  if (rejected.size > 0) throw emailsLeft(`${rejected.size} e-mails were rejected`);
}

/**
 * Claims the oldest e-mail that no process has claimed. Returns undefined if there is none. Claims of a dead process
 * expire.
 */
async function claim({ db, now }: Service, rejected: ReadonlySet<string>): Promise<EmailRow | undefined> {
  const unclaimed = db
    .selectFrom('letter')
    .select('id')
    .where('attempts', '<', MAX_ATTEMPTS)
    .where((is) => is.or([is('claimedUntil', 'is', null), is('claimedUntil', '<=', now())]))
    .orderBy('storedAt')
    .limit(1)
    .forUpdate()
    .skipLocked();
  return db
    .updateTable('letter')
    .set({ claimedUntil: now() + CLAIM_SECONDS })
    .where('id', '=', rejected.size === 0 ? unclaimed : unclaimed.where('id', 'not in', [...rejected]))
    .returningAll()
    .executeTakeFirst();
}

interface ClaimedEmail {
  readonly email: EmailRow;
  readonly transport: Transport;
  /** Ids of the e-mails rejected in this run. */
  readonly rejected: Set<string>;
}

/** Deletes the e-mail from the queue once it is sent, and otherwise releases the claim. */
async function sendClaimed(service: Service, { email, transport, rejected }: ClaimedEmail): Promise<void> {
  const { id, recipient: to, subject, body: text, language, attempts } = email;
  const { settings, company } = service.site();
  const name = plain(phraseIn(settings.title, language, [settings.defaultLanguage]));
  const releaseClaim = (attempts: number) =>
    service.db.updateTable('letter').set({ attempts, claimedUntil: null }).where('id', '=', id).execute();
  try {
    await transport.send({ id, to, from: { name, address: company.contactEmail }, subject, text, language });
  } catch (error) {
    const isRejected = error instanceof EmailRejectedError;
    await releaseClaim(isRejected ? attempts + 1 : attempts);
    if (!isRejected) throw emailsLeft(`mail cannot be sent (${errorCode(error)})`);
    rejected.add(id);
    return;
  }
  await service.db.deleteFrom('letter').where('id', '=', id).execute();
}

/** The code of the system or the library; unlike the message, it contains no address. */
function errorCode(error: unknown): string {
  const { code, name } = error as { readonly code?: unknown; readonly name?: unknown };
  return String(code ?? name);
}

function emailsLeft(reason: string): ApiError {
  return new ApiError({
    message: `E-mails are waiting: ${reason}. The service tries again every minute.`,
    hint: 'check SMTP_URL',
  });
}
