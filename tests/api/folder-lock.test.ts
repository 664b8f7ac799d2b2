import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { folderHolder, takeFolder } from '../../src/api/folder-lock.ts';

describe('who finds a folder of data taken', () => {
  let dir: string;
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'conf-site-folder-'));
  });
  afterEach(() => rmSync(dir, { recursive: true }));

  it('waits for a service that is still starting, and then learns its port', async () => {
    const service = await takeFolder(dir);
    const asked = folderHolder(dir);
    service.addDetails({ port: 4322 });
    expect(await asked).toMatchObject({ pid: process.pid, port: 4322 });
    await expect(takeFolder(dir)).rejects.toMatchObject({
      message: `Another service (process ${process.pid}, on port 4322) has the data in ${dir}.`,
    });
  });

  it('waits for a command to be done with it, and then has it', async () => {
    const command = await takeFolder(dir);
    const waiting = takeFolder(dir);
    await setImmediate();
    command.release();
    expect(await waiting).toMatchObject({ kind: 'taken' });
  });
});
