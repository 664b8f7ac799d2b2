import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newsletter, sponsor, team, volunteer } from './bodies.ts';
import { commandOutput } from './command-output.ts';
import { EMBEDDED, removeServer } from './databases.ts';
import { type MailServer, startMailServer } from './mail-server.ts';
import { startTestService, type TestService } from './test-service.ts';

afterAll(removeServer);

/** Spellings of one address, which all reach the same mailbox. */
const SPELLINGS = ['Victim@Example.org', 'vic\u00adtim@example.org', 'victim\u200b@example.org', 'ｖictim@example.org'];
/** Spellings that some mail programs accept and the service refuses. */
const REFUSED = ['<victim@example.org', '<<victim@example.org', '"victim"@example.org', 'vic..tim@example.org'];

describe('an e-mail address', () => {
  let server: MailServer;
  let service: TestService;
  beforeAll(async () => {
    server = await startMailServer();
    service = await startTestService(EMBEDDED, { mail: { kind: 'server', url: `smtp://127.0.0.1:${server.port}` } });
  });
  afterAll(async () => {
    await service.close();
    await server.close();
  });

  it('is normalized: e-mails go to the normal form, and another spelling is a duplicate', async () => {
    const statuses = [];
    for (const email of [...SPELLINGS, 'victim@example.org'])
      statuses.push((await service.post('/newsletter', newsletter(email))).status);
    await service.open.mailSender.flush();
    expect(new Set(server.recipients)).toEqual(new Set(['<victim@example.org>']));
    const stored = await service.open.service.db.selectFrom('subscription').select('email').execute();
    expect([statuses[0], stored]).toEqual([202, [{ email: 'victim@example.org' }]]);
  });

  it('without a normal form is refused in every form, with its field', async () => {
    const before = server.recipients.length;
    for (const email of REFUSED) {
      const answers = await Promise.all([
        service.post('/newsletter', newsletter(email)),
        service.post('/sponsors', sponsor(email)),
        service.post('/teams', team('Bod', email)),
      ]);
      expect(answers.map(({ status, body }) => [status, body.errors])).toEqual([
        [422, [{ pointer: '/email', code: 'format' }]],
        [422, [{ pointer: '/email', code: 'format' }]],
        [422, [{ pointer: '/teamEmail', code: 'format' }]],
      ]);
    }
    await service.open.mailSender.flush();
    expect(server.recipients).toHaveLength(before);
  });

  it('is forgotten in all spellings', async () => {
    await service.post('/newsletter', newsletter('Vi\u00adta@example.org'));
    await service.post('/volunteers', volunteer('ｖita@EXAMPLE.org'));
    const output = await commandOutput(service.open.service, { kind: 'forget', email: 'VITA\u200b@example.org' });
    expect(output).toMatch(/1 newsletter.* removed\n1 application.* removed/);
    const { db } = service.open.service;
    const left = await Promise.all(
      (['subscription', 'application'] as const).map((table) =>
        db.selectFrom(table).select('email').where('email', '=', 'vita@example.org').execute(),
      ),
    );
    expect(left).toEqual([[], []]);
  });
});

describe('a name in an e-mail', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService(EMBEDDED);
  });
  afterAll(() => service.close());

  const ONE_LINE = [
    'Night\nowls',
    'Night\rowls',
    'Night\u0000owls',
    'Night\u2028owls',
    'Night\u202eslwo',
    'Night\u200fowls',
  ];

  it.each(ONE_LINE)('with line breaks, control characters or direction marks is refused: %j', async (name) => {
    const { status, body } = await service.post('/teams', team(name, 'owls@example.org'));
    expect([status, body.errors]).toEqual([422, [{ pointer: '/teamName', code: 'format' }]]);
  });

  it('contains nothing that a mail program turns into a link', async () => {
    await service.post('/teams', team('Win at https://prize.example or www.prize.example', 'owls@example.org'));
    const [email] = await service.emails('owls@example.org');
    expect(email?.text).toContain('“Win at https:// prize. example or www. prize. example”');
    expect(email?.text.match(/https?:\/\/\S+/g)).toEqual([expect.stringContaining('/hacklica/confirmation/?team=')]);
  });
});
