import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newsletter, sponsor, team, volunteer } from './bodies.ts';
import { carriedOut } from './carried-out.ts';
import { EMBEDDED, stopServer } from './databases.ts';
import { type MailServer, startMailServer } from './mail-server.ts';
import { startTestService, type TestService } from './test-service.ts';

afterAll(stopServer);

/** Ways to write one address, all of which reach one box. */
const SPELLINGS = ['Victim@Example.org', 'vic\u00adtim@example.org', 'victim\u200b@example.org', 'ｖictim@example.org'];
/** Ways that some mail programs accept, and the service does not. */
const REFUSED = ['<victim@example.org', '<<victim@example.org', '"victim"@example.org', 'vic..tim@example.org'];

describe('one person has one address', () => {
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

  it('however it is written: letters go to its normal form, and the second subscription is a duplicate', async () => {
    const statuses = [];
    for (const email of [...SPELLINGS, 'victim@example.org'])
      statuses.push((await service.post('/newsletter', newsletter(email))).status);
    await service.open.postman.carry();
    expect(new Set(server.recipients)).toEqual(new Set(['<victim@example.org>']));
    const stored = await service.open.service.db.selectFrom('subscription').select('email').execute();
    expect([statuses[0], stored]).toEqual([202, [{ email: 'victim@example.org' }]]);
  });

  it('and what has no normal form is refused at its field, in every form', async () => {
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
    await service.open.postman.carry();
    expect(server.recipients).toHaveLength(before);
  });

  it('and forgetting it in one spelling removes what was sent with another', async () => {
    await service.post('/newsletter', newsletter('Vi\u00adta@example.org'));
    await service.post('/volunteers', volunteer('ｖita@EXAMPLE.org'));
    const output = await carriedOut(service.open.service, { kind: 'forget', email: 'VITA\u200b@example.org' });
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

describe('a name in a letter', () => {
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

  it.each(ONE_LINE)('has no line breaks, control characters or marks of direction: %j is refused', async (name) => {
    const { status, body } = await service.post('/teams', team(name, 'owls@example.org'));
    expect([status, body.errors]).toEqual([422, [{ pointer: '/teamName', code: 'format' }]]);
  });

  it('is quoted, and nothing in it becomes a link', async () => {
    await service.post('/teams', team('Win at https://prize.example or www.prize.example', 'owls@example.org'));
    const [letter] = await service.letters('owls@example.org');
    expect(letter?.text).toContain('“Win at https:// prize. example or www. prize. example”');
    expect(letter?.text.match(/https?:\/\/\S+/g)).toEqual([expect.stringContaining('/hacklica/confirmation/?team=')]);
  });
});
