import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { recipientHash } from '../../src/api/keys.ts';
import type { CommandResult, OrganiserCommand } from '../../src/api/organiser/command.ts';
import { EXPORT_KINDS } from '../../src/api/organiser/export-kinds.ts';
import { runCommand } from '../../src/api/organiser/run-command.ts';
import { attendees, newsletter, press, rating, sponsor, survey, team, volunteer, workshops } from './bodies.ts';
import { commandOutput } from './command-output.ts';
import { DATABASES, EMBEDDED, removeServer } from './databases.ts';
import { startTestService, type TestService } from './test-service.ts';

afterAll(removeServer);

describe.each(DATABASES)('personal data, on $name', (kind) => {
  let service: TestService;
  beforeEach(async () => {
    service = await startTestService(kind);
  });
  afterEach(() => service.close());

  const run = (command: OrganiserCommand): Promise<CommandResult> => runCommand(service.open.service, command);

  /** All rows of all tables, as one text. */
  async function allRows(): Promise<string> {
    const { db } = service.open.service;
    const tables = await sql<{ name: string }>`
      select table_name as name from information_schema.tables where table_schema = current_schema()`.execute(db);
    const all = tables.rows.map(({ name }) => sql`select * from ${sql.table(name)}`.execute(db));
    return JSON.stringify((await Promise.all(all)).map((result) => result.rows));
  }

  /** Sends every kind of form with one address. */
  async function sendAll(email: string, pin: string): Promise<void> {
    await attendees(service.open.service, 'devlica', [`${pin},${email},visitor,,Regular`]);
    await attendees(service.open.service, 'worklica', [`${pin},${email},visitor,,Worklica Regular`]);
    service.at('2026-03-01T12:00');
    const name = email.replace(/@.*/, '');
    const responses = [
      await service.post('/newsletter', newsletter(email)),
      await service.post('/sponsors', sponsor(email)),
      await service.post('/volunteers', volunteer(email)),
      await service.post('/press', press(email)),
      await service.post('/teams', team(name, email)),
    ];
    const confirmation = (await service.emails(email)).find(({ path }) => path.includes('team='));
    const link = new URLSearchParams(confirmation?.path.split('?')[1]);
    const redemption = { teamId: link.get('team'), token: link.get('token') };
    responses.push(await service.post('/teams/confirmations', redemption));
    service.at('2026-05-01T12:00');
    responses.push(await service.post('/workshop-registrations', workshops(email, 'drawn-in-threads')));
    service.at('2026-06-01T12:00');
    responses.push(await service.post('/ratings', rating(pin)));
    responses.push(await service.post('/surveys', survey(pin, { email, fullName: `Somebody ${name}` })));
    expect(responses.map(({ status }) => status)).toEqual([202, 201, 201, 202, 202, 201, 201, 201, 201]);
    await service.open.mailSender.flush();
    await queueUnsendable(email);
  }

  /** Queues an e-mail that has been rejected too often to be sent. */
  async function queueUnsendable(recipient: string): Promise<void> {
    const email = { id: recipient, recipient, subject: 'x', body: 'x', language: 'en', storedAt: 0, attempts: 1000 };
    await service.open.service.db.insertInto('letter').values(email).execute();
  }

  const taken = async (): Promise<readonly unknown[]> =>
    service.open.service.db.selectFrom('place').select(['kind', 'taken']).orderBy('kind').execute();

  it('is counted by api stats', async () => {
    const empty = JSON.parse(await commandOutput(service.open.service, { kind: 'stats', json: true })) as readonly {
      count: number;
    }[];
    expect(empty.map(({ count }) => count)).toEqual([0, 0, 0]);
    await sendAll('ana@example.org', '0001');
    const output = await commandOutput(service.open.service, { kind: 'stats', json: false });
    expect(output.replaceAll(/ {2,}/g, '  ').trimEnd().split('\n')).toMatchInlineSnapshot(`
      [
        "  1  e-mail waiting",
        "  0  newsletter, confirmed",
        "  1  newsletter, waiting",
        "  1  devlica 2026  attendee",
        "  1  devlica 2026  press, awaiting-approval",
        "  1  devlica 2026  rating",
        "  1  devlica 2026  sponsor, stored",
        "  1  devlica 2026  survey of visitors",
        "  1  devlica 2026  volunteer, stored",
        "  1  hacklica 2026  team, confirmed",
        "  1  worklica 2026  attendee",
        "  1  worklica 2026  seat in drawn-in-threads",
      ]
    `);
    const counts = JSON.parse(await commandOutput(service.open.service, { kind: 'stats', json: true }));
    expect(counts).toContainEqual({ what: 'attendees', edition: 'worklica 2026', count: 1 });
  });

  it('is exported without hashes and tokens', async () => {
    await sendAll('ana@example.org', '0001');
    for (const what of Object.keys(EXPORT_KINDS)) {
      const output = await commandOutput(service.open.service, { kind: 'export', what, format: 'csv' });
      expect(output.split('\n')[0]).not.toMatch(/key|hash|token|digest|expires/i);
    }
  });

  it('is deleted by api forget for one address only, in any case', async () => {
    await sendAll('ana.forgotten@example.org', '0001');
    await sendAll('ivo@example.org', '0002');
    expect(await taken()).toEqual([
      { kind: 'seat', taken: 2 },
      { kind: 'team', taken: 2 },
    ]);
    const output = await commandOutput(service.open.service, { kind: 'forget', email: ' Ana.Forgotten@example.org' });
    const remaining =
      service.database.kind === 'folder'
        ? []
        : [expect.stringContaining('write-ahead log'), expect.stringContaining('Replicas')];
    expect(output.trimEnd().split('\n')).toEqual([
      '1 newsletter removed',
      '3 applications removed',
      '1 team removed',
      '1 workshop seat removed',
      '1 waiting e-mail removed',
      '1 survey made anonymous',
      '2 attendees without address',
      '4 e-mails removed from the outbox',
      ...remaining,
      expect.stringContaining('Earlier backups still contain the address'),
    ]);
    const left = (await allRows()).toLowerCase();
    expect([left.includes('ana.forgotten'), left.includes('ivo@example.org')]).toEqual([false, true]);
    expect(await service.emails('ana.forgotten@example.org')).toEqual([]);
    expect(await service.emails('ivo@example.org')).toHaveLength(4);
    expect(await taken()).toEqual([
      { kind: 'seat', taken: 1 },
      { kind: 'team', taken: 1 },
    ]);
    expect(await run({ kind: 'forget', email: 'ana.forgotten@example.org' })).toMatchObject({
      kind: 'refused',
      message: 'No data is stored for ana.forgotten@example.org.',
    });
  });
});

