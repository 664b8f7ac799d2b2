import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { packageDir, runTool } from '../support/run-tool.ts';
import { emptyData } from '../support/service-data.ts';

const BACKUP = readFileSync(join(packageDir, 'tests/fixtures/api/first-schema.jsonl'), 'utf8');

let dir: string;
let file: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'conf-site-backup-'));
  file = join(dir, 'backup.jsonl');
});
afterEach(() => rmSync(dir, { recursive: true }));

it('a backup replaces a file only with --force', async () => {
  const data = await emptyData();
  writeFileSync(file, 'older backup');
  const backup = (...flags: readonly string[]) => runTool(['api', 'backup', file, '--data', data.dir, ...flags]);
  expect(await backup()).toEqual({
    status: 2,
    stdout: '',
    stderr: `error ${file} exists already.\n  hint: name another file, or replace this one with --force\n`,
  });
  expect(readFileSync(file, 'utf8')).toBe('older backup');
  expect(await backup('--force')).toMatchObject({ status: 0, stderr: '' });
  expect(readFileSync(file, 'utf8')).toContain('"format":"conf-site-backup"');
  data.remove();
});

it.each([
  ['truncated', BACKUP.slice(0, -200), 'It is incomplete'],
  ['not a backup', 'pin,email\n', 'It is not a backup of conf-site.'],
])('restoring a file that is %s creates no database', async (_, text, message) => {
  writeFileSync(file, text);
  const [absent, empty] = [join(dir, 'not/there'), join(dir, 'empty')];
  mkdirSync(empty);
  for (const data of [absent, empty]) {
    const { status, stderr } = await runTool(['api', 'restore', file, '--data', data]);
    expect([status, stderr]).toEqual([2, expect.stringContaining(message)]);
  }
  expect([existsSync(join(dir, 'not')), readdirSync(empty)]).toEqual([false, []]);
});
