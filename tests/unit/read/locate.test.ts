import { describe, expect, it } from 'vitest';
import {
  type Finding,
  jsonPointer,
  type Place,
  sortDiagnostics,
  summarise,
} from '../../../src/diagnostics/diagnostic.ts';
import { locateFindings } from '../../../src/read/locate.ts';

const YAML = 'content/events/devlica/2026/tickets.yaml';
const MARKDOWN = 'content/events/devlica/2026/sessions/lace.md';

const finding = (path: string, place: Place): Finding => ({
  code: 'speaker-unknown',
  severity: 'error',
  path,
  place,
  message: 'There is no such speaker.',
});
const at = (pointer: readonly string[], on: 'key' | 'value' = 'value'): Place => ({ kind: 'pointer', pointer, on });

async function locate(path: string, text: string | Uint8Array, place: Place) {
  const bytes = typeof text === 'string' ? Buffer.from(text) : text;
  const [diagnostic] = await locateFindings([finding(path, place)], async () => bytes);
  if (diagnostic === undefined) throw new Error('the finding is gone');
  return diagnostic;
}

/** The marked text of the diagnostic, as `line:column text`; the end is exclusive. */
async function marked(path: string, text: string, place: Place): Promise<string> {
  const { line, column, endLine, endColumn } = await locate(path, text, place);
  const lines = text.replace(/^\uFEFF/, '').split('\n');
  const within = lines.slice(line - 1, endLine);
  within[within.length - 1] = (within.at(-1) ?? '').slice(0, endColumn - 1);
  within[0] = (within[0] ?? '').slice(column - 1);
  return `${line}:${column} ${within.join('\n')}`;
}

const TICKETS = `# Tickets of Devlica
tickets:
  - title: { en: Regular, hr: Redovna }
    price:   120 # euros
    access: [day-1, day-2]
  - title: "Early bird"
    note: |
      Only
      until March.
    2026: yes
    remark:
`;

describe('the position of a value in YAML', () => {
  it.each<[string, readonly string[], 'key' | 'value', string]>([
    ['a number', ['tickets', '0', 'price'], 'value', '4:14 120'],
    ['its key', ['tickets', '0', 'price'], 'key', '4:5 price'],
    ['a value in braces', ['tickets', '0', 'title', 'hr'], 'value', '3:31 Redovna'],
    ['an item of a list', ['tickets', '0', 'access', '1'], 'value', '5:21 day-2'],
    ['an item of a list, asked by its key', ['tickets', '0', 'access', '1'], 'key', '5:21 day-2'],
    ['a quoted text, with its quotes', ['tickets', '1', 'title'], 'value', '6:12 "Early bird"'],
    ['a text of several lines', ['tickets', '1', 'note'], 'value', '7:11 |\n      Only\n      until March.'],
    ['a key that is a number', ['tickets', '1', '2026'], 'key', '10:5 2026'],
    ['an empty value, by its key or the spot behind it', ['tickets', '1', 'remark'], 'key', '11:5 remark'],
    ['a whole list in brackets', ['tickets', '0', 'access'], 'value', '5:13 [day-1, day-2]'],
  ])('is correct for %s', async (_what, pointer, on, expected) => {
    expect(await marked(YAML, TICKETS, at(pointer, on))).toBe(expected);
  });

  it('is that of the nearest parent, or of its key, if a field is missing', async () => {
    expect(await marked(YAML, TICKETS, at(['tickets', '1', 'price']))).toMatch(/^6:5 title: "Early bird"\n/);
    expect(await marked(YAML, TICKETS, at(['tickets', '0', 'title', 'de']))).toBe('3:5 title');
    expect(await locate(YAML, TICKETS, at(['currency', 'code']))).toMatchObject({ line: 2, column: 1 });
    expect(await marked(YAML, 'a: text\n', at(['a', 'b', 'c']))).toBe('1:1 a');
    expect(await locate(YAML, '# nothing\n', at(['a']))).toMatchObject({ line: 1, column: 1 });
  });

  it('counts characters beyond ASCII, Windows line endings and a byte order mark as an editor does', async () => {
    expect(await marked(YAML, 'hr: čćš žđ\nen: x\n', at(['en']))).toBe('2:5 x');
    expect(await marked(YAML, 'a: { čš: 1, žđ: 2 }\n', at(['a', 'žđ']))).toBe('1:17 2');
    expect(await marked(YAML, 'a: 1\r\nb:\r\n  c: 3\r\n', at(['b', 'c']))).toBe('3:6 3');
    expect(await marked(YAML, '\uFEFFa: x\nb: y\n', at(['a']))).toBe('1:4 x');
  });

  it('comes with a JSON pointer', async () => {
    expect((await locate(YAML, TICKETS, at(['tickets', '0', 'price']))).pointer).toBe('/tickets/0/price');
    expect(jsonPointer(['a/b', 'c~d', ''])).toBe('/a~1b/c~0d/');
    expect((await locate(YAML, TICKETS, { kind: 'text', start: 0, end: 1 })).pointer).toBe('');
  });
});

