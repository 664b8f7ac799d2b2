import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ImportRefusal } from '../../../src/content-edits/errors.ts';
import { IMPORT_FORMATS } from '../../../src/import/formats/export-formats.ts';
import { importedFiles, importedFixtures } from '../../support/import-fixtures.ts';
import { packageDir } from '../../support/run-tool.ts';

const TABLES = ['csv/speakers.csv', 'csv/sessions.csv', 'csv/schedule.tsv'];

/** Reads one table. */
const imported = (text: string, name = 'table.csv') => importedFiles('csv', { [name]: text });

/** The message of the refusal of some tables. */
function refusal(files: Readonly<Record<string, string>>): ImportRefusal {
  try {
    importedFiles('csv', files);
  } catch (error) {
    if (error instanceof ImportRefusal) return error;
    throw error;
  }
  throw new Error('the tables were read');
}

describe('three tables, with the separators of Excel, Google Sheets and a copy', () => {
  const programme = importedFixtures('csv', TABLES);

  it('give speakers with biographies, positions, portraits and links, and no e-mail addresses', () => {
    expect(programme.speaker('Perunika Novosel')).toEqual({
      key: 'perunika-novosel',
      fullName: 'Perunika Novosel',
      position: 'Weaver of charts',
      company: 'Spindle & Co',
      biography: 'Perunika weaves charts.\n\nShe says "hello" to looms.',
      pictureUrl: 'https://pictures.example/perunika.jpg',
      isKeynote: true,
      links: [
        { title: 'Website', url: 'https://perunika.example/', kind: 'social' },
        { title: 'LinkedIn', url: 'https://www.linkedin.com/in/perunika', kind: 'social' },
      ],
    });
    expect(JSON.stringify(programme)).not.toContain('mail.example');
  });

  it('give sessions whose columns are named in another language', () => {
    expect(programme.session('Knots by hand')).toMatchObject({
      description: 'Bring a rope.',
      kind: 'workshop',
      language: 'hr',
      level: 'advanced',
      isRecorded: false,
      track: 'Hands',
    });
    expect(programme.peopleOf('Knots by hand')).toEqual(['Zvonko Bilić', 'Hasna Đulić']);
    expect(programme.session('Counting threads')).toMatchObject({
      isKeynote: true,
      topics: ['Charts', 'WebAssembly'],
      track: 'Basics',
      language: 'en',
    });
  });

  it('give the time and the room of each session; an empty date is that of the row above', () => {
    const slots = Object.fromEntries(programme.sessions.map(({ title, slots: own }) => [title, own]));
    const at = (startsAt: string, durationMinutes: number, roomKey: string) => [
      { day: startsAt.slice(0, 10), startsAt, durationMinutes, roomKey },
    ];
    expect(slots).toEqual({
      'Counting threads': at('2027-05-07T09:00', 45, 'Big hall'),
      'Coffee break': at('2027-05-07T09:45', 15, 'Big hall'),
      'Knots by hand': at('2027-05-07T10:00', 150, 'Attic'),
      'Looms after dark': at('2027-05-08T21:30', 45, 'Big hall'),
    });
    expect(programme.session('Coffee break').kind).toBe('service');
    expect(programme.rooms.map(({ name }) => name)).toEqual(['Big hall', 'Attic']);
  });

  it('say which columns were recognised, and which were not', () => {
    expect(programme.notesOf('guessed').join('\n')).toContain(
      'Columns of sessions.csv were read by their meaning: "Naslov" as title, "Opis" as description, "Predavači" as speakers, "Vrsta" as type, "Jezik" as language, "Razina" as level, "Teme" as topics, "Ne snimati" as do not record.',
    );
    expect(programme.notesOf('left-out')).toContain('Columns of speakers.csv that are not imported: "E-mail".');
    expect(programme.notesOf('left-out')).toContain('Columns of sessions.csv that are not imported: "Napomena".');
  });
});

