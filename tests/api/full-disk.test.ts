import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { redactedMessage } from '../../src/api/redacted-message.ts';
import { canMount, mountDisk, unmount } from '../support/mounts.ts';
import { attendees, newsletter, rating } from './bodies.ts';
import { startTestService, type TestService } from './test-service.ts';

const LARGE_KB = 400_000;
const PINS = Array.from({ length: 3000 }, (_, index) => String(index).padStart(4, '0'));

describe.runIf(canMount())('a service whose disk becomes full', () => {
  let disk: string;
  let service: TestService;
  beforeAll(async () => {
    disk = mkdtempSync(join(tmpdir(), 'conf-site-disk-'));
    mountDisk(disk, { sizeKb: LARGE_KB });
    const dir = join(disk, 'data');
    service = await startTestService({
      name: 'a small disk',
      create: async () => ({ database: { kind: 'folder', dir }, remove: async () => {} }),
    });
    await attendees(
      service.open.service,
      'devlica',
      PINS.map((pin) => `${pin},,,,`),
    );
    service.at('2026-05-09T12:00');
  });
  afterAll(async () => {
    await service.close();
    unmount(disk);
    rmSync(disk, { recursive: true, force: true });
  });

  /** Leaves this much free space on the disk. */
  const leaveFree = (kb: number): void => {
    const { blocks, bfree, bsize } = statfsSync(disk);
    mountDisk(disk, { sizeKb: Math.ceil(((blocks - bfree) * bsize) / 1024) + kb, isRemount: true });
  };
  const enlarge = (): void => mountDisk(disk, { sizeKb: LARGE_KB, isRemount: true });
  const comment = (): string => randomBytes(990).toString('hex');
  let next = 0;
  const rate = () => service.post('/ratings', { ...rating(PINS[next++] ?? ''), comment: comment() });

  it.each([0, 100])(
    'refuses ratings with 503 while there are %d kB left, and accepts them again afterwards',
    async (kb) => {
      leaveFree(kb);
      const before = service.failures.length;
      let answer = await rate();
      for (let sent = 0; answer.status === 201 && sent < 1000; sent += 1) answer = await rate();
      expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable' } });
      const failures = service.failures.slice(before).map(redactedMessage);
      expect(failures[0]).toMatch(/^the disk of the database is full \(/);
      const registration = await service.post('/newsletter', newsletter(`a${kb}@example.org`));
      expect([202, 503]).toContain(registration.status);
      expect((await service.get('/tickets?ident=devlica&year=2026')).status).toBe(200);
      enlarge();
      expect((await rate()).status).toBe(201);
    },
  );
});
