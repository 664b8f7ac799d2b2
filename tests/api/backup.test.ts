import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { type Backup, formatBackup, type Row, readBackup, type TableName } from '../../src/api/database/backup-file.ts';
import { readTables } from '../../src/api/database/backup-tables.ts';
import { sql } from '../../src/api/database/kysely-adapter.ts';
import { migrate } from '../../src/api/database/migrations.ts';
import { openDatabase } from '../../src/api/database/open-database.ts';
import { type Database, TABLE_NAMES } from '../../src/api/database/tables.ts';
import { makeBackup, restoreBackup } from '../../src/api/organiser/backup.ts';
import { packageDir } from '../support/run-tool.ts';
import { attendees, rating } from './bodies.ts';
import { DATABASES, EMBEDDED, POSTGRES_SERVER, removeServer, type TestDatabase } from './databases.ts';
import { startTestService } from './test-service.ts';

afterAll(removeServer);

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

/** A backup with a row or two of every table of the first schema. */
const FIRST = readFileSync(join(packageDir, 'tests/fixtures/api/first-schema.jsonl'), 'utf8');
const NOON = Date.parse('2026-06-01T12:00:00Z') / 1000;

function backupOf(text: string): Backup {
  const read = readBackup(text);
  if (read.kind !== 'read') throw new Error(read.reason);
  return read.backup;
}

async function open({ database, remove }: TestDatabase): Promise<Database> {
  closers.push(remove);
  const db = await openDatabase(database);
  closers.push(() => db.destroy());
  return db;
}

async function backupText(db: Database): Promise<string> {
  const backup = await makeBackup(db, NOON);
  if (backup.kind !== 'done') throw new Error(JSON.stringify(backup));
  return backup.output;
}

const restore = (db: Database, text: string, replace = false) =>
  restoreBackup(db, { file: 'backup.jsonl', text, replace });

/** The values of columns that later migrations add. The teams have confirmed in the order of their rows. */
const ADDED: Readonly<Partial<Record<TableName, (row: Row, index: number) => Row>>> = {
  letter: () => ({ claimedUntil: null }),
  seat: () => ({ language: null, tokenHash: null }),
  place: ({ taken = 0 }) => ({ given: taken }),
  team: ({ confirmedAt = null }, index) => ({ number: confirmedAt === null ? null : index + 1 }),
};

/** The rows of `FIRST` in the latest schema. */
const MIGRATED = new Map(
  TABLE_NAMES.map((table) => {
    const rows = backupOf(FIRST).rows.get(table) ?? [];
    return [table, rows.map((row, index) => ({ ...row, ...ADDED[table]?.(row, index) }))];
  }),
);

describe.each([
  { from: EMBEDDED, to: POSTGRES_SERVER },
  { from: POSTGRES_SERVER, to: EMBEDDED },
])('a backup of $from.name that is restored on $to.name', ({ from, to }) => {
  it('has all rows, and gives the same backup again', async () => {
    const [one, other] = [await open(await from.create()), await open(await to.create())];
    expect(await restore(one, FIRST)).toEqual({
      kind: 'done',
      output: 'Restored 13 rows of 2026-06-01T12:00:00.000Z from backup.jsonl.\n',
    });
    const text = await backupText(one);
    expect(await restore(other, text)).toMatchObject({ kind: 'done' });
    expect((await readTables(other)).rows).toEqual(MIGRATED);
    expect(await backupText(other)).toBe(text);
  });
});

describe.each(DATABASES)('restoring a backup on $name', (kind) => {
  it('is refused if there is data, unless it may be replaced', async () => {
    const db = await open(await kind.create());
    await restore(db, FIRST);
    await db.deleteFrom('seat').execute();
    expect(await restore(db, FIRST)).toMatchObject({ kind: 'refused', message: 'The database has data: 11 rows.' });
    expect((await readTables(db)).rows.get('seat')).toEqual([]);
    expect(await restore(db, FIRST, true)).toEqual({
      kind: 'done',
      output: expect.stringMatching(/^Restored 13 rows.* The 11 existing rows were deleted\.\n$/),
    });
    expect((await readTables(db)).rows).toEqual(MIGRATED);
  });

  it('changes nothing if the file is truncated, modified, of a newer conf-site, not a backup, or does not match the tables', async () => {
    const db = await open(await kind.create());
    await restore(db, FIRST);
    const before = await backupText(db);
    const backup = backupOf(FIRST);
    const duplicates = new Map(backup.rows).set('seat', [
      ...(backup.rows.get('seat') ?? []),
      ...(backup.rows.get('seat') ?? []),
    ]);
    const invalid: readonly (readonly [string, string])[] = [
      [FIRST.slice(0, -200), 'It is incomplete or was changed'],
      [FIRST.replace('Night owls', 'Day owls'), 'It is incomplete or was changed'],
      [FIRST.replace('"version":1', '"version":2'), 'It has version 2 of the format, not 1.'],
      [formatBackup({ ...backup, schema: '9999-later' }), 'was made by a newer conf-site: its schema is 9999-later.'],
      ['pin,email\n0001,ana@example.org\n', 'It is not a backup of conf-site.'],
      ['', 'It is not a backup of conf-site.'],
      [formatBackup({ ...backup, rows: duplicates }), 'backup.jsonl cannot be restored: error 23505.'],
    ];
    for (const [text, message] of invalid) {
      const result = await restore(db, text, true);
      expect(result).toMatchObject({ kind: 'refused', message: expect.stringContaining(message) });
    }
    expect(await backupText(db)).toBe(before);
  });

  it('takes effect in a running service at once, ratings included', async () => {
    const [one, other] = [await startTestService(kind), await startTestService(kind)];
    closers.push(one.close, other.close);
    for (const service of [one, other]) service.at('2026-06-01T12:00');
    await attendees(one.open.service, 'devlica', ['0001,ana@example.org,visitor,,Regular']);
    expect((await one.post('/ratings', rating('0001'))).status).toBe(201);
    await restore(other.open.service.db, await backupText(one.open.service.db));
    expect((await other.post('/ratings', rating('0001'))).body.code).toBe('already-rated');
  });
});

describe.each(DATABASES)('a database with the first schema, on $name', (kind) => {
  it('is migrated without losing data', async () => {
    const created = await kind.create();
    closers.push(created.remove);
    const old = await openDatabase(created.database);
    await sql`drop schema public cascade`.execute(old);
    await sql`create schema public`.execute(old);
    await migrate(old, '0001-first');
    for (const [table, rows] of backupOf(FIRST).rows)
      await old
        .insertInto(table)
        .values(rows as never)
        .execute();
    await old.destroy();
    const db = await openDatabase(created.database);
    closers.push(() => db.destroy());
    expect((await readTables(db)).rows).toEqual(MIGRATED);
  });

  it('has no table that a backup leaves out', async () => {
    const db = await open(await kind.create());
    const tables = await db.introspection.getTables();
    expect(tables.map(({ name }) => name).sort()).toEqual([...TABLE_NAMES].sort());
  });
});
