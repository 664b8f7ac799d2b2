import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockFolder } from '../../src/api/folder-lock.ts';
import { resolveStorage } from '../../src/api/open-service.ts';

describe('the data of a service', () => {
  let rootDir: string;
  beforeEach(() => {
    rootDir = mkdtempSync(join(tmpdir(), 'conf-site-data-'));
  });
  afterEach(() => rmSync(rootDir, { recursive: true }));

  const settings = { data: undefined, outbox: undefined, environment: {} };
  const data = (): string => join(rootDir, 'data');

  it('is in a folder beside the content, with its e-mails', () => {
    expect(resolveStorage(rootDir, settings)).toEqual({
      database: { kind: 'folder', dir: data() },
      mail: { kind: 'folder', dir: join(data(), 'outbox') },
    });
  });

  it('is in a folder that other users cannot read', async () => {
    const open = join(rootDir, 'open');
    mkdirSync(open, { mode: 0o755 });
    for (const dir of [open, join(rootDir, 'made')]) {
      const lock = await lockFolder(dir);
      expect(statSync(dir).mode & 0o777).toBe(0o700);
      lock.release();
    }
  });
});