describe('the files of a data folder', () => {
  it('do not contain an address that was forgotten', async () => {
    const service = await startTestService(EMBEDDED);
    const { database, outbox } = service;
    const address = 'ana.forgotten@example.org';
    await attendees(service.open.service, 'devlica', [`0001,${address},visitor,,Regular`]);
    for (const email of [address, 'ivo@example.org']) {
      await service.post('/newsletter', newsletter(email));
      await service.post('/press', press(email));
    }
    await service.open.mailSender.flush();
    writeFileSync(join(outbox, `.${recipientHash(address)}-killed`), `To: ${address}`);
    await sql`checkpoint`.execute(service.open.service.db);
    const folders = [outbox, ...(database.kind === 'folder' ? [database.dir] : [])];
    expect(filesWith(folders, address).length).toBeGreaterThan(3);
    await commandOutput(service.open.service, { kind: 'forget', email: address });
    expect(filesWith(folders, address)).toEqual([]);
    expect(filesWith(folders, 'ivo@example.org').length).toBeGreaterThan(1);
    await service.open.close();
    expect(filesWith(folders, address)).toEqual([]);
    await service.close();
  });
});

/** The files in some folders that contain a text, in any case. */
function filesWith(folders: readonly string[], text: string): readonly string[] {
  const entries = folders.flatMap((dir) => readdirSync(dir, { recursive: true, withFileTypes: true }));
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return files.filter((file) => readFileSync(file, 'latin1').toLowerCase().includes(text));
}
