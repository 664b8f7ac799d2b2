import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from './kysely-adapter.ts';

/** The part of PGlite's interface that the dialect uses. */
export interface EmbeddedDatabase {
  query<R>(sql: string, parameters: unknown[]): Promise<{ readonly rows: R[]; readonly affectedRows?: number }>;
  close(): Promise<void>;
}

/**
 * A Kysely dialect for PGlite, which has a single connection: a transaction holds it until its end, and others wait.
 * `afterCommit` is awaited after each change, before the query resolves.
 */
export function pgliteDialect(pglite: EmbeddedDatabase, afterCommit: () => Promise<void>): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => createDriver(pglite, afterCommit),
    createIntrospector: (db: Kysely<unknown>) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

function createDriver(pglite: EmbeddedDatabase, afterCommit: () => Promise<void>): Driver {
  const connection = createConnection(pglite, afterCommit);
  const run = (text: string) => connection.executeQuery(CompiledQuery.raw(text)).then(() => undefined);
  const waiting: (() => void)[] = [];
  let isTaken = false;
  return {
    init: async () => {},
    async acquireConnection() {
      if (isTaken) await new Promise<void>((resolve) => waiting.push(resolve));
      isTaken = true;
      return connection;
    },
    async releaseConnection() {
      const next = waiting.shift();
      if (next === undefined) isTaken = false;
      else next();
    },
    beginTransaction: () => run('begin'),
    commitTransaction: () => run('commit'),
    rollbackTransaction: () => run('rollback'),
    destroy: () => pglite.close(),
  };
}

function createConnection(pglite: EmbeddedDatabase, afterCommit: () => Promise<void>): DatabaseConnection {
  let isInTransaction = false;
  return {
    async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
      if (sql === 'begin') isInTransaction = true;
      const isEnd = sql === 'commit' || sql === 'rollback';
      if (isEnd) isInTransaction = false;
      const { rows, affectedRows } = await pglite.query<R>(sql, [...parameters]);
      if (sql === 'commit' || (!isInTransaction && !isEnd && !/^select/i.test(sql))) await afterCommit();
      return affectedRows === undefined ? { rows } : { rows, numAffectedRows: BigInt(affectedRows) };
    },
    // biome-ignore lint/correctness/useYield: PGlite returns all rows at once.
    async *streamQuery() {
      throw new Error('The embedded database does not stream.');
    },
  };
}
