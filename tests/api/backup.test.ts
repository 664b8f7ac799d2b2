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
import { DATABASES, EMBEDDED, type MadeDatabase, ON_SERVER, stopServer } from './databases.ts';
import { startTestService } from './test-service.ts';

afterAll(stopServer);

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

/** A row or two of every table, as the first schema has them. */
const FIRST = readFileSync(join(packageDir, 'tests/fixtures/api/first-schema.jsonl'), 'utf8');
const NOON = Date.parse('2026-06-01T12:00:00Z') / 1000;

function backupOf(text: string): Backup {
  const read = readBackup(text);
  if (read.kind !== 'read') throw new Error(read.why);
  return read.backup;
}

async function opened({ place, remove }: MadeDatabase): Promise<Database> {
  closers.push(remove);
  const db = await openDatabase(place);
  closers.push(() => db.destroy());
  return db;
}

async function backedUp(db: Database): Promise<string> {
  const made = await makeBackup(db, NOON);
  if (made.kind !== 'done') throw new Error(JSON.stringify(made));
  return made.output;
}

const restored = (db: Database, text: string, replace = false) =>
  restoreBackup(db, { file: 'backup.jsonl', text, replace });

/** What the columns hold that were added since. The teams have confirmed in the order of their rows. */
const ADDED: Readonly<Partial<Record<TableName, (row: Row, index: number) => Row>>> = {
  letter: () => ({ claimedUntil: null }),
  seat: () => ({ language: null, tokenHash: null }),
  place: ({ taken = 0 }) => ({ given: taken }),
  team: ({ confirmedAt = null }, index) => ({ number: confirmedAt === null ? null : index + 1 }),
};

/** The rows of the first schema as today's has them. */
const TODAY = new Map(
  TABLE_NAMES.map((table) => {
    const rows = backupOf(FIRST).rows.get(table) ?? [];
    return [table, rows.map((row, index) => ({ ...row, ...ADDED[table]?.(row, index) }))];
  }),
);

describe.each([
  { from: EMBEDDED, to: ON_SERVER },
  { from: ON_SERVER, to: EMBEDDED },
])('a backup of $from.name, restored on $to.name', ({ from, to }) => {
  it('has every row, and the backup of that is the same', async () => {
    const [one, other] = [await opened(await from.make()), await opened(await to.make())];
    expect(await restored(one, FIRST)).toEqual({
      kind: 'done',
      output: 'Restored 13 rows of 2026-06-01T12:00:00.000Z from backup.jsonl.\n',
    });
    const text = await backedUp(one);
    expect(await restored(other, text)).toMatchObject({ kind: 'done' });
    expect((await readTables(other)).rows).toEqual(TODAY);
    expect(await backedUp(other)).toBe(text);
  });
});

describe.each(DATABASES)('a restore on $name', (kind) => {
  it('refuses where there is data, unless it may replace that', async () => {
    const db = await opened(await kind.make());
    await restored(db, FIRST);
    await db.deleteFrom('seat').execute();
    expect(await restored(db, FIRST)).toMatchObject({ kind: 'refused', message: 'The database has data: 11 rows.' });
    expect((await readTables(db)).rows.get('seat')).toEqual([]);
    expect(await restored(db, FIRST, true)).toEqual({
      kind: 'done',
      output: expect.stringMatching(/^Restored 13 rows.* The 11 rows that were there are deleted\.\n$/),
    });
    expect((await readTables(db)).rows).toEqual(TODAY);
  });

  it('changes nothing where a file is cut off, changed, of a newer conf-site, of none, or does not fit', async () => {
    const db = await opened(await kind.make());
    await restored(db, FIRST);
    const before = await backedUp(db);
    const backup = backupOf(FIRST);
    const twice = new Map(backup.rows).set('seat', [
      ...(backup.rows.get('seat') ?? []),
      ...(backup.rows.get('seat') ?? []),
    ]);
    const wrong: readonly (readonly [string, string])[] = [
      [FIRST.slice(0, -200), 'It is incomplete or was changed'],
      [FIRST.replace('Night owls', 'Day owls'), 'It is incomplete or was changed'],
      [FIRST.replace('"version":1', '"version":2'), 'It has version 2 of the format, not 1.'],
      [formatBackup({ ...backup, schema: '9999-later' }), 'was made by a newer conf-site: its schema is 9999-later.'],
      ['pin,email\n0001,ana@example.org\n', 'It is not a backup of conf-site.'],
      ['', 'It is not a backup of conf-site.'],
      [formatBackup({ ...backup, rows: twice }), 'backup.jsonl cannot be restored: error 23505.'],
    ];
    for (const [text, words] of wrong) {
      const result = await restored(db, text, true);
      expect(result).toMatchObject({ kind: 'refused', message: expect.stringContaining(words) });
    }
    expect(await backedUp(db)).toBe(before);
  });

  it('into a running service is followed by it at once: who has rated has rated', async () => {
    const [one, other] = [await startTestService(kind), await startTestService(kind)];
    closers.push(one.close, other.close);
    for (const service of [one, other]) service.at('2026-06-01T12:00');
    await attendees(one.open.service, 'devlica', ['0001,ana@example.org,visitor,,Regular']);
    expect((await one.post('/ratings', rating('0001'))).status).toBe(201);
    await restored(other.open.service.db, await backedUp(one.open.service.db));
    expect((await other.post('/ratings', rating('0001'))).body.code).toBe('already-rated');
  });
});

describe.each(DATABASES)('a database of the first schema, on $name', (kind) => {
  it('is brought up to date, and nothing of it is lost', async () => {
    const made = await kind.make();
    closers.push(made.remove);
    const old = await openDatabase(made.place);
    await sql`drop schema public cascade`.execute(old);
    await sql`create schema public`.execute(old);
    await migrate(old, '0001-first');
    for (const [table, rows] of backupOf(FIRST).rows)
      await old
        .insertInto(table)
        .values(rows as never)
        .execute();
    await old.destroy();
    const db = await openDatabase(made.place);
    closers.push(() => db.destroy());
    expect((await readTables(db)).rows).toEqual(TODAY);
  });

  it('has tables that are all named, so that a backup has all', async () => {
    const db = await opened(await kind.make());
    const tables = await db.introspection.getTables();
    expect(tables.map(({ name }) => name).sort()).toEqual([...TABLE_NAMES].sort());
  });
});
