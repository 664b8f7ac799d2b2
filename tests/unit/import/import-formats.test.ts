import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ImportRefusal } from '../../../src/content-edits/errors.ts';
import { IMPORT_FORMATS, type ImportFormat } from '../../../src/import/formats/export-formats.ts';
import { readExport } from '../../../src/import/formats/read-export.ts';
import { itemSentence } from '../../../src/import/import-report.ts';
import type { ImportedProgramme } from '../../../src/import/imported-programme.ts';
import { isSafe } from '../../../src/import/text/safe-markdown.ts';
import { fixtureBytes } from '../../support/import-fixtures.ts';
import { isFull } from '../../support/thoroughness.ts';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Reads a file that must be refused, and returns the refusal. Throws if the file is accepted, or at any other error. */
function refusal(source: Uint8Array | string, format: ImportFormat = 'sessionize'): ImportRefusal {
  const bytes = typeof source === 'string' ? utf8(source) : source;
  try {
    readExport([{ name: 'export', bytes }], { format, timeZone: 'Europe/Zagreb' });
  } catch (error) {
    if (error instanceof ImportRefusal) return error;
    throw error;
  }
  throw new Error('the file was read');
}

const FIXTURES: Readonly<Record<ImportFormat, string>> = {
  sessionize: 'sessionize.json',
  frab: 'frab.json',
  pentabarf: 'pentabarf.xml',
  hoverboard: 'hoverboard.json',
  pretalx: 'pretalx-talks.json',
  openplanner: 'openplanner.json',
  indico: 'indico.json',
  csv: 'csv/sessions.csv',
  json: 'programme.json',
};

