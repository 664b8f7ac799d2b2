import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { EXPORT_KINDS } from '../../src/api/organiser/export-kinds.ts';
import { type Order, type OrderResult, runOrder } from '../../src/api/organiser/orders.ts';
import {
  attendees,
  exhibitor,
  newsletter,
  press,
  rating,
  sponsor,
  survey,
  team,
  volunteer,
  workshops,
} from './bodies.ts';
import { DATABASES, stopServer } from './databases.ts';
import { startTestService, type TestService } from './test-service.ts';

afterAll(stopServer);

describe.each(DATABASES)('an organiser, on $name', (kind) => {
  let service: TestService;

  const order = (asked: Order): Promise<OrderResult> => runOrder(service.open.service, asked);
  const exported = async (what: string): Promise<readonly string[]> => {
    const { output } = await order({ kind: 'export', what, format: 'csv' });
    return output.replace('\ufeff', '').trimEnd().split('\n');
  };
  const rows = async (what: string): Promise<readonly Readonly<Record<string, unknown>>[]> =>
    JSON.parse((await order({ kind: 'export', what, format: 'json' })).output);
  const askFor = async (email: string, language: string): Promise<string> => {
    await service.post('/press', { ...press(email), language });
    const found = (await rows('press')).find((row) => row['email'] === email);
    return String(found?.['id']);
  };

  /** Everything that is stored, as one text. */
  async function everything(): Promise<string> {
    const { db } = service.open.service;
    const tables = await sql<{ name: string }>`
      select table_name as name from information_schema.tables where table_schema = current_schema()`.execute(db);
    const all = tables.rows.map(({ name }) => sql`select * from ${sql.table(name)}`.execute(db));
    return JSON.stringify((await Promise.all(all)).map((result) => result.rows));
  }

  /** One person sends whatever there is to send. */
  async function sendAll(email: string, pin: string): Promise<void> {
    for (const event of ['devlica', 'worklica']) {
      await attendees(service.open.service, event, [`${pin},${email},visitor,,Regular`]);
    }
    service.at('2026-03-01T12:00');
    const name = email.replace(/@.*/, '');
    const answers = [
      await service.post('/newsletter', newsletter(email)),
      await service.post('/sponsors', sponsor(email)),
      await service.post('/volunteers', volunteer(email)),
      await service.post('/press', press(email)),
      await service.post('/teams', team(name, email)),
    ];
    const letter = (await service.letters(email)).find(({ path }) => path.includes('team='));
    const link = new URLSearchParams(letter?.path.split('?')[1]);
    const redeemed = { teamId: link.get('team'), token: link.get('token') };
    answers.push(await service.post('/teams/confirmations', redeemed));
    service.at('2026-05-01T12:00');
    answers.push(await service.post('/workshop-registrations', workshops(email, 'drawn-in-threads')));
    service.at('2026-06-01T12:00');
    answers.push(await service.post('/ratings', rating(pin)));
    answers.push(await service.post('/surveys', survey(pin, { email, fullName: `Somebody ${name}` })));
    expect(answers.map(({ status }) => status)).toEqual([202, 201, 201, 202, 202, 201, 201, 201, 201]);
    await waitingLetter(email);
  }

  async function waitingLetter(recipient: string): Promise<void> {
    const letter = { id: recipient, recipient, subject: 'x', body: 'x', language: 'en', storedAt: 0, attempts: 1000 };
    await service.open.service.db.insertInto('letter').values(letter).execute();
  }

  const taken = async (): Promise<readonly unknown[]> =>
    service.open.service.db.selectFrom('place').select(['kind', 'taken']).orderBy('kind').execute();

  describe('of one service', () => {
    beforeAll(async () => {
      service = await startTestService(kind);
    });
    afterAll(() => service.close());

    it('answers a journalist by mail, in their language', async () => {
      const answers = [
        ['en', true, 'has approved your request'],
        ['en', false, 'This time we cannot give you a press pass'],
        ['hr', true, 'odobrili smo vaš zahtjev'],
        ['hr', false, 'ne možemo dati akreditaciju'],
      ] as const;
      for (const [language, isApproved, words] of answers) {
        const status = isApproved ? 'approved' : 'rejected';
        const email = `${language}.${status}@example.org`;
        const id = await askFor(email, language);
        expect(await order({ kind: 'press', id, isApproved })).toMatchObject({
          status: 0,
          output: `The request ${id} is ${status}; the answer goes by mail.\n`,
        });
        const [letter, ...more] = await service.letters(email);
        expect([letter?.text.includes(words), letter?.text.includes('Devlica 2026'), more]).toEqual([true, true, []]);
        expect(await rows('press')).toContainEqual(expect.objectContaining({ id, status }));
      }
    });

    it('decides on a journalist once, and on nobody who did not ask', async () => {
      const id = await askFor('novinar@example.org', 'hr');
      const both = await Promise.all([true, false].map((isApproved) => order({ kind: 'press', id, isApproved })));
      expect(both.map(({ status }) => status).sort()).toEqual([0, 1]);
      expect(await service.letters('novinar@example.org')).toHaveLength(1);
      const again = await order({ kind: 'press', id, isApproved: true });
      expect([again.status, again.said[0]]).toEqual([1, expect.stringMatching(/was (approved|rejected) already/)]);
      await service.post('/sponsors', sponsor('s@example.org'));
      const [other] = await rows('sponsor');
      for (const unknown of ['nobody', String(other?.['id'])]) {
        expect(await order({ kind: 'press', id: unknown, isApproved: true })).toMatchObject({
          status: 1,
          said: [`There is no request ${unknown} for a press pass.`],
        });
      }
    });

    it('exports in the order in which things were sent, with columns that do not depend on what was', async () => {
      const before = (await exported('volunteer'))[0];
      for (const [index, email] of ['c@example.org', 'a@example.org', 'b@example.org'].entries()) {
        service.at(`2026-03-01T12:0${index}`);
        await service.post(
          '/volunteers',
          index === 1 ? { ...volunteer(email), message: 'Two,\n"hands"' } : volunteer(email),
        );
        await service.post('/teams', team(`Team ${index}`, email));
      }
      expect((await rows('volunteer')).map((row) => row['email'])).toEqual([
        'c@example.org',
        'a@example.org',
        'b@example.org',
      ]);
      expect((await rows('team')).map((row) => row['name'])).toEqual(['Team 0', 'Team 1', 'Team 2']);
      const [header, ...lines] = await exported('volunteer');
      expect([header, lines.join('\n').includes('"Two,\n""hands"""')]).toEqual([before, true]);
      expect((await exported('team'))[0]).toContain(',members.1.shirtSize');
    });

    it('exports what a spreadsheet would take for a formula as words', async () => {
      for (const [index, message] of ['=1+1', '+1', '-1', '@SUM(A1)', '\tx'].entries()) {
        service.at(`2026-03-01T12:0${index}`);
        await service.post('/exhibitors', { ...exhibitor(`v${index}@example.org`), message });
      }
      const [, ...lines] = await exported('exhibitor');
      expect(lines.map((line) => line.split(',').at(-1))).toEqual(["'=1+1", "'+1", "'-1", "'@SUM(A1)", "'\tx"]);
    });

    it('is told which kinds there are', async () => {
      const { status, said } = await order({ kind: 'export', what: 'toString', format: 'csv' });
      expect([status, said[0]]).toEqual([2, expect.stringContaining('there are newsletter, sponsor')]);
    });
  });

  describe('of a new service', () => {
    beforeEach(async () => {
      service = await startTestService(kind);
    });
    afterEach(() => service.close());

    it('exports a table with its header of whatever there is none of', async () => {
      const headers = await Promise.all(Object.keys(EXPORT_KINDS).map(async (what) => [what, await exported(what)]));
      expect(Object.fromEntries(headers)).toMatchInlineSnapshot(`
        {
          "attendees": [
            "id,event,year,pin,email,role,speaker,ticket",
          ],
          "exhibitor": [
            "id,event,year,storedAt,status,email,language,eventName,dataSetId,company,web,title,firstName,lastName,function,phone,options,message",
          ],
          "newsletter": [
            "id,storedAt,email,language,confirmedAt",
          ],
          "press": [
            "id,event,year,storedAt,status,email,language,eventName,dataSetId,fullName,function,phone,company,web,events,teamMembers,message",
          ],
          "rating": [
            "id,event,year,storedAt,session,sessionStars,speakersStars,comment",
          ],
          "sponsor": [
            "id,event,year,storedAt,status,email,language,eventName,dataSetId,company,web,title,firstName,lastName,function,phone,options,message",
          ],
          "survey": [
            "id,event,year,storedAt,day,audience,isAnonymous,pin,fullName,email",
          ],
          "team": [
            "id,event,year,storedAt,confirmedAt,name,email,language,eventName,dataSetId,memberCount",
          ],
          "volunteer": [
            "id,event,year,storedAt,status,email,language,eventName,dataSetId,fullName,phone,message",
          ],
          "workshops": [
            "id,event,year,storedAt,workshop,email",
          ],
        }
      `);
      for (const what of Object.keys(EXPORT_KINDS)) expect(await rows(what)).toEqual([]);
    });

    it('counts what there is', async () => {
      const empty = JSON.parse((await order({ kind: 'stats', json: true })).output) as readonly { count: number }[];
      expect(empty.map(({ count }) => count)).toEqual([0, 0, 0]);
      await sendAll('ana@example.org', '0001');
      const { output } = await order({ kind: 'stats', json: false });
      expect(output.replaceAll(/ {2,}/g, '  ').trimEnd().split('\n')).toMatchInlineSnapshot(`
        [
          "  1  letters waiting",
          "  0  newsletter, confirmed",
          "  1  newsletter, waiting",
          "  1  devlica 2026  attendees",
          "  1  devlica 2026  press, awaiting-approval",
          "  1  devlica 2026  ratings",
          "  1  devlica 2026  sponsor, stored",
          "  1  devlica 2026  surveys of visitors",
          "  1  devlica 2026  volunteer, stored",
          "  1  hacklica 2026  teams, confirmed",
          "  1  worklica 2026  attendees",
          "  1  worklica 2026  seats in drawn-in-threads",
        ]
      `);
      const counts = JSON.parse((await order({ kind: 'stats', json: true })).output);
      expect(counts).toContainEqual({ what: 'attendees', edition: 'worklica 2026', count: 1 });
    });

    it('exports neither hashes nor tokens', async () => {
      await sendAll('ana@example.org', '0001');
      for (const what of Object.keys(EXPORT_KINDS)) {
        expect((await exported(what))[0]).not.toMatch(/key|hash|token|digest|expires/i);
      }
    });

    it('has an address forgotten, in whatever case it was written, and nobody else’s', async () => {
      await sendAll('ana.forgotten@example.org', '0001');
      await sendAll('ivo@example.org', '0002');
      expect(await taken()).toEqual([
        { kind: 'seat', taken: 2 },
        { kind: 'team', taken: 2 },
      ]);
      const { status, output } = await order({ kind: 'forget', email: ' Ana.Forgotten@example.org' });
      expect([status, output.trimEnd().split('\n')]).toEqual([
        0,
        [
          '1 newsletter removed',
          '3 applications removed',
          '1 teams removed',
          '1 workshop seats removed',
          '1 letters removed that waited',
          '1 surveys made anonymous',
          '2 attendees without address',
          '2 letters removed from the outbox',
        ],
      ]);
      const left = (await everything()).toLowerCase();
      expect([left.includes('ana.forgotten'), left.includes('ivo@example.org')]).toEqual([false, true]);
      expect(await service.letters('ana.forgotten@example.org')).toEqual([]);
      expect(await service.letters('ivo@example.org')).toHaveLength(2);
      expect(await taken()).toEqual([
        { kind: 'seat', taken: 1 },
        { kind: 'team', taken: 1 },
      ]);
      expect(await order({ kind: 'forget', email: 'ana.forgotten@example.org' })).toMatchObject({
        status: 1,
        said: ['Nothing is known of this address.'],
      });
    });
  });
});
