import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailboxOf } from '../../src/domain/site/email-address.ts';
import { newsletter, team } from './bodies.ts';
import { DATABASES, removeServer } from './databases.ts';
import { startTestService, type TestService } from './test-service.ts';

describe('the mailbox of an address', () => {
  it.each([
    ['ana@example.org', 'ana@example.org'],
    ['ana+news@example.org', 'ana@example.org'],
    ['ana+news+more@example.org', 'ana@example.org'],
    ['+ana@example.org', '+ana@example.org'],
    ['a.n.a@example.org', 'a.n.a@example.org'],
    ['a.n.a+news@gmail.com', 'ana@gmail.com'],
    ['ana@googlemail.com', 'ana@gmail.com'],
  ])('%s is %s', (address, mailbox) => {
    expect(mailboxOf(address)).toBe(mailbox);
  });
});

afterAll(removeServer);

describe.each(DATABASES)('a mailbox with many addresses, on $name', (kind) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService(kind);
  });
  afterAll(() => service.close());

  const emailsTo = async (addresses: readonly string[]): Promise<number> => {
    const sent = await Promise.all(addresses.map((address) => service.emails(address)));
    return sent.flat().length;
  };
  const tagged = (name: string) => Array.from({ length: 40 }, (_, index) => `${name}+${index}@example.org`);

  it('gets one e-mail of the newsletter in ten minutes, and the others are asked to wait', async () => {
    const addresses = tagged('victim');
    const answers = await Promise.all(addresses.map((address) => service.post('/newsletter', newsletter(address))));
    const refused = answers.filter(({ status }) => status !== 202);
    expect(new Set(refused.map(({ status, body }) => `${status} ${body.code}`))).toEqual(new Set(['429 rate-limited']));
    expect(refused[0]?.body.detail).toMatch(/The wait is 600 seconds\.$/);
    expect(await emailsTo(addresses)).toBe(1);
    service.pass(600);
    expect((await service.post('/newsletter', newsletter('victim+again@example.org'))).status).toBe(202);
  });

  it('gets one e-mail about teams in ten minutes', async () => {
    const addresses = tagged('leader');
    const send = (address: string, index: number) => service.post('/teams', team(`Tim ${index}`, address));
    const answers = await Promise.all(addresses.map(send));
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(1);
    expect(await emailsTo(addresses)).toBe(1);
  });

  it('does not make similar addresses wait, and its address stays as it was written', async () => {
    const names = ['ivo+a@example.org', 'i.vo@example.org', 'ivo+a@example.com', 'ivona@example.org'];
    for (const name of names) expect((await service.post('/newsletter', newsletter(name))).status).toBe(202);
    expect((await service.post('/newsletter', newsletter('ivo+a@example.org'))).body.code).toBe('duplicate');
    const { db } = service.open.service;
    const stored = await db.selectFrom('subscription').select('email').where('email', 'in', names).execute();
    expect(stored).toHaveLength(names.length);
  });
});
