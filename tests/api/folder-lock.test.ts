import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockFolder, lockHolder } from '../../src/api/folder-lock.ts';

describe('a process that finds a data folder locked', () => {
  let dir: string;
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'conf-site-folder-'));
  });
  afterEach(() => rmSync(dir, { recursive: true }));

  it('waits for a service that is starting, and then gets its port', async () => {
    const service = await lockFolder(dir);
    const holder = lockHolder(dir);
    service.addDetails({ port: 4322 });
    expect(await holder).toMatchObject({ pid: process.pid, port: 4322 });
    await expect(lockFolder(dir)).rejects.toMatchObject({
      message: `Another service (process ${process.pid}, on port 4322) has the data in ${dir}.`,
    });
  });

  it('waits for a command to release it, and then locks it', async () => {
    const command = await lockFolder(dir);
    const waiting = lockFolder(dir);
    await setImmediate();
    command.release();
    expect(await waiting).toMatchObject({ kind: 'taken' });
  });
});
