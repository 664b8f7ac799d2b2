import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../src/api/database/open-database.ts';
import type { MailDestination } from '../../src/api/mail/transport.ts';
import { isFull } from '../support/thoroughness.ts';
import { newsletter } from './bodies.ts';
import { DATABASES, EMBEDDED, removeServer } from './databases.ts';
import { type Answer, type MailServer, type MailServerOptions, startMailServer } from './mail-server.ts';
import { startTestService, type TestService } from './test-service.ts';

afterAll(removeServer);

/** What a mail server does at the first step that starts like this. */
type Fault = readonly [title: string, step: string, answer: Answer, attempts: 0 | 1];

const FAULTS: readonly Fault[] = [
  ['greets with 421', 'greeting', '421 busy', 0],
  ['greets with 554', 'greeting', '554 no service', 0],
  ['greets with something else than SMTP', 'greeting', 'HTTP/1.1 400 Bad Request', 0],
  ['closes instead of greeting', 'greeting', 'close', 0],
  ['greets and hangs', 'EHLO', 'hang', 0],
  ['greets and closes', 'EHLO', 'close', 0],
  ['offers TLS and then closes', 'STARTTLS', 'close', 0],
  ['offers TLS and then does not speak it', 'STARTTLS', '220 go\r\nthis is not TLS', 0],
  ['refuses the sender for now', 'MAIL FROM', '451 later', 0],
  ['refuses the sender', 'MAIL FROM', '550 no', 0],
  ['refuses the recipient for now', 'RCPT TO', '450 later', 1],
  ['refuses the recipient', 'RCPT TO', '550 no', 1],
  ['refuses to take an e-mail for now', 'DATA', '451 later', 1],
  ['closes amid an e-mail', 'line', 'close', 0],
  ['hangs after an e-mail', 'end', 'hang', 0],
  ['closes after an e-mail', 'end', 'close', 0],
  ['has no space for an e-mail', 'end', '452 full', 1],
  ['refuses the content of an e-mail', 'end', '554 spam', 1],
];

const queued = ({ open }: TestService) =>
  open.service.db.selectFrom('letter').select(['recipient', 'attempts', 'claimedUntil']).orderBy('recipient').execute();

const serverAt = (port: number): MailDestination => ({
  kind: 'server',
  url: `smtp://127.0.0.1:${port}?socketTimeout=200&greetingTimeout=5000`,
});

describe.each(isFull ? DATABASES : [EMBEDDED])('a mail server with a fault, on $name', (kind) => {
  let answer: MailServerOptions['answer'];
  let server: MailServer;
  let service: TestService;
  beforeAll(async () => {
    server = await startMailServer({ answer: (step) => answer?.(step) });
    service = await startTestService(kind, { mail: serverAt(server.port) });
  });
  afterAll(async () => {
    await service.close();
    await server.close();
  });

  it.each(FAULTS)(
    'that %s leaves the e-mail in the queue, is reported, and gets it once it works',
    async (...fault) => {
      const [title, at, faulty, attempts] = fault;
      answer = (step) => {
        if (at === 'STARTTLS' && step.startsWith('EHLO')) return '250-localhost\r\n250 STARTTLS';
        return step.startsWith(at) ? faulty : undefined;
      };
      const [failures, messages] = [service.failures.length, server.messages.length];
      const email = `${title.replaceAll(' ', '-').toLowerCase()}@example.org`;
      expect((await service.post('/newsletter', newsletter(email))).status).toBe(202);
      await service.open.mailSender.flush();
      const left = await queued(service);
      expect(left).toEqual([{ recipient: email, attempts: expect.any(Number), claimedUntil: null }]);
      expect((left[0]?.attempts ?? 0) > 0).toBe(attempts > 0);
      expect(String(service.failures[failures])).toMatch(/^ApiError: E-mails are waiting: /);
      expect(String(service.failures)).not.toContain('@example.org');
      answer = undefined;
      await service.open.mailSender.flush();
      expect(await queued(service)).toEqual([]);
      const received = server.messages.slice(messages);
      const ids = received.map((message) => /^Message-ID: (.*)$/im.exec(message)?.[1]);
      expect(new Set(ids).size, 'an e-mail that is sent again has the same Message-ID').toBe(1);
    },
  );

  it('that always closes amid one e-mail gets all others', async () => {
    let recipient = '';
    answer = (step) => {
      if (step.startsWith('RCPT')) recipient = step;
      return step === 'line' && recipient.includes('first@') ? 'close' : undefined;
    };
    const before = server.messages.length;
    for (const name of ['first', 'second', 'third']) {
      await service.post('/newsletter', newsletter(`${name}@example.org`));
      service.pass(1);
    }
    for (let run = 0; run < 4; run += 1) await service.open.mailSender.flush();
    expect((await queued(service)).map((email) => email.recipient)).toEqual(['first@example.org']);
    expect(server.messages.length - before).toBe(2);
    answer = undefined;
    await service.open.mailSender.flush();
    expect(await queued(service)).toEqual([]);
  });

  it('gets an e-mail that was claimed when the clock was ahead', async () => {
    answer = () => 'close';
    await service.post('/newsletter', newsletter('ahead@example.org'));
    await service.open.mailSender.flush();
    const { db, now } = service.open.service;
    await db
      .updateTable('letter')
      .set({ claimedUntil: now() + 86_400 })
      .execute();
    answer = undefined;
    await service.open.mailSender.flush();
    expect(await queued(service)).toEqual([]);
  });
});

describe.each(isFull ? DATABASES : [EMBEDDED])('a mail server that does not answer, on $name', (kind) => {
  it('does not keep a service from stopping, which notes that the e-mail may have arrived', async () => {
    const server = await startMailServer({ isMute: true });
    const mail: MailDestination = { kind: 'server', url: `smtp://127.0.0.1:${server.port}?greetingTimeout=600000` };
    const service = await startTestService(kind, { mail });
    await service.post('/newsletter', newsletter('ana@example.org'));
    await service.open.close();
    const db = await openDatabase(service.database);
    expect(await db.selectFrom('letter').select(['recipient', 'claimedUntil']).execute()).toEqual([
      { recipient: 'ana@example.org', claimedUntil: 0 },
    ]);
    await db.destroy();
    await service.close();
    await server.close();
  });
});
