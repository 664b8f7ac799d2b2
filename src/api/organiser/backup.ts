import { type Backup, formatBackup, readBackup } from '../database/backup-file.ts';
import { countRows, readTables, replaceTables } from '../database/backup-tables.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { MIGRATION_NAMES } from '../database/migrations.ts';
import type { Database } from '../database/tables.ts';
import { safeWords } from '../safe-words.ts';
import type { OrderResult } from './order.ts';

/** Copies of the data in a file, which either database takes. They need no content. */

/** Gives all data as the text of a backup. */
export async function makeBackup(db: Database, now: number): Promise<OrderResult> {
  const tables = await readTables(db);
  return { kind: 'done', output: formatBackup({ ...tables, madeAt: new Date(now * 1000).toISOString() }) };
}

type Refused = Extract<OrderResult, { kind: 'refused' }>;

export interface RestoreWishes {
  /** The name of the file, for what is said about it. */
  readonly file: string;
  readonly text: string;
  /** Whether data that is there may be lost. */
  readonly replace: boolean;
}

/** Reads the file of a backup. Refuses one that can be restored into no database. */
export function readRestorable({ file, text }: RestoreWishes): Backup | Refused {
  const read = readBackup(text);
  if (read.kind === 'refused') {
    const hint = 'name a file that conf-site api backup has written, as it was written; nothing was changed';
    return { kind: 'refused', message: `${file} cannot be restored. ${read.why}`, hint };
  }
  const { backup } = read;
  if (MIGRATION_NAMES.includes(backup.schema)) return backup;
  const hint = 'update conf-site to the version that made it; nothing was changed';
  return { kind: 'refused', message: `${file} was made by a newer conf-site: its schema is ${backup.schema}.`, hint };
}

/** Restores a backup: all of it, or nothing is changed. Refuses where there is data, unless it may be replaced. */
export async function restoreBackup(db: Database, wishes: RestoreWishes): Promise<OrderResult> {
  const backup = readRestorable(wishes);
  if ('kind' in backup) return backup;
  const { file, replace } = wishes;
  try {
    return await inTransaction(db, async (queries): Promise<OrderResult> => {
      const there = await countRows(queries);
      if (there > 0 && !replace) {
        const hint =
          'make a backup of them first; then --replace deletes them and restores the file; nothing was changed';
        return { kind: 'refused', message: `The database has data: ${there} rows.`, hint };
      }
      await replaceTables(queries, backup);
      const lost = there > 0 ? ` The ${there} rows that were there are deleted.` : '';
      const count = [...backup.rows.values()].flat().length;
      const output = `Restored ${count} rows of ${backup.madeAt} from ${file}.${lost}\n`;
      return { kind: 'done', output };
    });
  } catch (error) {
    const hint = 'the file does not fit the tables of this conf-site; nothing was changed';
    return { kind: 'refused', message: `${file} cannot be restored: ${safeWords(error)}.`, hint };
  }
}
