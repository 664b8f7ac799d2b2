import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CommandResult, OrganiserCommand } from '../../src/api/organiser/command.ts';
import { EXPORT_KINDS } from '../../src/api/organiser/export-kinds.ts';
import { runCommand } from '../../src/api/organiser/run-command.ts';
import { attendees, exhibitor, press, sponsor, survey, team, volunteer } from './bodies.ts';
import { commandOutput } from './command-output.ts';
import { DATABASES, removeServer } from './databases.ts';
import { startTestService, type TestService } from './test-service.ts';

afterAll(removeServer);

describe.each(DATABASES)('organiser commands, on $name', (kind) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService(kind);
  });
  afterAll(() => service.close());

  const run = (command: OrganiserCommand): Promise<CommandResult> => runCommand(service.open.service, command);
  const exported = async (what: string): Promise<readonly string[]> => {
    const output = await commandOutput(service.open.service, { kind: 'export', what, format: 'csv' });
    return output.replace('\ufeff', '').trimEnd().split('\n');
  };
  const rows = async (what: string): Promise<readonly Readonly<Record<string, unknown>>[]> =>
    JSON.parse(await commandOutput(service.open.service, { kind: 'export', what, format: 'json' }));
  const requestPass = async (email: string, language: string): Promise<string> => {
    await service.post('/press', { ...press(email), language });
    const found = (await rows('press')).find((row) => row['email'] === email);
    return String(found?.['id']);
  };

  it('export a table with a header even if there are no rows', async () => {
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

  it('approve or reject a press request with an e-mail in its language', async () => {
    const decisions = [
      ['en', true, 'has approved your request'],
      ['en', false, 'we cannot give you a press pass this time'],
      ['hr', true, 'odobrili smo vaš zahtjev'],
      ['hr', false, 'ne možemo vam dati akreditaciju'],
    ] as const;
    for (const [language, isApproved, part] of decisions) {
      const status = isApproved ? 'approved' : 'rejected';
      const email = `${language}.${status}@example.org`;
      const id = await requestPass(email, language);
      expect(await run({ kind: 'press', id, isApproved })).toMatchObject({
        kind: 'done',
        output: `The request ${id} is ${status}; an e-mail says so.\n`,
      });
      const [sent, ...more] = await service.emails(email);
      expect([sent?.text.includes(part), sent?.text.includes('Devlica 2026'), more]).toEqual([true, true, []]);
      expect(await rows('press')).toContainEqual(expect.objectContaining({ id, status }));
    }
  });

  it('decide on a press request once', async () => {
    const id = await requestPass('novinar@example.org', 'hr');
    const both = await Promise.all([true, false].map((isApproved) => run({ kind: 'press', id, isApproved })));
    expect(both.map(({ kind }) => kind).sort()).toEqual(['done', 'refused']);
    expect(await service.emails('novinar@example.org')).toHaveLength(1);
    const again = await run({ kind: 'press', id, isApproved: true });
    expect(again).toEqual({
      kind: 'refused',
      message: expect.stringMatching(/was already (approved|rejected)/),
      hint: expect.stringContaining('answered once'),
    });
    await service.post('/sponsors', sponsor('s@example.org'));
    const [other] = await rows('sponsor');
    for (const unknown of ['nobody', String(other?.['id'])]) {
      expect(await run({ kind: 'press', id: unknown, isApproved: true })).toMatchObject({
        kind: 'refused',
        message: `There is no request ${unknown} for a press pass.`,
      });
    }
  });

  it('export rows in the order in which they were stored, with fixed columns', async () => {
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

  it('export survey answers without name, address and PIN, and survey contacts without answers', async () => {
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

  it('escape cells that a spreadsheet would evaluate as formulas', async () => {
    for (const [index, message] of ['=1+1', '+1', '-1', '@SUM(A1)', '\tx'].entries()) {
      service.at(`2026-03-01T12:0${index}`);
      await service.post('/exhibitors', { ...exhibitor(`v${index}@example.org`), message });
    }
    const [, ...lines] = await exported('exhibitor');
    expect(lines.map((line) => line.split(',').at(-1))).toEqual(["'=1+1", "'+1", "'-1", "'@SUM(A1)", "'\tx"]);
  });

  it('refuse to export an unknown kind, with a hint', async () => {
    expect(await run({ kind: 'export', what: 'toString', format: 'csv' })).toEqual({
      kind: 'refused',
      message: 'There is no kind "toString".',
      hint: expect.stringContaining('there is: newsletter, sponsor'),
    });
    expect(await run({ kind: 'export', what: 'newsleter', format: 'csv' })).toMatchObject({
      hint: 'did you mean "newsletter"?',
    });
  });
});
