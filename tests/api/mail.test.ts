import { afterAll, describe, expect, it } from 'vitest';
import type { MailPlace } from '../../src/api/mail/transport.ts';
import { isFull } from '../support/thoroughness.ts';
import { newsletter, team } from './bodies.ts';
import { DATABASES, EMBEDDED, stopServer } from './databases.ts';
import { startMailServer } from './mail-server.ts';
import { startTestService, type TestService } from './test-service.ts';

afterAll(stopServer);

const serverAt = (port: number, query = ''): MailPlace => ({ kind: 'server', url: `smtp://127.0.0.1:${port}${query}` });

/** What waits, with how often it was refused. */
const waiting = ({ open }: TestService) =>
  open.service.db.selectFrom('letter').select(['recipient', 'attempts']).orderBy('recipient').execute();

describe.each(isFull ? DATABASES : [EMBEDDED])('letters, on $name', (kind) => {
  it('wait while the mail server is down, however long, and go when it is there', async () => {
    const { port, close } = await startMailServer();
    await close();
    const service = await startTestService(kind, { mail: serverAt(port) });
    expect((await service.post('/newsletter', newsletter('a@example.org'))).status).toBe(202);
    for (let round = 0; round < 3; round += 1) await service.open.postman.carry();
    expect(await waiting(service)).toEqual([{ recipient: 'a@example.org', attempts: 0 }]);
    expect(String(service.failures[0])).toMatch(/E-mails wait: mail cannot be sent \(\w+\)/);
    expect(String(service.failures)).not.toContain('a@example.org');
    const server = await startMailServer({ port });
    await service.open.postman.carry();
    expect([await waiting(service), server.taken.length]).toEqual([[], 1]);
    expect(server.taken[0]).toMatch(/^To: a@example\.org$/m);
    await service.close();
    await server.close();
  });

  it('are not held up by one that is refused', async () => {
    const server = await startMailServer({ unknown: 'nobody@example.org' });
    const service = await startTestService(kind, { mail: serverAt(server.port) });
    await service.post('/newsletter', newsletter('nobody@example.org'));
    await service.post('/newsletter', newsletter('b@example.org'));
    await service.post('/teams', team('Bod'));
    await service.open.postman.carry();
    const [left, ...more] = await waiting(service);
    expect([left?.recipient, more, server.taken.length]).toEqual(['nobody@example.org', [], 2]);
    expect(left?.attempts).toBeGreaterThan(0);
    await service.close();
    await server.close();
  });

  it('are reported to wait once a round, however many are stored meanwhile', async () => {
    const server = await startMailServer({ isMute: true });
    const service = await startTestService(kind, { mail: serverAt(server.port, '?greetingTimeout=600000') });
    const emails = Array.from({ length: 8 }, (_, index) => `a${index}@example.org`);
    await Promise.all(emails.map((email) => service.post('/newsletter', newsletter(email))));
    await server.close();
    await service.open.postman.carry();
    expect((await waiting(service)).length).toBe(emails.length);
    // The round that was under way, the next one, and perhaps the one that was asked for last.
    expect(service.failures.length).toBeLessThanOrEqual(3);
    await service.close();
  });

  it('wait while the mail server says nothing, and keep nobody else waiting', async () => {
    const server = await startMailServer({ isMute: true });
    const service = await startTestService(kind, { mail: serverAt(server.port, '?greetingTimeout=50') });
    expect((await service.post('/newsletter', newsletter('a@example.org'))).status).toBe(202);
    await service.open.postman.carry();
    expect(await waiting(service)).toEqual([{ recipient: 'a@example.org', attempts: 0 }]);
    await service.close();
    await server.close();
  });
});
