import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { team } from './bodies.ts';
import { commandOutput } from './command-output.ts';
import { DATABASES, removeServer } from './databases.ts';
import { startTestService, type TestService } from './test-service.ts';

afterAll(removeServer);

describe.each(DATABASES)('the number of a team, on $name', (kind) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService(kind);
  });
  afterAll(() => service.close());

  async function register(name: string, language = 'en'): Promise<void> {
    expect((await service.post('/teams', { ...team(name), language })).status).toBe(202);
  }

  async function confirm(name: string): Promise<number> {
    const [email] = await service.emails(`${name}@example.org`);
    const link = new URLSearchParams(email?.path.split('?')[1]);
    const body = { teamId: link.get('team'), token: link.get('token') };
    return (await service.post('/teams/confirmations', body)).status;
  }

  /** The text of the e-mail without a link. */
  const numberEmail = async (name: string): Promise<string> =>
    (await service.emails(`${name}@example.org`)).find(({ text }) => !text.includes('token='))?.text ?? '';

  it('follows the order of confirmation, and is in an e-mail in the language of the team', async () => {
    await register('platno');
    await register('konac', 'hr');
    expect([await confirm('konac'), await confirm('platno')]).toEqual([201, 201]);
    expect(await numberEmail('konac')).toContain('Broj vašeg tima: 1\n');
    expect(await numberEmail('platno')).toContain('Your team number: 2\n');
    expect(await numberEmail('platno')).toContain('Hacklica 2026');
  });

  it('is in the export, and is not reused if its team is forgotten', async () => {
    await commandOutput(service.open.service, { kind: 'forget', email: 'platno@example.org' });
    await register('igla');
    await confirm('igla');
    await register('waiting');
    const rows = JSON.parse(
      await commandOutput(service.open.service, { kind: 'export', what: 'team', format: 'json' }),
    );
    const numbers = (rows as readonly { name: string; number: number | null }[]).map(({ name, number }) => [
      name,
      number,
    ]);
    expect(Object.fromEntries(numbers)).toEqual({ konac: 1, igla: 3, waiting: null });
  });
});