describe('the format of an export is recognized by its content', () => {
  it.each(IMPORT_FORMATS)('%s is read as such, and refused as any other format with its name', (format) => {
    const bytes = fixtureBytes(FIXTURES[format]);
    expect(
      readExport([{ name: 'export', bytes }], { format, timeZone: 'Europe/Zagreb' }).sessions.length,
    ).toBeGreaterThan(2);
    const other = IMPORT_FORMATS.find((name) => name !== format) as ImportFormat;
    expect(refusal(bytes, other)).toMatchObject({
      code: 'other-format',
      hint: `run \`conf-site import ${format}\` with the same file`,
    });
  });

  it.each([
    ['an empty file', ' \n', 'This file is empty.'],
    [
      'GridSmart',
      '[{"date":"2027-05-07T00:00:00","rooms":[],"timeSlots":[]}]',
      'This is the view GridSmart of Sessionize, which has no biographies.',
    ],
    [
      'the view Sessions',
      '[{"groupId":null,"groupName":"All","sessions":[]}]',
      'This is the view Sessions of Sessionize.',
    ],
    ['the view Speakers', '[{"id":"a","fullName":"A B","tagLine":null}]', 'This is the view Speakers of Sessionize.'],
    [
      'half of the view All',
      '{"sessions":[],"speakers":[]}',
      'This has sessions and speakers like a Sessionize export, but neither rooms nor categories.',
    ],
    [
      'OPass',
      '{"sessions":[],"speakers":[],"session_types":[],"rooms":[],"tags":[]}',
      'This is a session.json of OPass.',
    ],
    ['speakers of frab', '{"schedule_speakers":{"speakers":[]}}', 'This is a speakers.json of frab.'],
    [
      'a schedule of Hoverboard',
      '{"2027-05-07":{"tracks":[],"timeslots":[]}}',
      'This is only the schedule of a Hoverboard site.',
    ],
    [
      'speakers of Hoverboard',
      '{"ana":{"name":"A","socials":[]}}',
      'These are only the speakers of a Hoverboard site.',
    ],
    [
      'sessions of Hoverboard',
      '{"1":{"title":"A","description":""}}',
      'These seem to be only the sessions of a Hoverboard site.',
    ],
    [
      'another object',
      '{"a":1,"b":2,"c":3,"d":4,"e":5,"f":6}',
      'This is a JSON object with "a", "b", "c", "d", "e" and 1 more.',
    ],
    ['an empty object', '{}', 'This is an empty JSON object.'],
    ['an empty list', '[]', 'This is an empty list.'],
    ['other records', '[{"a":1}]', 'This is a list of records, the first with "a".'],
    ['numbers', '[1,2]', 'This is a list of values.'],
    [
      'a schedule with entries',
      '<schedule><day><entry/></day></schedule>',
      'This is a schedule.xml with entries instead of events, not that of Pentabarf or frab.',
    ],
    [
      'a schedule of trains',
      '<schedule><train/></schedule>',
      'This has <schedule> as its first element, but neither a conference nor days.',
    ],
    [
      'a feed',
      '<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom"/>',
      'This is an XML document of another kind: its first element is <feed>.',
    ],
    ['an XML declaration', '<?xml version="1.0"?>', 'This is not an XML document: it has no element.'],
    ['a page', '<!doctype html><title>a</title>', 'This is an HTML page.'],
    ['a calendar', 'BEGIN:VCALENDAR\r\nEND:VCALENDAR', 'This is a calendar (ICS), which has no speakers.'],
    ['YAML', 'title: A\nspeakers: []', 'This is YAML or a similar text.'],
    ['prose', 'Dear organiser', 'This is neither JSON, nor XML, nor a table.'],
    ['an archive', new Uint8Array([0x50, 0x4b, 3, 4, 20]), 'This is a ZIP archive or an Excel workbook.'],
    ['other bytes', new Uint8Array([0x7b, 0xc3, 0x28]), 'This is not text in UTF-8.'],
  ])('%s is named in the error', (_what, source, message) => {
    const refused = refusal(source);
    expect(refused.message).toBe(message);
    expect(refused.code).toBe('unknown-format');
    expect(refused.hint).toMatch(/import|export|save/);
  });

  it.each([
    ['UTF-8 with a mark', (text: string) => utf8(`\ufeff${text}`)],
    ['UTF-16, little end first', (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['UTF-16, big end first', (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16()],
    ['UTF-16 without a mark', (text: string) => Buffer.from(text, 'utf16le')],
  ])('%s is read', (_what, encode) => {
    const text = '{"sessions":[{"id":"1","title":"Žarko čuva"}],"speakers":[],"rooms":[]}';
    const { sessions } = readExport([{ name: 'export', bytes: encode(text) }], {
      format: 'sessionize',
      timeZone: 'UTC',
    });
    expect(sessions[0]?.title).toBe('Žarko čuva');
  });

  it('XML is read in the encoding that it declares', () => {
    const xml =
      '<?xml version="1.0" encoding="iso-8859-2"?><schedule><day date="2027-05-07"><event id="1"><title>\xe8a\xb9a</title></event></day></schedule>';
    const { sessions } = readExport([{ name: 'export', bytes: Buffer.from(xml, 'latin1') }], {
      format: 'pentabarf',
      timeZone: 'UTC',
    });
    expect(sessions[0]?.title).toBe('čaša');
  });
});

describe('a file of another format than the named one is refused with the name of its format', () => {
  it.each([
    ['talks of pretalx', '[{"code":"A","title":"B","slot":{}}]', 'an export of the REST API of pretalx', 'pretalx'],
    ['speakers of pretalx', '[{"code":"A","name":"B"}]', 'an export of the REST API of pretalx', 'pretalx'],
    [
      'a page of talks of pretalx',
      '{"count":0,"next":null,"previous":null,"results":[]}',
      'an export of the REST API of pretalx',
      'pretalx',
    ],
    [
      'OpenPlanner',
      '{"event":{"id":"a","tracks":[]},"sessions":[],"speakers":[],"sponsors":[]}',
      'the public JSON of OpenPlanner',
      'openplanner',
    ],
    ['Indico', '{"count":1,"_type":"HTTPAPIResult","results":[{"contributions":[]}]}', 'an export of Indico', 'indico'],
    ['a table', 'Title,Speaker,Room\na,b,c', 'a table (CSV)', 'csv'],
    ['a table of two columns', 'title;speakers\na;b', 'a table (CSV)', 'csv'],
    [
      'our own format',
      '{"format":"conf-site","sessions":[],"speakers":[],"rooms":[]}',
      'a programme in the JSON format of conf-site',
      'json',
    ],
  ])('%s', (_what, source, name, format) => {
    expect(refusal(source)).toMatchObject({
      code: 'other-format',
      message: `This is ${name}, not a Sessionize export (the view All).`,
      hint: `run \`conf-site import ${format}\` with the same file`,
    });
  });
});

describe('a damaged file is refused with the position of the damage', () => {
  it.each([
    ['{"sessions": [', 'line 1, column 15: the file ends, but a value or "]" is expected'],
    [
      '{"sessions": [],\n  "speakers": []\n  "rooms": []}',
      'line 3, column 3: there is "\\"", but a comma or the closing bracket is expected',
    ],
    ['{"a": 1,}', 'line 1, column 9: there is "}", but the name of a property in double quotes is expected'],
    ['{a: 1}', 'line 1, column 2: there is "a", but the name of a property in double quotes or "}" is expected'],
    ['{"a" 1}', 'line 1, column 6: there is "1", but a colon is expected'],
    ['{"a": undefined}', 'line 1, column 7: there is "u", but a value is expected'],
    [
      '{"a": "b\nc"}',
      'line 1, column 9: there is a line break or control character, but the closing quote of a string is expected',
    ],
    ['{"a": "\\x"}', 'line 1, column 8: there is "\\\\", but the closing quote of a string is expected'],
    ['{"a": 01}', 'line 1, column 8: there is "1", but a comma or the closing bracket is expected'],
    ['{"a": [1, 2}', 'line 1, column 12: there is "}", but a comma or the closing bracket is expected'],
    ['{} {}', 'line 1, column 4: there is "{", but the end of the file is expected'],
    ['[1,2,]', 'line 1, column 6: there is "]", but a value is expected'],
  ])('%j', (json, place) => {
    expect(refusal(json)).toMatchObject({ code: 'damaged', message: `The JSON is damaged at ${place}.` });
  });

  it('truncated XML is refused with the name of the unclosed element', () => {
    const xml = new TextDecoder().decode(fixtureBytes('pentabarf.xml'));
    const broken = xml.slice(0, xml.indexOf('</title>', xml.indexOf('<event')));
    expect(refusal(broken, 'pentabarf').message).toMatch(
      /^The XML is damaged at line 23, column \d+: <title> is not closed\.$/,
    );
    expect(refusal('<schedule>\n<day></schedule>', 'pentabarf').message).toBe(
      'The XML is damaged at line 2, column 6: <day> is not closed.',
    );
  });

  it('the reported position in JSON is where JSON.parse fails', () => {
    fc.assert(
      fc.property(fc.json(), fc.nat(), fc.constantFrom('', '"', ',', '}', '[', '\\', 'x'), (json, at, put) => {
        const broken = `{"a":${json}}`;
        const cut = 1 + (at % (broken.length - 1));
        const text = broken.slice(0, cut) + put + broken.slice(cut + 1);
        let isSound = true;
        try {
          JSON.parse(text);
        } catch {
          isSound = false;
        }
        expect(refusal(text).code).toBe(isSound ? 'unknown-format' : 'damaged');
      }),
      { numRuns: 500 },
    );
  });
});

describe('a file with any content', () => {
  /** Every string, number and key of a fixture may be replaced. */
  const odd = fc.oneof(
    fc.constantFrom<unknown>(
      null,
      0,
      -1,
      1e21,
      '',
      ' ',
      '0',
      true,
      [],
      {},
      [null],
      '2027-13-45T99:99:99',
      '__proto__',
      { toString: {} },
      '<script>alert(1)</script>',
      'javascript:alert(1)',
      '{contactEmail}',
      '\u0000',
      '![x](y)',
      '99:99',
      'a@b.example',
    ),
    fc.jsonValue({ maxDepth: 2 }),
  );

  /** Replaces some parts of a value; the numbers choose which. */
  function mutated(value: unknown, next: () => unknown): unknown {
    const put = next();
    if (put !== undefined) return put;
    if (Array.isArray(value)) return value.map((item) => mutated(item, next));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mutated(item, next)]));
  }

  function expectSound({ sessions, speakers, rooms, notes }: ImportedProgramme): void {
    const keys = new Set(speakers.map(({ key }) => key));
    const roomKeys = new Set(rooms.map(({ key }) => key));
    expect(keys.size).toBe(speakers.length);
    expect(new Set(sessions.map(({ key }) => key)).size).toBe(sessions.length);
    for (const { fullName, biography = '', links } of speakers) {
      expect(fullName).toMatch(/\S/);
      expect(isSafe(biography)).toBe(true);
      for (const { url } of links) expect(url).toMatch(/^https:\/\/\S+$/);
    }
    for (const { title, description = '', speakerKeys, slots, links } of sessions) {
      expect(title).toMatch(/\S/);
      expect(isSafe(description)).toBe(true);
      expect(speakerKeys.every((key) => keys.has(key))).toBe(true);
      for (const { url } of links) expect(url).toMatch(/^https:\/\/\S+$/);
      for (const { day, startsAt, durationMinutes, roomKey } of slots) {
        expect(`${day} ${startsAt}`).toMatch(/^\d{4}-\d\d-\d\d \d{4}-\d\d-\d\dT\d\d:\d\d$/);
        expect(durationMinutes).toBeGreaterThan(0);
        if (roomKey !== undefined) expect(roomKeys).toContain(roomKey);
      }
    }
    for (const note of notes) expect(itemSentence(note, { isWhole: false })).toMatch(/\.$/);
  }

  function expectProgrammeOrRefusal(bytes: Uint8Array, format: ImportFormat): void {
    try {
      expectSound(readExport([{ name: 'export', bytes }], { format, timeZone: 'Europe/Zagreb' }));
    } catch (error) {
      if (!(error instanceof ImportRefusal)) throw error;
      expect(error.message).toMatch(
        error.code === 'mistakes' ? /^There (?:is a|are \d+) mistakes? in the export:/ : /\.$/,
      );
      expect(error.hint).not.toBe('');
    }
  }

  it.each(['sessionize', 'frab', 'hoverboard', 'pretalx', 'openplanner', 'indico', 'json'] as const)(
    'gives a valid programme or a refusal if it is a mutated export of %s',
    (format) => {
      const whole = JSON.parse(new TextDecoder().decode(fixtureBytes(FIXTURES[format])));
      fc.assert(
        fc.property(fc.infiniteStream(fc.oneof({ weight: 60, arbitrary: fc.constant(undefined) }, odd)), (stream) => {
          const next = (): unknown => stream.next().value;
          expectProgrammeOrRefusal(utf8(JSON.stringify(mutated(whole, next)) ?? ''), format);
        }),
        { numRuns: isFull ? 1000 : 40 },
      );
    },
  );

  it('gives a valid programme or a refusal if it is a mutated schedule.xml', () => {
    const whole = new TextDecoder().decode(fixtureBytes('pentabarf.xml'));
    const bit = fc.constantFrom(
      '',
      '<',
      '>',
      '&',
      '"',
      '</room>',
      '<event>',
      '&lots;',
      ']]>',
      '<![CDATA[',
      '\u0000',
      '99:99',
      '<!--',
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(), fc.nat({ max: 30 }), bit), { minLength: 1, maxLength: 4 }), (cuts) => {
        const text = cuts.reduce((xml, [at, length, put]) => {
          const from = at % xml.length;
          return xml.slice(0, from) + put + xml.slice(from + length);
        }, whole);
        expectProgrammeOrRefusal(utf8(text), 'pentabarf');
      }),
      { numRuns: isFull ? 4000 : 100 },
    );
  });

  it.each(['csv/speakers.csv', 'csv/sessions.csv', 'csv/schedule.tsv'])(
    'gives a valid programme or a refusal if it is the mutated table %s',
    (file) => {
      const whole = new TextDecoder('utf-8', { ignoreBOM: true }).decode(fixtureBytes(file));
      const bit = fc.constantFrom(
        '',
        ';',
        ',',
        '\t',
        '"',
        '\n',
        '\r',
        '99:99',
        '31.2.2027',
        'title',
        '\u0000',
        '=1+1',
        '&',
      );
      fc.assert(
        fc.property(fc.array(fc.tuple(fc.nat(), fc.nat({ max: 30 }), bit), { minLength: 1, maxLength: 6 }), (cuts) => {
          const text = cuts.reduce((table, [at, length, put]) => {
            const from = at % table.length;
            return table.slice(0, from) + put + table.slice(from + length);
          }, whole);
          expectProgrammeOrRefusal(utf8(text), 'csv');
        }),
        { numRuns: isFull ? 4000 : 100 },
      );
    },
  );

  it('has no session in a row whose title is only a control character', () => {
    const table = 'Date\tTime\tRoom\tTrack\tSession\n8.5.2027.\t21:30\tBig hall\tBasics\t\u0000\n';
    expectProgrammeOrRefusal(utf8(table), 'csv');
  });

  it.each(IMPORT_FORMATS)('gives a programme or a refusal if any JSON or bytes are read as %s', (format) => {
    fc.assert(
      fc.property(fc.oneof(fc.json().map(utf8), fc.uint8Array({ maxLength: 60 })), (bytes) => {
        expectProgrammeOrRefusal(bytes, format);
      }),
      { numRuns: 300 },
    );
  });

  it('may nest lists and elements to any depth', () => {
    expect(refusal('['.repeat(100_000)).code).toBe('damaged');
    expect(refusal(`${'['.repeat(100_000)}${']'.repeat(100_000)}`).message).toBe('This is a list of values.');
    const deep = `<schedule><day date="2027-05-07">${'<a>'.repeat(100_000)}</schedule>`;
    expect(refusal(deep, 'pentabarf').message).toMatch(
      /^The XML is damaged at line 1, column \d+: <a> is not closed\.$/,
    );
  });
});
