import { join } from 'node:path';
import type { Site } from '../domain/site.ts';
import type { Instant } from '../domain/timeline.ts';
import { eraseDeleted, remainders } from './database/erase-deleted.ts';
import { type DatabasePlace, openDatabase } from './database/open-database.ts';
import type { Database } from './database/tables.ts';
import { takeFolder } from './folder-lock.ts';
import { type Postman, startPostman } from './mail/postman.ts';
import { type MailPlace, openTransport } from './mail/transport.ts';
import { deleteExpired } from './operations/submissions.ts';
import { secretOf } from './secret.ts';
import type { Service } from './service.ts';

/** Where data and letters go. */
export interface Places {
  readonly place: DatabasePlace;
  readonly mail: MailPlace;
}

export interface ServiceOptions extends Places {
  site(): Site;
  now(): Instant;
  /** Told what failed besides requests, without anything that was sent. */
  onFailure(what: string, error: unknown): void;
}

/** A service with its data open and its letters under way. */
export interface OpenService {
  readonly service: Service;
  readonly postman: Postman;
  /** Tells those who find the folder taken where the organiser's door is; nothing where a server has the data. */
  tell(more: Readonly<Record<string, unknown>>): void;
  /** Finishes what is under way and leaves the data to others. */
  close(): Promise<void>;
}

/**
 * Opens the data, which is made where there is none. Throws `ApiError` if another service has the folder, and for places
 * that cannot be used.
 */
export async function openService(options: ServiceOptions): Promise<OpenService> {
  const { place, mail, site, now } = options;
  const lock = place.kind === 'folder' ? await takeFolder(place.dir) : undefined;
  try {
    const transport = await openTransport(mail);
    const db = await openDatabase(place);
    await secretOf(db);
    const postman = startPostman(() => service, { transport, onFailure: (error) => options.onFailure('mail', error) });
    const service: Service = {
      db,
      site,
      now,
      secret: () => secretOf(db),
      lettersWait: () => postman.lettersWait(),
      forgetLetters: (to) => postman.forget(to),
      async eraseDeleted() {
        await eraseDeleted(db, place);
        return remainders(db, place);
      },
    };
    if (place.kind === 'folder') await releaseClaims(db);
    await deleteExpired(db, now());
    postman.lettersWait();
    return {
      service,
      postman,
      tell: (more) => lock?.addDetails(more),
      async close() {
        await postman.stop();
        await db.destroy();
        lock?.release();
      },
    };
  } catch (error) {
    lock?.release();
    throw error;
  }
}

/** In a folder no other process sends letters: what is claimed there was claimed by one that was killed. */
async function releaseClaims(db: Database): Promise<void> {
  await db.updateTable('letter').set({ claimedUntil: null }).where('claimedUntil', 'is not', null).execute();
}

/** Where the data is by default, and where its letters go. */
export function usualPlaces(rootDir: string, { data, outbox, environment }: PlaceWishes): Places {
  const dir = data ?? join(rootDir, 'data');
  const { DATABASE_URL: databaseUrl = '', SMTP_URL: smtpUrl = '' } = environment;
  return {
    place: databaseUrl === '' || data !== undefined ? { kind: 'folder', dir } : { kind: 'server', url: databaseUrl },
    mail:
      smtpUrl === '' || outbox !== undefined
        ? { kind: 'folder', dir: outbox ?? join(dir, 'outbox') }
        : { kind: 'server', url: smtpUrl },
  };
}

/** What flags and environment say; flags win. */
export interface PlaceWishes {
  readonly data: string | undefined;
  readonly outbox: string | undefined;
  readonly environment: Readonly<Record<string, string | undefined>>;
}
