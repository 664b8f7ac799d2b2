import { describe, expect, it } from 'vitest';
import { locateFindings } from '../../../src/read/locate.ts';
import { parseDocument } from '../../../src/read/parse-document.ts';

const PATH = 'content/company.yaml';
const bytesOf = (...parts: readonly (string | number)[]): Uint8Array =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from([part]))));
const parse = (...parts: readonly (string | number)[]) => parseDocument(PATH, bytesOf(...parts));

/** Code, line and column of the findings in a file with these bytes. */
async function found(...parts: readonly (string | number)[]): Promise<readonly string[]> {
  const bytes = bytesOf(...parts);
  const { document, findings } = await parseDocument(PATH, bytes);
  expect(document === undefined).toBe(findings.length > 0);
  const located = await locateFindings(findings, async () => bytes);
  return located.map(({ code, line, column }) => `${code} ${line}:${column}`);
}

const BOM = [0xef, 0xbb, 0xbf] as const;

describe('a YAML file', () => {
  it('is parsed to its data, with a hash of its bytes', async () => {
    const { document, findings } = await parse('city: Osijek\nzip: "31000"\n');
    expect(findings).toEqual([]);
    expect(document).toMatchObject({ path: PATH, data: { city: 'Osijek', zip: '31000' }, body: '' });
    expect(document?.hash).toMatch(/^[0-9a-f]{32}$/);
    expect((await parse('city: Osijek\nzip: "31000"\n')).document?.hash).toBe(document?.hash);
    expect((await parse('city: Osijek\nzip: "31001"\n')).document?.hash).not.toBe(document?.hash);
  });

  it('may begin with a byte order mark and have Windows line endings', async () => {
    const { document } = await parse(...BOM, 'city: Osijek\r\nnote: |\r\n  čćšžđ\r\n  red\r\n');
    expect(document?.data).toEqual({ city: 'Osijek', note: 'čćšžđ\nred\n' });
    expect((await parse(...BOM, 'a: !!str 1\n')).document?.data).toEqual({ a: '1' });
  });

  it('has no data if it only contains comments or is empty', async () => {
    for (const text of ['# later\n', '~\n', '---\n', 'null'])
      expect((await parse(text)).document?.data).toBeUndefined();
  });

  it('that is empty is reported', async () => {
    for (const text of ['', '\n', '   \r\n\t\n']) expect(await found(text)).toEqual(['file-empty 1:1']);
    expect(await found(...BOM)).toEqual(['file-empty 1:1']);
  });

  it('keeps times, days and codes as they were written, and numbers as numbers', async () => {
    const text = 'from: 10:10\nday: 2026-05-08\npin: 0123\nzip: "0123"\nprice: 49.90\nyes: no\n';
    expect((await parse(text)).document?.data).toEqual({
      from: '10:10',
      day: '2026-05-08',
      pin: 123,
      zip: '0123',
      price: 49.9,
      yes: 'no',
    });
  });

  it('has its problems at the positions that an editor shows, with and without a byte order mark', async () => {
    expect(await found('city: Osijek\r\ncity: Zagreb\r\n')).toEqual(['yaml-duplicate-key 2:1']);
    expect(await found(...BOM, 'city: Osijek\ncity: Zagreb\n')).toEqual(['yaml-duplicate-key 2:1']);
    expect(await found(...BOM, 'city: @osijek\n')).toEqual(['yaml-syntax 1:7']);
  });
});

describe('a file that is not UTF-8', () => {
  it.each([
    ['Čakovec in the old Windows encoding', ['city: ', 0xc8, 'akovec\n'], '1:7'],
    ['Šibenik in the old Windows encoding', ['country: HR\ncity: ', 0x8a, 'ibenik\n'], '2:7'],
    ['a letter cut in two at the end', ['city: Osijek ', 0xc4], '1:14'],
    ['a sign of four bytes cut at the end', ['city: ', 0xf0, 0x9f, 0x98], '1:7'],
    ['a bad byte behind good letters', ['city: čćšžđ ', 0xff, ' Osijek'], '1:13'],
    ['a bad byte at once', [0xff, 0xfe, 'a: 1'], '1:1'],
    ['a bad byte behind a byte order mark', [...BOM, 'a: 1\nb: ', 0xff, '\n'], '2:4'],
    ['a letter written longer than it is', ['a: ', 0xc0, 0xaf], '1:4'],
    ['half of a surrogate pair', ['a: 😀 ', 0xed, 0xa0, 0x80], '1:7'],
  ])('is reported at the first invalid byte: %s', async (_what, parts, place) => {
    expect(await found(...parts)).toEqual([`file-not-utf8 ${place}`]);
  });
});

describe('a file that is too large', () => {
  it('is not read at all, but one of just a megabyte is', async () => {
    const line = `# ${'x'.repeat(61)}\n`;
    const megabyte = line.repeat(1_048_576 / line.length);
    expect(await found(megabyte)).toEqual([]);
    expect(await found(megabyte, '\n')).toEqual(['file-too-large 1:1']);
    expect((await parse(megabyte, '\n')).findings[0]?.message).toContain('1.0 MB');
  });
});
