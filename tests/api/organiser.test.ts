import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EXPORT_KINDS } from '../../src/api/organiser/export-kinds.ts';
import type { Order, OrderResult } from '../../src/api/organiser/order.ts';
import { runOrder } from '../../src/api/organiser/run-order.ts';
import { attendees, exhibitor, press, sponsor, survey, team, volunteer } from './bodies.ts';
import { carriedOut } from './carried-out.ts';
import { DATABASES, stopServer } from './databases.ts';
import { startTestService, type TestService } from './test-service.ts';

afterAll(stopServer);

describe.each(DATABASES)('an organiser, on $name', (kind) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService(kind);
  });
  afterAll(() => service.close());

  const order = (asked: Order): Promise<OrderResult> => runOrder(service.open.service, asked);
  const exported = async (what: string): Promise<readonly string[]> => {
    const output = await carriedOut(service.open.service, { kind: 'export', what, format: 'csv' });
    return output.replace('\ufeff', '').trimEnd().split('\n');
  };
  const rows = async (what: string): Promise<readonly Readonly<Record<string, unknown>>[]> =>
    JSON.parse(await carriedOut(service.open.service, { kind: 'export', what, format: 'json' }));
  const askFor = async (email: string, language: string): Promise<string> => {
    await service.post('/press', { ...press(email), language });
    const found = (await rows('press')).find((row) => row['email'] === email);
    return String(found?.['id']);
  };

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
          "id,event,year,storedAt,day,audience",
        ],
        "survey-contacts": [
          "event,year,day,fullName,email",
        ],
        "team": [
          "id,event,year,storedAt,confirmedAt,number,name,email,language,eventName,dataSetId,memberCount",
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
        kind: 'done',
        output: `The request ${id} is ${status}; the answer goes by e-mail.\n`,
      });
      const [letter, ...more] = await service.letters(email);
      expect([letter?.text.includes(words), letter?.text.includes('Devlica 2026'), more]).toEqual([true, true, []]);
      expect(await rows('press')).toContainEqual(expect.objectContaining({ id, status }));
    }
  });

  it('decides on a journalist once, and on nobody who did not ask', async () => {
    const id = await askFor('novinar@example.org', 'hr');
    const both = await Promise.all([true, false].map((isApproved) => order({ kind: 'press', id, isApproved })));
    expect(both.map(({ kind }) => kind).sort()).toEqual(['done', 'refused']);
    expect(await service.letters('novinar@example.org')).toHaveLength(1);
    const again = await order({ kind: 'press', id, isApproved: true });
    expect(again).toEqual({
      kind: 'refused',
      message: expect.stringMatching(/was (approved|rejected) already/),
      hint: expect.stringContaining('answered once'),
    });
    await service.post('/sponsors', sponsor('s@example.org'));
    const [other] = await rows('sponsor');
    for (const unknown of ['nobody', String(other?.['id'])]) {
      expect(await order({ kind: 'press', id: unknown, isApproved: true })).toMatchObject({
        kind: 'refused',
        message: `There is no request ${unknown} for a press pass.`,
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

  it('exports the answers of surveys without name, address and PIN, and the contacts without the answers', async () => {
    const { service: running } = service.open;
    const visitors = ['7101', '7102', '7103'].map((pin) => `${pin},p${pin}@example.org,visitor,,Regular`);
    await attendees(running, 'devlica', visitors);
    service.at('2026-06-01T12:00');
    for (const [pin, more] of [
      ['7101', { fullName: 'Mia Berg', email: 'p7101@example.org' }],
      ['7102', { fullName: 'Ivo Kralj', email: 'p7102@example.org', anonymize: true }],
      ['7103', {}],
    ] as const) {
      expect((await service.post('/surveys', survey(pin, more))).status).toBe(201);
    }
    const answers = (await exported('survey')).join('\n');
    expect(answers).toContain(',answers.overall,');
    expect(answers).not.toMatch(/Mia|Ivo|@/);
    // Whole cells, since the digits of a PIN may stand in the random id of an answer.
    const cells = answers.split(/[,\n]/);
    expect(cells).toContain('devlica');
    expect(cells.filter((cell) => /^710\d$/.test(cell))).toEqual([]);
    expect(await exported('survey-contacts')).toEqual([
      'event,year,day,fullName,email',
      'devlica,2026,,Mia Berg,p7101@example.org',
    ]);
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
    expect(await order({ kind: 'export', what: 'toString', format: 'csv' })).toEqual({
      kind: 'refused',
      message: 'There is no kind "toString".',
      hint: expect.stringContaining('there is: newsletter, sponsor'),
    });
    expect(await order({ kind: 'export', what: 'newsleter', format: 'csv' })).toMatchObject({
      hint: 'did you mean "newsletter"?',
    });
  });

  describe('who imports attendees again', () => {
    const importing = async (...lines: readonly string[]): Promise<string> =>
      carriedOut(service.open.service, {
        kind: 'import',
        file: 'attendees.csv',
        text: lines.join('\n'),
        event: 'devlica',
        year: 2025,
      });
    const attendee = async (pin: string) => (await rows('attendees')).find((row) => row['pin'] === pin);

    it('loses nothing that the new table has no column for', async () => {
      await importing('pin,email,ticket', '2401,mia@example.org,Regular', '2402,ivo@example.org,Regular');
      const known = await attendee('2401');
      await importing('pin', '2401', '2403');
      expect(await attendee('2401')).toEqual(known);
      expect(await attendee('2402')).toMatchObject({ email: 'ivo@example.org' });
      expect(await attendee('2403')).toMatchObject({ email: null, role: 'visitor', ticket: null });
      await importing('pin,ticket', '2401,Early');
      expect(await attendee('2401')).toEqual({ ...known, ticket: 'Early' });
    });

    it('reads which columns were not imported, and what they may have been meant for', async () => {
      const output = await importing('pin;E-mail;Order number', '2404;eva@example.org;17');
      expect(output).toContain('The column "e-mail" was not imported. Did you mean "email"?\n');
      expect(output).toContain('The column "order number" was not imported.\n');
    });

    it('reads which tickets the edition does not sell, and finds them counted', async () => {
      const output = await importing('pin,ticket', '2405,Regulr', '2406,Regulr', '2407,Crew');
      expect(output).toContain(
        'sells no ticket "Regulr", so 2 of these attendees cannot register for workshops. Hint: did you',
      );
      expect(output).toContain('sells no ticket "Crew", so 1 of these attendees cannot');
      const counts = JSON.parse(await carriedOut(service.open.service, { kind: 'stats', json: true }));
      expect(counts).toContainEqual({
        what: 'attendees with the ticket "Regulr", which is not sold',
        edition: 'devlica 2025',
        count: 2,
      });
    });
  });

  it('is told which editions there are', async () => {
    expect(await order({ kind: 'import', file: 'a.csv', text: 'pin\n0001\n', event: 'devlica', year: 2062 })).toEqual({
      kind: 'refused',
      message: 'There is no edition "devlica 2062" in the content.',
      hint: 'did you mean "devlica 2026"?',
    });
  });

  it('is told how many PINs can be guessed, and how long they should be', async () => {
    const pins = (count: number): string =>
      Array.from({ length: count }, (_, index) => String(index).padStart(4, '0')).join('\n');
    const imported = (event: string, count: number) =>
      carriedOut(service.open.service, {
        kind: 'import',
        file: 'a.csv',
        text: `pin\n${pins(count)}`,
        event,
        year: 2026,
      });
    expect(await imported('worklica', 1)).toBe(
      '1 attendee of worklica 2026 imported.\n' +
        '1 attendee with PINs of 4 digits. Somebody who guesses without a pause finds about 0.2 a day.\n',
    );
    expect((await imported('hacklica', 250)).split('\n')).toEqual([
      '250 attendees of hacklica 2026 imported.',
      '250 attendees with PINs of 4 digits. Somebody who guesses without a pause finds about 41 a day.',
      '  hint: with PINs of 6 digits it is about 0.4 a day: set "pinLength" below "limits" in content/site.yaml, and give out new PINs',
      '',
    ]);
    const stats = await carriedOut(service.open.service, { kind: 'stats', json: false });
    expect(stats).toContain('     1  worklica 2026  attendee\n');
    expect(stats).toContain('   250  hacklica 2026  attendees\n');
  });
});
