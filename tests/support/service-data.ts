import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { packageDir, runTool } from './run-tool.ts';

const TESTS_DIR = join(packageDir, '.conf-site/tests');
const EMPTY = join(TESTS_DIR, 'empty-data');

/**
 * Creates a data folder with an empty database of the service, for one test. Creating a database takes seconds, so it is
 * created once and copied. `remove` deletes the copy.
 */
export async function emptyData(): Promise<{ readonly dir: string; remove(): void }> {
  mkdirSync(TESTS_DIR, { recursive: true });
  if (!existsSync(EMPTY)) await makeEmpty();
  const dir = mkdtempSync(join(TESTS_DIR, 'data-'));
  cpSync(EMPTY, dir, { recursive: true });
  return { dir, remove: () => rmSync(dir, { recursive: true, force: true }) };
}

async function makeEmpty(): Promise<void> {
  const unfinished = mkdtempSync(join(TESTS_DIR, 'new-data-'));
  const { status, stderr } = await runTool(['api', 'stats', '--data', unfinished]);
  if (status !== 0) throw new Error(`conf-site api stats ended with ${status}: ${stderr}`);
  try {
    renameSync(unfinished, EMPTY);
  } catch {
    rmSync(unfinished, { recursive: true, force: true });
  }
}