describe('the position in a Markdown document', () => {
  const session = '---\ntitle: Lace\nspeakers:\n  - horvat-anna\n---\n\nA talk about <script>knots.\n';

  it('counts lines of front matter from the top of the file', async () => {
    expect(await marked(MARKDOWN, session, at(['speakers', '0']))).toBe('4:5 horvat-anna');
    expect(await marked(MARKDOWN, session.replaceAll('\n', '\r\n'), at(['speakers', '0']))).toBe('4:5 horvat-anna');
    expect(await marked(MARKDOWN, session.replace('---', '--- yaml'), at(['title'], 'key'))).toBe('2:1 title');
    expect(await marked(MARKDOWN, session.replace('---', '---  '), at(['title']))).toBe('2:8 Lace');
  });

  it('counts offsets in the body from the start of the body', async () => {
    const start = '\nA talk about <script>knots.\n'.indexOf('<script');
    expect(await marked(MARKDOWN, session, { kind: 'body', start, end: start + 7 })).toBe('7:14 <script');
    expect(await marked(MARKDOWN, 'No front matter.', { kind: 'body', start: 3, end: 8 })).toBe('1:4 front');
  });

  it('is the top of the file for a finding about the whole file, or about a missing file', async () => {
    const top = { line: 1, column: 1, endLine: 1, endColumn: 1, frame: [] };
    expect(await locate(MARKDOWN, session, { kind: 'file' })).toMatchObject(top);
    const [gone] = await locateFindings([finding(MARKDOWN, at(['title']))], async () => undefined);
    expect(gone).toMatchObject({ ...top, pointer: '/title' });
  });
});

describe('a located diagnostic', () => {
  it('has the properties of the finding, and the source line with the previous one', async () => {
    const place = at(['tickets', '0', 'price']);
    const [diagnostic] = await locateFindings([{ ...finding(YAML, place), hint: 'look again' }], async () =>
      Buffer.from(TICKETS.replaceAll('\n', '\r\n')),
    );
    expect(diagnostic).toEqual({
      code: 'speaker-unknown',
      severity: 'error',
      file: YAML,
      line: 4,
      column: 14,
      endLine: 4,
      endColumn: 17,
      pointer: '/tickets/0/price',
      message: 'There is no such speaker.',
      hint: 'look again',
      frame: [
        { line: 3, text: '  - title: { en: Regular, hr: Redovna }' },
        { line: 4, text: '    price:   120 # euros' },
      ],
    });
  });

  it('has only its own line if there is no previous one', async () => {
    expect((await locate(YAML, 'a: 1', at(['a']))).frame).toEqual([{ line: 1, text: 'a: 1' }]);
  });

  it('exists in texts that cannot be decoded or parsed', async () => {
    expect(await locate(YAML, 'a: [1\nb: 2\n', { kind: 'text', start: 6, end: 7 })).toMatchObject({
      line: 2,
      column: 1,
    });
    expect(await locate(YAML, 'a: [1\n', at(['a']))).toMatchObject({ line: 1, column: 4 });
    const bytes = Buffer.from([0xef, 0xbb, 0xbf, ...Buffer.from('a: 1\nb: '), 0xc8]);
    expect(await locate(YAML, bytes, { kind: 'text', start: 8, end: 9 })).toMatchObject({ line: 2, column: 4 });
  });

  it('reads nothing if there is nothing to locate', async () => {
    const read: string[] = [];
    const readBytes = async (path: string) => {
      read.push(path);
      return Buffer.from(TICKETS);
    };
    await locateFindings([], readBytes);
    await locateFindings([finding(YAML, { kind: 'file' })], readBytes);
    expect(read).toEqual([]);
    await locateFindings([finding(YAML, at(['tickets'])), finding(YAML, at(['tickets', '0']))], readBytes);
    expect(read).toEqual([YAML]);
  });
});

describe('several diagnostics', () => {
  it('are sorted by file, line, column and code, without duplicates', async () => {
    const places = [at(['tickets', '1', 'title']), at(['tickets', '0', 'price']), at(['tickets', '0', 'price'], 'key')];
    const findings = [MARKDOWN, YAML].flatMap((path) => places.map((place) => finding(path, place)));
    const located = await locateFindings([...findings, ...findings], async () => Buffer.from(TICKETS));
    const other = located.slice(0, 1).map((one) => ({ ...one, code: 'body-twice' as const }));
    const sorted = sortDiagnostics([...located, ...other]).map((one) => `${one.file.at(-1)}${one.line}:${one.column}`);
    expect(sorted).toEqual(['d4:5', 'd4:14', 'd6:12', 'd6:12', 'l4:5', 'l4:14', 'l6:12']);
  });

  it('are counted by severity', async () => {
    const error = await locate(YAML, TICKETS, { kind: 'file' });
    const warning = { ...error, severity: 'warning' as const };
    expect(summarise([error, warning, warning], 9)).toEqual({ files: 9, errors: 1, warnings: 2 });
  });
});
