import { afterAll, describe, expect, it } from 'vitest';
import type { MailDestination } from '../../src/api/mail/transport.ts';
import { isFull } from '../support/thoroughness.ts';
import { newsletter, team } from './bodies.ts';
import { DATABASES, EMBEDDED, removeServer } from './databases.ts';
import { startMailServer } from './mail-server.ts';
import { startTestService, type TestService } from './test-service.ts';

afterAll(removeServer);

const serverAt = (port: number, query = ''): MailDestination => ({
  kind: 'server',
  url: `smtp://127.0.0.1:${port}${query}`,
});

/** The queued e-mails, with how often each was rejected. */
const queued = ({ open }: TestService) =>
  open.service.db.selectFrom('letter').select(['recipient', 'attempts']).orderBy('recipient').execute();

describe.each(isFull ? DATABASES : [EMBEDDED])('e-mails, on $name', (kind) => {
  it('stay queued while the mail server is down, and are sent once it is up', async () => {
    const { port, close } = await startMailServer();
    await close();
    const service = await startTestService(kind, { mail: serverAt(port) });
    expect((await service.post('/newsletter', newsletter('a@example.org'))).status).toBe(202);
    for (let run = 0; run < 3; run += 1) await service.open.mailSender.flush();
    expect(await queued(service)).toEqual([{ recipient: 'a@example.org', attempts: 0 }]);
    expect(String(service.failures[0])).toMatch(/E-mails are waiting: mail cannot be sent \(\w+\)/);
    expect(String(service.failures)).not.toContain('a@example.org');
    const server = await startMailServer({ port });
    await service.open.mailSender.flush();
    expect([await queued(service), server.messages.length]).toEqual([[], 1]);
    expect(server.messages[0]).toMatch(/^To: a@example\.org$/m);
    await service.close();
    await server.close();
  });

  it('are not delayed by one that is rejected', async () => {
    const server = await startMailServer({ rejected: 'nobody@example.org' });
    const service = await startTestService(kind, { mail: serverAt(server.port) });
    await service.post('/newsletter', newsletter('nobody@example.org'));
    await service.post('/newsletter', newsletter('b@example.org'));
    await service.post('/teams', team('Bod'));
    await service.open.mailSender.flush();
    const [left, ...more] = await queued(service);
    expect([left?.recipient, more, server.messages.length]).toEqual(['nobody@example.org', [], 2]);
    expect(left?.attempts).toBeGreaterThan(0);
    await service.close();
    await server.close();
  });

  it('are reported as queued once a run, no matter how many are queued meanwhile', async () => {
    const server = await startMailServer({ isMute: true });
    const service = await startTestService(kind, { mail: serverAt(server.port, '?greetingTimeout=600000') });
    const emails = Array.from({ length: 8 }, (_, index) => `a${index}@example.org`);
    await Promise.all(emails.map((email) => service.post('/newsletter', newsletter(email))));
    await server.close();
    await service.open.mailSender.flush();
    expect((await queued(service)).length).toBe(emails.length);
    // The active run, the next one, and perhaps one for the last flush.
    expect(service.failures.length).toBeLessThanOrEqual(3);
    await service.close();
  });

  it('stay queued while the mail server does not respond, and delay no response', async () => {
    const server = await startMailServer({ isMute: true });
    const service = await startTestService(kind, { mail: serverAt(server.port, '?greetingTimeout=50') });
    expect((await service.post('/newsletter', newsletter('a@example.org'))).status).toBe(202);
    await service.open.mailSender.flush();
    expect(await queued(service)).toEqual([{ recipient: 'a@example.org', attempts: 0 }]);
    await service.close();
    await server.close();
  });
});
