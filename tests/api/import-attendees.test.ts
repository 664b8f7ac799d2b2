import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '../../src/api/organiser/run-command.ts';
import { commandOutput } from './command-output.ts';
import { DATABASES, removeServer } from './databases.ts';
import { startTestService, type TestService } from './test-service.ts';

afterAll(removeServer);

describe.each(DATABASES)('api import, on $name', (kind) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService(kind);
  });
  afterAll(() => service.close());

  const importTable = async (...lines: readonly string[]): Promise<string> =>
    commandOutput(service.open.service, {
      kind: 'import',
      file: 'attendees.csv',
      text: lines.join('\n'),
      event: 'devlica',
      year: 2025,
    });
  const attendee = async (pin: string): Promise<object | undefined> => {
    const output = await commandOutput(service.open.service, { kind: 'export', what: 'attendees', format: 'json' });
    return (JSON.parse(output) as readonly { readonly pin: string }[]).find((row) => row.pin === pin);
  };

  it('keeps values for which the new table has no column', async () => {
    await importTable('pin,email,ticket', '2401,mia@example.org,Regular', '2402,ivo@example.org,Regular');
    const before = await attendee('2401');
    await importTable('pin', '2401', '2403');
    expect(await attendee('2401')).toEqual(before);
    expect(await attendee('2402')).toMatchObject({ email: 'ivo@example.org' });
    expect(await attendee('2403')).toMatchObject({ email: null, role: 'visitor', ticket: null });
    await importTable('pin,ticket', '2401,Early');
    expect(await attendee('2401')).toEqual({ ...before, ticket: 'Early' });
  });

  it('reports columns that are not imported, with the nearest name', async () => {
    const output = await importTable('pin;Emial;Order number', '2404;eva@example.org;17');
    expect(output).toContain('The column "Emial" was not imported. Did you mean "email"?\n');
    expect(output).toContain('The column "Order number" was not imported.\n');
  });

  it.each(['E-mail', 'Mail', 'E-Mail-Adresse', 'E-mail adresa', 'Email address', 'EMAIL (ticket)'])(
    'takes the column %s as the e-mail address, and other columns by their names in three languages',
    async (email) => {
      const output = await importTable(
        `PIN-Nummer\t${email}\tUloga\tTicket type`,
        '2410\tPia@example.org\tvisitor\tCrew',
      );
      expect(output).not.toContain('was not imported');
      expect(await attendee('2410')).toMatchObject({ email: 'pia@example.org', role: 'visitor', ticket: 'Crew' });
    },
  );

  it('takes the column with the plain name if several mean the same', async () => {
    const output = await importTable('Mail,PIN code,pin,email', 'a@example.org,9,2420,b@example.org');
    expect(await attendee('2420')).toMatchObject({ email: 'b@example.org' });
    expect(output).toContain('The column "Mail" was not imported.\n');
    await importTable('pin,Mail,E-Mail-Adresse', '2421,a@example.org,b@example.org');
    expect(await attendee('2421')).toMatchObject({ email: 'a@example.org' });
  });

  it.each([
    ['a line that names the separator', 'sep=;', 'pin;email', '2430;pia@example.org'],
    ['the title of the sheet', 'Attendees;', 'pin;email', '2430;pia@example.org'],
    ['commas in names of columns', 'pin;email;note, or two, or three', '2430;pia@example.org;'],
  ])('reads a table with %s', async (_, ...lines) => {
    await importTable(...lines);
    expect(await attendee('2430')).toMatchObject({ email: 'pia@example.org' });
  });

  it.each([
    ['pin,email,email\n2440,,\n', ':1  Two columns are called "email". Delete one of them, or give it another name.'],
    [
      'pinn,email\n2440,\n',
      ':1  No column is called "pin"; the table has: pinn, email. Did you mean "pinn"? Call it "pin".',
    ],
    ['pin,email\n2440\n', ':2  The row has 1 cell instead of 2.'],
    ['pin,email\n2440,"\n', ':2  A quotation mark is never closed.'],
  ])('refuses a damaged table: %j', async (text, fault) => {
    const table = { kind: 'import', file: 'a.csv', text, event: 'devlica', year: 2025 } as const;
    expect(await runCommand(service.open.service, table)).toEqual({ kind: 'faulty', faults: [`a.csv${fault}`] });
  });

  it('refuses a table without a column of PINs, and names the columns that it has', async () => {
    const text = 'Name,E-mail\nPia,pia@example.org\n';
    const table = { kind: 'import', file: 'a.csv', text, event: 'devlica', year: 2025 } as const;
    expect(await runCommand(service.open.service, table)).toEqual({
      kind: 'faulty',
      faults: ['a.csv:1  No column is called "pin"; the table has: Name, E-mail.'],
    });
  });

  it('reports tickets that the edition does not sell, and api stats counts them', async () => {
    const output = await importTable('pin,ticket', '2405,Regulr', '2406,Regulr', '2407,Crew');
    expect(output).toContain(
      'sells no ticket "Regulr", so 2 of these attendees cannot register for workshops. Hint: did you',
    );
    expect(output).toContain('sells no ticket "Crew", so 1 of these attendees cannot');
    const counts = JSON.parse(await commandOutput(service.open.service, { kind: 'stats', json: true }));
    expect(counts).toContainEqual({
      what: 'attendees with the ticket "Regulr", which is not sold',
      edition: 'devlica 2025',
      count: 2,
    });
  });

  it('refuses an unknown edition with a hint', async () => {
    expect(
      await runCommand(service.open.service, {
        kind: 'import',
        file: 'a.csv',
        text: 'pin\n0001\n',
        event: 'devlica',
        year: 2062,
      }),
    ).toEqual({
      kind: 'refused',
      message: 'There is no edition "devlica 2062" in the content.',
      hint: 'did you mean "devlica 2026"?',
    });
  });

  it('reports how many PINs can be guessed, and recommends a length', async () => {
    const pins = (count: number): string =>
      Array.from({ length: count }, (_, index) => String(index).padStart(4, '0')).join('\n');
    const importPins = (event: string, count: number) =>
      commandOutput(service.open.service, {
        kind: 'import',
        file: 'a.csv',
        text: `pin\n${pins(count)}`,
        event,
        year: 2026,
      });
    expect(await importPins('worklica', 1)).toBe(
      '1 attendee of worklica 2026 imported.\n' +
        '1 attendee with PINs of 4 digits. Somebody who guesses without a pause finds about 0.2 a day.\n' +
        '  hint: with PINs of 6 digits it is less than one in ten days: set "pinLength" below "limits" in content/site.yaml, and give out new PINs\n',
    );
    expect((await importPins('hacklica', 250)).split('\n')).toEqual([
      '250 attendees of hacklica 2026 imported.',
      '250 attendees with PINs of 4 digits. Somebody who guesses without a pause finds about 41 a day.',
      '  hint: with PINs of 6 digits it is about 0.4 a day: set "pinLength" below "limits" in content/site.yaml, and give out new PINs',
      '',
    ]);
    const stats = await commandOutput(service.open.service, { kind: 'stats', json: false });
    expect(stats).toContain('     1  worklica 2026  attendee\n');
    expect(stats).toContain('   250  hacklica 2026  attendees\n');
  });
});
