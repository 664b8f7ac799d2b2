import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { MailPlace } from '../../src/api/mail/transport.ts';
import { openService } from '../../src/api/open-service.ts';
import type { BackupOrder, Order, OrderResult } from '../../src/api/organiser/order.ts';
import { runAlone } from '../../src/api/organiser/place-order.ts';
import { readLetters } from '../browser/with-service.ts';
import { newsletter, press } from './bodies.ts';
import { DATABASES, stopServer } from './databases.ts';
import { startTestService, type TestService } from './test-service.ts';

afterAll(stopServer);

type ContentOrder = Exclude<Order, BackupOrder>;

/** Nothing listens there. */
const NO_MAIL_SERVER = { kind: 'server', url: 'smtp://127.0.0.1:1' } as const;

describe.each(DATABASES)('commands on data of a service that does not run, on $name', (kind) => {
  let service: TestService;
  beforeEach(async () => {
    service = await startTestService(kind, { mail: NO_MAIL_SERVER });
    await service.post('/newsletter', newsletter('ana@example.org'));
    await service.post('/press', press('ivo@example.org'));
    await service.open.close();
  });
  afterEach(() => service.close());

  const outbox = () => ({ kind: 'folder', dir: service.outbox }) as const;
  const run = (order: ContentOrder, mail: MailPlace = outbox()): Promise<OrderResult> => {
    const { place, open } = service;
    return runAlone({ place, mail, site: open.service.site, now: open.service.now }, order);
  };
  const printed = async (order: ContentOrder): Promise<string> => {
    const result = await run(order);
    if (result.kind !== 'done') throw new Error(JSON.stringify(result));
    return result.output;
  };

  it('send no e-mail that the service has queued, whatever mail settings they find', async () => {
    const counts = JSON.parse(await printed({ kind: 'stats', json: true }));
    expect(counts).toContainEqual({ what: 'e-mails waiting', edition: '', count: 1 });
    await printed({ kind: 'export', what: 'newsletter', format: 'csv' });
    expect(readLetters(service.outbox)).toEqual([]);
  });

  it('queue their own e-mails and say that these wait, and the next service sends all of them', async () => {
    const [request] = JSON.parse(await printed({ kind: 'export', what: 'press', format: 'json' }));
    expect(await printed({ kind: 'press', id: request.id, isApproved: true })).toMatch(/ e-mail .*\bwaits\b/);
    expect(readLetters(service.outbox)).toEqual([]);
    const { place, open } = service;
    const { site, now } = open.service;
    const next = await openService({ place, mail: outbox(), site, now, onFailure: () => {} });
    await next.postman.carry();
    expect(
      readLetters(service.outbox)
        .map(({ to }) => to)
        .sort(),
    ).toEqual(['ana@example.org', 'ivo@example.org']);
    await next.close();
  });

  it('say which outbox they looked at for e-mails to an address that is forgotten', async () => {
    const forget = { kind: 'forget', email: 'ana@example.org' } as const;
    expect(await printed(forget)).toContain(`looked for in the outbox ${service.outbox} alone.`);
    expect(await run(forget, NO_MAIL_SERVER)).toMatchObject({
      kind: 'refused',
      message: expect.stringMatching(/^Nothing is known of ana@example\.org\. No outbox was looked at/),
    });
  });
});
