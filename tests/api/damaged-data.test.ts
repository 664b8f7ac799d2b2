import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { POSTGRES_MAJOR } from '../../src/api/database/data-folder.ts';
import { sql } from '../../src/api/database/kysely-adapter.ts';
import { openDatabase } from '../../src/api/database/open-database.ts';
import { canMount, mountDisk, unmount } from '../support/mounts.ts';
import { emptyData } from '../support/service-data.ts';
import { DATABASES, removeServer } from './databases.ts';

afterAll(removeServer);

const SUBSCRIPTIONS = 137;

const copyAll = (from: string, to: string): void => cpSync(from, to, { recursive: true });

/** Copies a folder quickly, with hard links. A file must be replaced, not changed in place. */
function linkAll(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    (entry.isDirectory() ? linkAll : linkSync)(join(from, entry.name), join(to, entry.name));
  }
}

function replace(path: string, content: string | Uint8Array): void {
  rmSync(path);
  writeFileSync(path, content);
}

function replaceByFolder(path: string): void {
  rmSync(path, { recursive: true });
  mkdirSync(path);
}

const truncate = (path: string, bytes: number): void => replace(path, readFileSync(path).subarray(0, bytes));

/** Names, sizes and modification times of all entries of a folder. */
function entriesOf(dir: string): readonly unknown[] {
  const names = readdirSync(dir, { recursive: true, encoding: 'utf8' }).sort();
  return names.map((name) => [name, statSync(join(dir, name)).size, statSync(join(dir, name)).mtimeMs]);
}

describe('a data folder whose database is', () => {
  let intact: Awaited<ReturnType<typeof emptyData>>;
  let tableFile: string;
  beforeAll(async () => {
    intact = await emptyData();
    const db = await openDatabase({ kind: 'folder', dir: intact.dir });
    await sql`
      insert into "subscription" ("id", "email", "emailKey", "language", "tokenHash", "expiresAt", "storedAt")
      select 'id' || i, 'a' || i || '@example.org', 'a' || i || '@example.org', 'en', 'token' || i, 0, 0
      from generate_series(1, ${SUBSCRIPTIONS}) as i`.execute(db);
    const { rows } = await sql<{ path: string }>`select pg_relation_filepath('subscription') as path`.execute(db);
    tableFile = `database/${rows[0]?.path}`;
    await sql`checkpoint`.execute(db);
    await db.destroy();
  });
  afterAll(() => intact.remove());

  /** Opens a damaged copy. Returns the error message, and whether the folder is unchanged. */
  async function openDamaged(
    damage: (dir: string) => void,
    { copy = linkAll }: { readonly copy?: (from: string, to: string) => void } = {},
  ): Promise<{ message: string; isUnchanged: boolean }> {
    const dir = `${intact.dir}-damaged`;
    rmSync(dir, { recursive: true, force: true });
    copy(intact.dir, dir);
    damage(dir);
    const before = entriesOf(dir);
    const error = await openDatabase({ kind: 'folder', dir }).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ name: 'ApiError', message: expect.stringContaining(dir) });
    const isUnchanged = isDeepStrictEqual(entriesOf(dir), before);
    rmSync(dir, { recursive: true });
    const { message, hint } = error as { readonly message: string; readonly hint: string };
    expect(hint).not.toBe('');
    return { message: message.replaceAll(dir, 'DATA'), isUnchanged };
  }

  const remove =
    (name: string) =>
    (dir: string): void =>
      rmSync(join(dir, name), { recursive: true });

  it.each([
    ['without its version', remove('database/PG_VERSION'), 'database/PG_VERSION is missing'],
    ['deleted', remove('database'), 'has contained a database, but it is gone'],
    ['emptied', (dir: string) => replaceByFolder(join(dir, 'database')), 'is missing or empty'],
    ['without its write-ahead log', remove('database/pg_wal'), 'database/pg_wal is missing'],
    ['without its files', remove('database/base'), 'database/base is missing'],
    [
      'of a newer PostgreSQL',
      (dir: string) => replace(join(dir, 'database/PG_VERSION'), '99\n'),
      'is of PostgreSQL 99',
    ],
    [
      'with a truncated control file',
      (dir: string) => truncate(join(dir, 'database/global/pg_control'), 100),
      'database/global/pg_control has 100 bytes instead of 8192',
    ],
  ])('%s is refused and left unchanged', async (_, damage, reason) => {
    const { message, isUnchanged } = await openDamaged(damage);
    expect([message, isUnchanged]).toEqual([expect.stringContaining(reason), true]);
  });

  it('without or with truncated files of the write-ahead log is refused and left unchanged', async () => {
    const segments = (dir: string): string[] =>
      readdirSync(join(dir, 'database/pg_wal'))
        .filter((name) => /^[0-9A-F]{24}$/.test(name))
        .map((name) => join(dir, 'database/pg_wal', name));
    for (const damage of [(path: string) => rmSync(path), (path: string) => truncate(path, 1000)]) {
      const { message, isUnchanged } = await openDamaged((dir) => segments(dir).forEach(damage));
      expect([message, isUnchanged]).toEqual([expect.stringContaining('database/pg_wal'), true]);
    }
  });

  it.runIf(canMount())('on a full disk is refused with the space that it needs', async () => {
    const disk = `${intact.dir}-disk`;
    mountDisk(disk, { sizeKb: 1024 });
    const error = await openDatabase({ kind: 'folder', dir: disk }).catch((thrown: unknown) => thrown);
    expect([readdirSync(disk), error]).toEqual([
      [],
      expect.objectContaining({ message: `The disk of ${disk} is full: 1 MB are free, and the database needs 96.` }),
    ]);
    unmount(disk);
    rmSync(disk, { recursive: true });
  });

  it('without some rows, since a table file is truncated, is refused', async () => {
    for (const bytes of [0, 8192]) {
      const { message } = await openDamaged((dir) => truncate(join(dir, tableFile), bytes), { copy: copyAll });
      expect(message).toContain('is damaged: could not read blocks');
    }
  });

  it('replaced by an empty one is refused', async () => {
    const fresh = await emptyData();
    const db = await openDatabase({ kind: 'folder', dir: fresh.dir });
    await sql`drop schema public cascade`.execute(db);
    await sql`create schema public`.execute(db);
    await db.destroy();
    const { message } = await openDamaged((dir) => {
      remove('database')(dir);
      copyAll(join(fresh.dir, 'database'), join(dir, 'database'));
    });
    expect(message).toBe('The database in DATA is damaged: its tables are gone.');
    fresh.remove();
  });

  it('intact is opened, and gets the marker that an older conf-site did not write', async () => {
    const marker = join(intact.dir, 'holds-data.json');
    rmSync(marker);
    const db = await openDatabase({ kind: 'folder', dir: intact.dir });
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from "subscription"`.execute(db);
    const { rows: version } = await sql<{ major: string }>`
      select current_setting('server_version_num')::int / 10000 || '' as major`.execute(db);
    await db.destroy();
    expect([rows, version, existsSync(marker)]).toEqual([
      [{ count: SUBSCRIPTIONS }],
      [{ major: POSTGRES_MAJOR }],
      true,
    ]);
  });
});

describe.each(DATABASES)('a database of a newer conf-site, on $name', (kind) => {
  it('is refused and left unchanged', async () => {
    const created = await kind.create();
    const db = await openDatabase(created.database);
    await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '')`.execute(db);
    await db.destroy();
    await expect(openDatabase(created.database)).rejects.toMatchObject({
      name: 'ApiError',
      message: expect.stringContaining('was written by a newer conf-site: its schema is 9999-later.'),
    });
    await created.remove();
  });
});
