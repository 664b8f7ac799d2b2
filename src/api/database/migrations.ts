import type { DatabaseTransaction } from './in-transaction.ts';
import { type Kysely, type Migration, Migrator, sql } from './kysely-adapter.ts';
import type { Database } from './tables.ts';

/** The migrations of the schema, in the order of their names. A released migration must not be changed. */

type Schema = Kysely<unknown>;

const first: Migration = {
  async up(db: Schema): Promise<void> {
    await db.schema
      .createTable('secret')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('subscription')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('emailKey', 'text', (column) => column.notNull().unique())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('tokenHash', 'text', (column) => column.notNull().unique())
      .addColumn('expiresAt', 'bigint', (column) => column.notNull())
      .addColumn('storedAt', 'bigint', (column) => column.notNull())
      .addColumn('confirmedAt', 'bigint')
      .execute();
    await createEditionTable(db, 'application')
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('emailKey', 'text', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .addUniqueConstraint('application_once', ['kind', 'event', 'year', 'emailKey'])
      .execute();
    await createEditionTable(db, 'team')
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('nameKey', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('emailKey', 'text', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .addColumn('tokenHash', 'text', (column) => column.notNull())
      .addColumn('expiresAt', 'bigint', (column) => column.notNull())
      .addColumn('confirmedAt', 'bigint')
      .addUniqueConstraint('team_name_once', ['event', 'year', 'nameKey'])
      .addUniqueConstraint('team_email_once', ['event', 'year', 'emailKey'])
      .execute();
    await db.schema
      .createTable('place')
      .addColumn('event', 'text', (column) => column.notNull())
      .addColumn('year', 'integer', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('ident', 'text', (column) => column.notNull())
      .addColumn('taken', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('place_key', ['event', 'year', 'kind', 'ident'])
      .execute();
    await db.schema
      .createTable('attendee')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('event', 'text', (column) => column.notNull())
      .addColumn('year', 'integer', (column) => column.notNull())
      .addColumn('pin', 'text', (column) => column.notNull())
      .addColumn('email', 'text')
      .addColumn('emailKey', 'text')
      .addColumn('role', 'text', (column) => column.notNull())
      .addColumn('speaker', 'text')
      .addColumn('ticket', 'text')
      .addUniqueConstraint('attendee_pin_once', ['event', 'year', 'pin'])
      .execute();
    await createEditionTable(db, 'seat')
      .addColumn('workshop', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('emailKey', 'text', (column) => column.notNull())
      .addUniqueConstraint('seat_once', ['event', 'year', 'workshop', 'emailKey'])
      .execute();
    await createEditionTable(db, 'rating')
      .addColumn('session', 'text', (column) => column.notNull())
      .addColumn('pinKey', 'text', (column) => column.notNull())
      .addColumn('sessionStars', 'integer')
      .addColumn('speakersStars', 'integer')
      .addColumn('comment', 'text')
      .addUniqueConstraint('rating_once', ['event', 'year', 'session', 'pinKey'])
      .execute();
    await createEditionTable(db, 'survey')
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('audience', 'text', (column) => column.notNull())
      .addColumn('pinKey', 'text', (column) => column.notNull())
      .addColumn('emailKey', 'text')
      .addColumn('digest', 'text', (column) => column.notNull())
      .addColumn('isAnonymous', 'boolean', (column) => column.notNull())
      .addColumn('pin', 'text')
      .addColumn('fullName', 'text')
      .addColumn('email', 'text')
      .addColumn('body', 'text', (column) => column.notNull())
      .addUniqueConstraint('survey_pin_once', ['event', 'year', 'day', 'pinKey'])
      .addUniqueConstraint('survey_email_once', ['event', 'year', 'day', 'emailKey'])
      .execute();
    await db.schema
      .createTable('letter')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('recipient', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('storedAt', 'bigint', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .execute();
  },
};

const wrongPins: Migration = {
  async up(db: Schema): Promise<void> {
    await db.schema
      .createTable('wrongPin')
      .addColumn('event', 'text', (column) => column.notNull())
      .addColumn('year', 'integer', (column) => column.notNull())
      .addColumn('network', 'text', (column) => column.notNull())
      .addColumn('clearAt', 'bigint', (column) => column.notNull())
      .addColumn('openAt', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('wrong_pin_key', ['event', 'year', 'network'])
      .execute();
  },
};

/** Starts a table with the columns of `EditionRow`. */
function createEditionTable(db: Schema, table: string) {
  return db.schema
    .createTable(table)
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('event', 'text', (column) => column.notNull())
    .addColumn('year', 'integer', (column) => column.notNull())
    .addColumn('storedAt', 'bigint', (column) => column.notNull());
}

/** Claims on queued e-mails, so that several processes can send them. */
const emailClaims: Migration = {
  async up(db: Schema): Promise<void> {
    await db.schema.alterTable('letter').addColumn('claimedUntil', 'bigint').execute();
  },
};

/**
 * Recorded responses to submissions, and the numbers of teams. Teams that are confirmed already are numbered in the
 * order in which they confirmed. Seats get the language of the e-mails about them.
 */
const submissionsAndNumbers: Migration = {
  async up(db: Schema): Promise<void> {
    await db.schema
      .createTable('submission')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('operation', 'text', (column) => column.notNull())
      .addColumn('digest', 'text', (column) => column.notNull())
      .addColumn('emailKey', 'text')
      .addColumn('expiresAt', 'bigint', (column) => column.notNull())
      .addColumn('status', 'integer', (column) => column.notNull())
      .addColumn('answer', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('submission_expiry').on('submission').column('expiresAt').execute();
    await db.schema
      .alterTable('place')
      .addColumn('given', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema.alterTable('team').addColumn('number', 'integer').execute();
    await db.schema.alterTable('seat').addColumn('language', 'text').execute();
    await sql`update "place" set "given" = "taken"`.execute(db);
    await sql`update "team" set "number" = numbered.number from (
      select "id", row_number() over (partition by "event", "year" order by "confirmedAt", "id") as number
      from "team" where "confirmedAt" is not null
    ) as numbered where "team"."id" = numbered."id"`.execute(db);
  },
};

/** The token in the e-mail about seats, with which they can be given back. */
const seatTokens: Migration = {
  async up(db: Schema): Promise<void> {
    await db.schema.alterTable('seat').addColumn('tokenHash', 'text').execute();
    await db.schema.createIndex('seat_token').on('seat').column('tokenHash').execute();
  },
};

const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-first': first,
  '0002-wrong-pins': wrongPins,
  '0003-letter-claims': emailClaims,
  '0004-submissions-and-numbers': submissionsAndNumbers,
  '0005-seat-tokens': seatTokens,
};

/** The names of all migrations, in order. */
export const MIGRATION_NAMES: readonly string[] = Object.keys(MIGRATIONS).sort();

/**
 * Migrates a database, which may be empty, to the latest schema or to the migration `upTo`. Several processes may do so
 * at once.
 */
export async function migrate(db: Database, upTo?: string): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...MIGRATIONS }) } });
  const { error } = await (upTo === undefined ? migrator.migrateToLatest() : migrator.migrateTo(upTo));
  if (error !== undefined) throw error;
}

/** Runs migrations in a transaction without recording them as applied. */
export async function applyMigrations(transaction: DatabaseTransaction, names: readonly string[]): Promise<void> {
  for (const name of names) await MIGRATIONS[name]?.up(transaction as unknown as Schema);
}

/** The migrations that were applied to a database, in order. Empty for an empty database. */
export async function appliedMigrations(db: Database): Promise<readonly string[]> {
  const { rows: found } = await sql<{
    found: boolean;
  }>`select to_regclass('kysely_migration') is not null as found`.execute(db);
  if (found[0]?.found !== true) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** The applied migrations that this conf-site does not know. */
export async function newerMigrations(db: Database): Promise<readonly string[]> {
  return (await appliedMigrations(db)).filter((name) => !MIGRATION_NAMES.includes(name));
}