describe('one table', () => {
  it('can have a row for each speaker, with the biography, and the title of the talk repeated', () => {
    const programme = imported(
      'Name,About me,Company,Talk title,Abstract,Date,From,To\n' +
        'Mia Berg,Mia repairs.,Kvadrat,Edges,All about edges.,2027-05-07,09:00,09:30\n' +
        'Ivo Horvat,Ivo draws.,,Edges,All about edges.,2027-05-07,09:00,09:30\n',
    );
    expect(programme.sessions).toHaveLength(1);
    expect(programme.peopleOf('Edges')).toEqual(['Mia Berg', 'Ivo Horvat']);
    expect(programme.speaker('Mia Berg')).toMatchObject({ biography: 'Mia repairs.', company: 'Kvadrat' });
    expect(programme.session('Edges').slots).toHaveLength(1);
  });

  it('can have several columns of speakers, and several names in a cell', () => {
    const programme = imported(
      'title;Speaker 1;Speaker 2;description\nEdges;Mia Berg;Ivo Horvat;x\nKnots;"Ana Kos, Ivo Horvat & Mia Berg";;x\n',
    );
    expect(programme.peopleOf('Edges')).toEqual(['Mia Berg', 'Ivo Horvat']);
    expect(programme.peopleOf('Knots')).toEqual(['Ana Kos', 'Ivo Horvat', 'Mia Berg']);
    expect(programme.speakers).toHaveLength(3);
  });

  it('takes a degree for a part of the name before it', () => {
    const programme = imported('title;speakers;description\nEdges;Mia Berg, Ph.D., Ivo Horvat;x\n');
    expect(programme.peopleOf('Edges')).toEqual(['Mia Berg Ph.D.', 'Ivo Horvat']);
  });

  it('has two sessions for two talks of the same title by different people', () => {
    const programme = imported(
      'title,speaker,start\nLightning talk,Mia Berg,2027-05-07 09:00\nLightning talk,Ivo Horvat,2027-05-07 09:10\n',
    );
    expect(programme.sessions.map(({ key, slots }) => [key, slots[0]?.startsAt])).toEqual([
      ['lightning-talk', '2027-05-07T09:00'],
      ['lightning-talk#2', '2027-05-07T09:10'],
    ]);
  });

  it('can have a heading above the names of its columns', () => {
    const programme = imported('Our programme,,\n,,\ntitle,speakers,description\nEdges,Mia Berg,x\n');
    expect(programme.sessions.map(({ title }) => title)).toEqual(['Edges']);
  });

  it.each([
    ['the separator in a line of its own, as Excel writes it', 'sep=;\ntitle;speakers\nEdges;Mia Berg\n'],
    ['commas in the heading above', 'Talks, workshops, breaks\ntitle;speakers\nEdges;Mia Berg\n'],
    ['quotation marks around names', '"title";"speakers"\n"Edges";"Mia Berg"\n'],
  ])('can have %s', (_what, text) => {
    const programme = imported(text);
    expect(programme.peopleOf('Edges')).toEqual(['Mia Berg']);
  });

  it('leaves out rows with another status than accepted', () => {
    const programme = imported('title,speakers,status\nEdges,Mia Berg,Accepted\nKnots,Ivo Horvat,Rejected\n');
    expect(programme.sessions.map(({ title }) => title)).toEqual(['Edges']);
    expect(programme.speakers.map(({ fullName }) => fullName)).toEqual(['Mia Berg']);
    expect(programme.notesOf('left-out')).toEqual(['Rows with the status "Rejected" were left out: "Knots".']);
  });

  it('takes the title in a table of people for their job', () => {
    const programme = importedFiles('csv', {
      'people.csv': 'Name,Title,Company\nMia Berg,Engineer,Kvadrat\n',
      'talks.csv': 'title,speakers,description\nEdges,Mia Berg,x\n',
    });
    expect(programme.speaker('Mia Berg')).toMatchObject({ position: 'Engineer', company: 'Kvadrat' });
  });

  it('names the nearest column for an unknown one', () => {
    const programme = imported('title,speakers,descriptoin\nEdges,Mia Berg,x\n');
    expect(programme.notesOf('doubtful')).toContain(
      'The column "descriptoin" of table.csv is unknown and was left out; the nearest name is "description".',
    );
  });

  it.each([
    ['9:30', '09:30'],
    ['09:30:00', '09:30'],
    ['9.30 Uhr', '09:30'],
    ['9:30 AM', '09:30'],
    ['9:30 p.m.', '21:30'],
    ['12 am', '00:00'],
    ['9h30', '09:30'],
  ])('reads the time %s', (start, clock) => {
    const { sessions } = imported(`title;date;start\nEdges;2027-05-07;${start}\n`);
    expect(sessions[0]?.slots[0]?.startsAt).toBe(`2027-05-07T${clock}`);
  });

  it.each([
    ['7.5.2027', '2027-05-07'],
    ['Fri, 07. 05. 2027.', '2027-05-07'],
    ['2027-5-7', '2027-05-07'],
    ['5/17/2027', '2027-05-17'],
    ['17/5/2027', '2027-05-17'],
  ])('reads the date %s', (date, day) => {
    const { sessions } = imported(`title;date;start\nEdges;${date};9:00\n`);
    expect(sessions[0]?.slots[0]?.day).toBe(day);
  });

  it('reads an ambiguous date as the other dates of the table show', () => {
    const { sessions } = imported('title;date;start\nEdges;5/8/2027;9:00\nKnots;5/17/2027;9:00\n');
    expect(sessions[0]?.slots[0]?.day).toBe('2027-05-08');
  });

  it('ends after midnight', () => {
    const { sessions } = imported('title;date;start;end\nParty;2027-05-07;22:00;01:00\n');
    expect(sessions[0]?.slots[0]?.durationMinutes).toBe(180);
  });
});

