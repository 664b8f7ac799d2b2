import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { MailDestination } from '../../src/api/mail/transport.ts';
import { openService } from '../../src/api/open-service.ts';
import type { BackupCommand, CommandResult, OrganiserCommand } from '../../src/api/organiser/command.ts';
import { runLocally } from '../../src/api/organiser/run-locally.ts';
import { readEmails } from '../browser/with-service.ts';
import { newsletter, press } from './bodies.ts';
import { DATABASES, removeServer } from './databases.ts';
import { startTestService, type TestService } from './test-service.ts';

afterAll(removeServer);

type ContentCommand = Exclude<OrganiserCommand, BackupCommand>;

/** No server listens at this port. */
const NO_MAIL_SERVER = { kind: 'server', url: 'smtp://127.0.0.1:1' } as const;

describe.each(DATABASES)('commands without a running service, on $name', (kind) => {
  let service: TestService;
  beforeEach(async () => {
    service = await startTestService(kind, { mail: NO_MAIL_SERVER });
    await service.post('/newsletter', newsletter('ana@example.org'));
    await service.post('/press', press('ivo@example.org'));
    await service.open.close();
  });
  afterEach(() => service.close());

  const outbox = () => ({ kind: 'folder', dir: service.outbox }) as const;
  const run = (command: ContentCommand, mail: MailDestination = outbox()): Promise<CommandResult> => {
    const { database, open } = service;
    return runLocally({ database, mail, site: open.service.site, now: open.service.now }, command);
  };
  const outputOf = async (command: ContentCommand): Promise<string> => {
    const result = await run(command);
    if (result.kind !== 'done') throw new Error(JSON.stringify(result));
    return result.output;
  };

  it('do not send the e-mails that the service has queued, whatever their mail settings are', async () => {
    const counts = JSON.parse(await outputOf({ kind: 'stats', json: true }));
    expect(counts).toContainEqual({ what: 'e-mails waiting', edition: '', count: 1 });
    await outputOf({ kind: 'export', what: 'newsletter', format: 'csv' });
    expect(readEmails(service.outbox)).toEqual([]);
  });

  it('queue their own e-mails, which the next service sends, and say so', async () => {
    const [request] = JSON.parse(await outputOf({ kind: 'export', what: 'press', format: 'json' }));
    expect(await outputOf({ kind: 'press', id: request.id, isApproved: true })).toMatch(/ e-mail .*\bwaits\b/);
    expect(readEmails(service.outbox)).toEqual([]);
    const { database, open } = service;
    const { site, now } = open.service;
    const next = await openService({ database, mail: outbox(), site, now, onFailure: () => {} });
    await next.mailSender.flush();
    expect(
      readEmails(service.outbox)
        .map(({ to }) => to)
        .sort(),
    ).toEqual(['ana@example.org', 'ivo@example.org']);
    await next.close();
  });

  it('say which outbox they searched for e-mails to an address that is forgotten', async () => {
    const forget = { kind: 'forget', email: 'ana@example.org' } as const;
    expect(await outputOf(forget)).toContain(`Only the outbox ${service.outbox} was searched`);
    expect(await run(forget, NO_MAIL_SERVER)).toMatchObject({
      kind: 'refused',
      message: expect.stringMatching(/^No data is stored for ana@example\.org\. No outbox was searched/),
    });
  });
});
