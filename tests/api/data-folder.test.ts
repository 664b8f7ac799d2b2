import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockFolder } from '../../src/api/folder-lock.ts';
import { moveLegacyData } from '../../src/api/move-legacy-data.ts';
import { resolveStorage } from '../../src/api/open-service.ts';

describe('the data of a service', () => {
  let rootDir: string;
  let legacy: string;
  beforeEach(() => {
    rootDir = mkdtempSync(join(tmpdir(), 'conf-site-data-'));
    legacy = join(rootDir, '.conf-site/api');
    mkdirSync(join(legacy, 'database'), { recursive: true });
    mkdirSync(join(legacy, 'outbox'));
    writeFileSync(join(legacy, 'database/PG_VERSION'), '18\n');
    writeFileSync(join(legacy, 'outbox/email.eml'), 'To: ana@example.org\n');
  });
  afterEach(() => rmSync(rootDir, { recursive: true }));

  const settings = { data: undefined, outbox: undefined, environment: {} };
  const data = (): string => join(rootDir, 'data');
  const move = () => moveLegacyData(rootDir, resolveStorage(rootDir, settings).database);

  it('is in a folder beside the content, with its e-mails', () => {
    expect(resolveStorage(rootDir, settings)).toEqual({
      database: { kind: 'folder', dir: data() },
      mail: { kind: 'folder', dir: join(data(), 'outbox') },
    });
  });

  it('is moved there once from the cache folder, where an older conf-site stored it', async () => {
    expect(await move()).toEqual({ from: legacy, to: data() });
    expect(readdirSync(data()).sort()).toEqual(['database', 'outbox']);
    expect(readFileSync(join(data(), 'outbox/email.eml'), 'utf8')).toContain('ana@example.org');
    expect([existsSync(legacy), statSync(data()).mode & 0o777]).toEqual([false, 0o700]);
    expect(await move()).toBeUndefined();
  });

  it('is not moved while a service uses it', async () => {
    const service = await lockFolder(legacy);
    service.addDetails({ port: 4322 });
    await expect(move()).rejects.toMatchObject({ message: expect.stringContaining(`has the data in ${legacy}`) });
    expect([existsSync(join(legacy, 'database')), existsSync(data())]).toEqual([true, false]);
  });

  it('is not moved if there is other data, or a folder or a server is named', async () => {
    for (const given of [{ data: join(rootDir, 'other') }, { environment: { DATABASE_URL: 'postgresql:///data' } }]) {
      expect(
        await moveLegacyData(rootDir, resolveStorage(rootDir, { ...settings, ...given }).database),
      ).toBeUndefined();
    }
    mkdirSync(data());
    writeFileSync(join(data(), 'holds-data.json'), '{}');
    expect(await move()).toBeUndefined();
    expect(existsSync(join(legacy, 'database'))).toBe(true);
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
