import { phraseIn, plain } from '../../domain/language.ts';
import { ApiError } from '../api-error.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { EmailRow } from '../database/tables.ts';
import type { Service } from '../service.ts';
import { EmailRejectedError, messageIdOf, type OutgoingEmail, type Transport } from './transport.ts';

/**
 * Sends the e-mails that are queued in the database: soon after they are queued, and again every minute. An e-mail is
 * sent twice only if the process is killed or stopped after sending it and before deleting it from the queue, or if the
 * connection ends before the mail server has confirmed it. It then has the same message id, and the operator is told
 * that a process ended meanwhile.
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
  /** Waits for the run that is active, for two seconds at most. Then the e-mail that is being sent stays queued. */
  stop(): Promise<void>;
}

const RETRY_MS = 60_000;
/** How long a run may go on after `stop`. The service manager waits for it. */
const STOP_MS = 2000;

/** More than a mail server needs for one e-mail. */
const CLAIM_SECONDS = 5 * 60;
/** After so many rejections an e-mail is not tried again. */
const MAX_ATTEMPTS = 200;

export interface MailSenderOptions {
  readonly transport: Transport;
  /** Receives the error of each run that leaves e-mails in the queue. */
  onFailure(error: unknown): void;
  /** Tells the operator about an e-mail that may be delivered twice. */
  onNotice(message: string): void;
}

export function startMailSender(
  service: () => Service,
  { transport, onFailure, onNotice }: MailSenderOptions,
): MailSender {
  let activeRun: Promise<unknown> = Promise.resolve();
  let nextRun: Promise<void> | undefined;
  const stopping = new AbortController();
  const postponed = new Set<string>();
  const run = (): Promise<void> => {
    nextRun = undefined;
    return sendAll(service(), { transport, onNotice, postponed, signal: stopping.signal });
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
  let isStopped = false;
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
      const grace = setTimeout(() => stopping.abort(), STOP_MS);
      await activeRun;
      clearTimeout(grace);
      transport.close();
    },
  };
}

interface Run extends Pick<MailSenderOptions, 'transport' | 'onNotice'> {
  /** Ids of e-mails with which the connection failed. They are sent last, so that one of them cannot block others. */
  readonly postponed: Set<string>;
  /** Ends the run, and the e-mail that is being sent. */
  readonly signal: AbortSignal;
}

/**
 * Sends the queued e-mails. A rejected e-mail stays in the queue until the next run; if the transport fails, all of
 * them do. Several processes may share a database: each e-mail is sent by the process that has claimed it. Throws
 * `ApiError` if e-mails are left.
 */
async function sendAll(service: Service, run: Run): Promise<void> {
  const rejected = new Set<string>();
  while (!run.signal.aborted) {
    const email = await claimNext(service, { rejected, postponed: run.postponed });
    if (email === undefined) break;
    await sendClaimed(service, { ...run, email, rejected });
  }
  if (rejected.size > 0) throw emailsLeft(`${rejected.size} e-mails were rejected`);
}

interface Excluded {
  readonly rejected: ReadonlySet<string>;
  readonly postponed: Set<string>;
}

/** Claims the oldest e-mail that is not postponed, or else the oldest one. */
async function claimNext(service: Service, { rejected, postponed }: Excluded): Promise<EmailRow | undefined> {
  const email = await claim(service, [...rejected, ...postponed]);
  if (email !== undefined || postponed.size === 0) return email;
  postponed.clear();
  return claim(service, [...rejected]);
}

/**
 * Claims the oldest e-mail that no process has claimed, and returns it as it was before. Returns undefined if there is
 * none. Claims of a dead process expire, as do those that were made when the clock was ahead.
 */
function claim({ db, now }: Service, excluded: readonly string[]): Promise<EmailRow | undefined> {
  return inTransaction(db, async (transaction) => {
    const claims = { from: now() + 1, until: now() + CLAIM_SECONDS };
    const unclaimed = transaction
      .selectFrom('letter')
      .selectAll()
      .where('attempts', '<', MAX_ATTEMPTS)
      .where((is) =>
        is.or([is('claimedUntil', 'is', null), is.not(is.between('claimedUntil', claims.from, claims.until))]),
      )
      .orderBy('storedAt')
      .limit(1)
      .forUpdate()
      .skipLocked();
    const email = await (excluded.length === 0
      ? unclaimed
      : unclaimed.where('id', 'not in', excluded)
    ).executeTakeFirst();
    if (email === undefined) return undefined;
    await transaction.updateTable('letter').set({ claimedUntil: claims.until }).where('id', '=', email.id).execute();
    return email;
  });
}

interface ClaimedEmail extends Run {
  readonly email: EmailRow;
  /** Ids of the e-mails rejected in this run. */
  readonly rejected: Set<string>;
}

/** Deletes the e-mail from the queue once it is sent, and otherwise releases the claim. */
async function sendClaimed(service: Service, { email, rejected, postponed, ...run }: ClaimedEmail): Promise<void> {
  const { id, attempts } = email;
  const outgoing = outgoingEmail(service, email);
  if (email.claimedUntil !== null) run.onNotice(perhapsSent(outgoing));
  const releaseClaim = (attempts: number, claimedUntil: number | null) =>
    service.db.updateTable('letter').set({ attempts, claimedUntil }).where('id', '=', id).execute();
  try {
    await run.transport.send(outgoing, run.signal);
  } catch (error) {
    const isRejected = error instanceof EmailRejectedError;
    await releaseClaim(isRejected ? attempts + 1 : attempts, run.signal.aborted ? EXPIRED : null);
    if (isRejected) return void rejected.add(id);
    postponed.add(id);
    throw emailsLeft(`mail cannot be sent (${errorCode(error)})`);
  }
  await service.db.deleteFrom('letter').where('id', '=', id).execute();
}

/** A claim of a process that has ended. The e-mail may have been sent. */
export const EXPIRED = 0;

function outgoingEmail(
  service: Service,
  { id, recipient: to, subject, body: text, language }: EmailRow,
): OutgoingEmail {
  const { settings, company } = service.site();
  const name = plain(phraseIn(settings.title, language, [settings.defaultLanguage]));
  return { id, to, from: { name, address: company.contactEmail }, subject, text, language };
}

function perhapsSent(email: OutgoingEmail): string {
  return (
    'A service ended while it was sending an e-mail, which may have arrived. It is sent again with the same ' +
    `Message-ID, ${messageIdOf(email)}, by which mail servers can recognise it.`
  );
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
