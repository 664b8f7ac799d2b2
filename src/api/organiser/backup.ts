import { type Backup, formatBackup, readBackup } from '../database/backup-file.ts';
import { countRows, readTables, replaceTables } from '../database/backup-tables.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { MIGRATION_NAMES } from '../database/migrations.ts';
import type { Database } from '../database/tables.ts';
import { redactedMessage } from '../redacted-message.ts';
import type { CommandResult } from './command.ts';

/** Returns all data as the text of a backup. It can be restored into a database of either kind. */
export async function makeBackup(db: Database, now: number): Promise<CommandResult> {
  const tables = await readTables(db);
  return { kind: 'done', output: formatBackup({ ...tables, madeAt: new Date(now * 1000).toISOString() }) };
}

type Refused = Extract<CommandResult, { kind: 'refused' }>;

export interface RestoreOptions {
  /** The name of the file, for messages. */
  readonly file: string;
  readonly text: string;
  /** Delete the data that is in the database. */
  readonly replace: boolean;
}

/** Parses a backup. Refuses a malformed one and one of a newer conf-site. */
export function readRestorable({ file, text }: RestoreOptions): Backup | Refused {
  const read = readBackup(text);
  if (read.kind === 'refused') {
    const hint = 'name an unmodified file from conf-site api backup; nothing was changed';
    return { kind: 'refused', message: `${file} cannot be restored. ${read.reason}`, hint };
  }
  const { backup } = read;
  if (MIGRATION_NAMES.includes(backup.schema)) return backup;
  const hint = 'update conf-site to the version that made it; nothing was changed';
  return { kind: 'refused', message: `${file} was made by a newer conf-site: its schema is ${backup.schema}.`, hint };
}

/** Restores a backup, completely or not at all. Refuses if the database has data, unless `replace` is set. */
export async function restoreBackup(db: Database, options: RestoreOptions): Promise<CommandResult> {
  const backup = readRestorable(options);
  if ('kind' in backup) return backup;
  const { file, replace } = options;
  try {
    return await inTransaction(db, async (transaction): Promise<CommandResult> => {
      const existing = await countRows(transaction);
      if (existing > 0 && !replace) {
        const hint =
          'make a backup of them first; then --replace deletes them and restores the file; nothing was changed';
        return { kind: 'refused', message: `The database has data: ${existing} rows.`, hint };
      }
      await replaceTables(transaction, backup);
      const deleted = existing > 0 ? ` The ${existing} existing rows were deleted.` : '';
      const count = [...backup.rows.values()].flat().length;
      const output = `Restored ${count} rows of ${backup.madeAt} from ${file}.${deleted}\n`;
      return { kind: 'done', output };
    });
  } catch (error) {
    const hint = 'the file does not fit the tables of this conf-site; nothing was changed';
    return { kind: 'refused', message: `${file} cannot be restored: ${redactedMessage(error)}.`, hint };
  }
}
