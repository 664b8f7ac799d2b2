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
import { takeFolder } from '../../src/api/folder-lock.ts';
import { moveOldData } from '../../src/api/move-old-data.ts';
import { usualPlaces } from '../../src/api/open-service.ts';

describe('the data of a service', () => {
  let rootDir: string;
  let old: string;
  beforeEach(() => {
    rootDir = mkdtempSync(join(tmpdir(), 'conf-site-place-'));
    old = join(rootDir, '.conf-site/api');
    mkdirSync(join(old, 'database'), { recursive: true });
    mkdirSync(join(old, 'outbox'));
    writeFileSync(join(old, 'database/PG_VERSION'), '18\n');
    writeFileSync(join(old, 'outbox/letter.eml'), 'To: ana@example.org\n');
  });
  afterEach(() => rmSync(rootDir, { recursive: true }));

  const wishes = { data: undefined, outbox: undefined, environment: {} };
  const data = (): string => join(rootDir, 'data');
  const move = () => moveOldData(rootDir, usualPlaces(rootDir, wishes).place);

  it('is in a folder beside the content, with its letters', () => {
    expect(usualPlaces(rootDir, wishes)).toEqual({
      place: { kind: 'folder', dir: data() },
      mail: { kind: 'folder', dir: join(data(), 'outbox') },
    });
  });

  it('is moved there once from where it lay among caches', async () => {
    expect(await move()).toEqual({ from: old, to: data() });
    expect(readdirSync(data()).sort()).toEqual(['database', 'outbox']);
    expect(readFileSync(join(data(), 'outbox/letter.eml'), 'utf8')).toContain('ana@example.org');
    expect([existsSync(old), statSync(data()).mode & 0o777]).toEqual([false, 0o700]);
    expect(await move()).toBeUndefined();
  });

  it('stays where it is while a service works with it', async () => {
    const service = await takeFolder(old);
    service.addDetails({ port: 4322 });
    await expect(move()).rejects.toMatchObject({ message: expect.stringContaining(`has the data in ${old}`) });
    expect([existsSync(join(old, 'database')), existsSync(data())]).toEqual([true, false]);
  });

  it('is not moved over other data, nor for a folder or a server that was named', async () => {
    for (const given of [{ data: join(rootDir, 'other') }, { environment: { DATABASE_URL: 'postgresql:///data' } }]) {
      expect(await moveOldData(rootDir, usualPlaces(rootDir, { ...wishes, ...given }).place)).toBeUndefined();
    }
    mkdirSync(data());
    writeFileSync(join(data(), 'holds-data.json'), '{}');
    expect(await move()).toBeUndefined();
    expect(existsSync(join(old, 'database'))).toBe(true);
  });

  it('is in a folder that nobody else may read', async () => {
    const open = join(rootDir, 'open');
    mkdirSync(open, { mode: 0o755 });
    for (const dir of [open, join(rootDir, 'made')]) {
      const lock = await takeFolder(dir);
      expect(statSync(dir).mode & 0o777).toBe(0o700);
      lock.release();
    }
  });
});