describe('mistakes in tables', () => {
  it('are listed with file and line, all at once', () => {
    const { code, message } = refusal({
      'people.csv': 'name,bio\nMia Berg,"Two\nlines"\nIvo Horvat,\n',
      'talks.csv': [
        'title,description,speakers,date,start,end,duration',
        'Edges,"over\ntwo lines",Mia Bergg,2027-05-07,9:00,8:00,',
        'Knots,x,Ivo Horvat,5/8/2027,9:00,,',
        'Looms,x,Ivo Horvat,2027-05-07,25:00,,',
        'Yarn,x,Ivo Horvat,31.2.2027,9:00,,',
        'Wool,x,Ivo Horvat,2027-05-07,9:00,,long',
      ].join('\n'),
    });
    expect(code).toBe('mistakes');
    expect(message.split('\n')).toEqual([
      'There are 6 mistakes in the export:',
      '  talks.csv:2: It ends at 08:00, and starts at 09:00.',
      '  talks.csv:2: There is no speaker "Mia Bergg"; did you mean "Mia Berg"?',
      '  talks.csv:4: "5/8/2027" can be two days, since either number can be the month; write it as 2026-05-08.',
      '  talks.csv:5: "25:00" is not a time of day; write it as 09:30.',
      '  talks.csv:6: "31.2.2027" is not a date; write it as 2026-05-08.',
      '  talks.csv:7: "long" is not a duration; write the number of minutes.',
    ]);
  });

  it('name the session that a row of the schedule means', () => {
    const { message } = refusal({
      'sessions.csv': 'title,description\nCounting threads,x\n',
      'schedule.csv': 'title,date,start\nCounting thread,2027-05-07,9:00\n',
    });
    expect(message).toContain(
      'schedule.csv:2: There is no session "Counting thread"; did you mean "Counting threads"?',
    );
  });

  it('are also a time without a date', () => {
    expect(refusal({ 'schedule.csv': 'title,start\nEdges,9:00\n' }).message).toContain(
      'schedule.csv:2: This row has a time and no date',
    );
  });

  it.each([
    [
      'a grid of rooms',
      'Time,Big hall,Attic\n9:00,Edges,Knots\n10:00,Looms,Wool\n',
      'table.csv is a grid, with a column for each room.',
    ],
    [
      'other columns',
      'Tittle,Colour,Price\na,b,c\n',
      'table.csv has neither a column with titles of sessions nor one with names of speakers. Its columns are "Tittle", "Colour", "Price".',
    ],
    [
      'an open quotation mark',
      'title,speakers,description\nEdges,Mia Berg,"open\n\n',
      'The table cannot be read: table.csv:2: a quotation mark is never closed.',
    ],
  ])('refuses %s', (_what, text, message) => {
    expect(refusal({ 'table.csv': text }).message).toBe(message);
  });

  it('suggests the column that a misspelt one means', () => {
    expect(refusal({ 'table.csv': 'Tittle,Colour,Price\na,b,c\n' }).hint).toBe('did you mean the column "title"?');
  });

  it('says how to save a workbook as a table', () => {
    expect(() => importedFiles('csv', { 'a.xlsx': new Uint8Array([0x50, 0x4b, 3, 4, 20]) })).toThrow(
      'This is a ZIP archive or an Excel workbook.',
    );
  });
});

describe('the samples in the documentation', () => {
  const [formats, section] = ['import', 'tables'].map((name) =>
    readFileSync(join(packageDir, `docs/${name}.md`), 'utf8'),
  ) as [string, string];
  const samples = (language: string): readonly string[] =>
    [...`${formats}${section}`.matchAll(new RegExp(`\`\`\`${language}\n([\\s\\S]*?)\`\`\``, 'g'))].map(
      ([, text = '']) => text,
    );

  it('are tables that can be imported together', () => {
    const [speakers = '', sessions = '', schedule = ''] = samples('csv');
    const programme = importedFiles('csv', { 'a.csv': speakers, 'b.csv': sessions, 'c.csv': schedule });
    expect(programme.peopleOf('Rendering at the edge')).toEqual(['Mia Berg']);
    expect(programme.session('Rendering at the edge')).toMatchObject({
      track: 'Web',
      topics: ['CSS', 'HTTP'],
      slots: [{ startsAt: '2027-05-08T09:30', durationMinutes: 45, roomKey: 'Main hall' }],
    });
    expect(programme.session('Registration').kind).toBe('service');
  });

  it('are JSON that can be imported', () => {
    const [json = ''] = samples('json');
    expect(importedFiles('json', { 'programme.json': json }).peopleOf('Rendering at the edge')).toEqual(['Mia Berg']);
  });

  it('name columns that are found by each of their names, and all formats', () => {
    const [, table = ''] = section.split('| column | also called | is |\n|---|---|---|\n');
    const rows = table.slice(0, table.indexOf('\n\n')).split('\n');
    const names = rows
      .flatMap((row) => row.split('|').slice(1, 3))
      .flatMap((cell) => cell.split(/[,;] | and | or | …/));
    const headers = names.map((name) => name.replaceAll('`', '').trim()).filter((name) => name !== '');
    const programme = imported(`${headers.join(';')}\n`);
    expect(headers.length).toBeGreaterThan(80);
    expect(programme.notesOf('doubtful')).toEqual(['The export has no sessions yet.']);
    expect(programme.notesOf('left-out')).toEqual([]);
    for (const format of IMPORT_FORMATS) expect(formats).toContain(`| \`${format}\` |`);
  });
});
