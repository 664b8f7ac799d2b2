import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writePrivateFile } from '../../../src/cli/console/write-private-file.ts';
import { canMount, mountDisk, unmount } from '../../support/mounts.ts';

/** The files of `export contacts` and `api backup`. */

let folder: string;
const at = (name: string): string => join(folder, name);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'conf-site-private-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('only the owner can read the file, even if everybody could read the one that it replaces', () => {
  writeFileSync(at('contacts.csv'), 'old', { mode: 0o644 });
  writePrivateFile(at('contacts.csv'), 'new');
  expect(statSync(at('contacts.csv')).mode & 0o777).toBe(0o600);
});

it('a link stays a link, and its file is replaced', () => {
  writeFileSync(at('contacts.csv'), 'old');
  symlinkSync('contacts.csv', at('link'));
  writePrivateFile(at('link'), 'new');
  expect(lstatSync(at('link')).isSymbolicLink()).toBe(true);
  expect(readFileSync(at('contacts.csv'), 'utf8')).toBe('new');
});

it('a pipe is written to, and stays a pipe', async () => {
  spawnSync('mkfifo', [at('pipe')]);
  const reader = spawn('cat', [at('pipe')], { stdio: ['ignore', 'pipe', 'ignore'] });
  const read = once(reader.stdout.setEncoding('utf8'), 'data');
  writePrivateFile(at('pipe'), 'new');
  expect(await read).toEqual(['new']);
  expect(statSync(at('pipe')).isFIFO()).toBe(true);
});

it.runIf(canMount())('a full disk leaves the old file, and nothing beside it', () => {
  mountDisk(at('disk'), { sizeKb: 64 });
  try {
    writeFileSync(at('disk/contacts.csv'), 'old');
    expect(() => writePrivateFile(at('disk/contacts.csv'), 'x'.repeat(100_000))).toThrow('ENOSPC');
    expect(() => writePrivateFile(at('disk/others.csv'), 'x'.repeat(100_000))).toThrow('ENOSPC');
    expect(readdirSync(at('disk'))).toEqual(['contacts.csv']);
    expect(readFileSync(at('disk/contacts.csv'), 'utf8')).toBe('old');
  } finally {
    unmount(at('disk'));
  }
});
