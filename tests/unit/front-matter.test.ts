import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDocument } from '../../src/read/parse-document.ts';
import { splitFrontMatter } from '../../src/read/split-front-matter.ts';

const PATH = 'content/pages/code.md';
const parse = (text: string) => parseDocument(PATH, Buffer.from(text));

/** The parts of a text that has front matter. */
function parts(text: string) {
  const split = splitFrontMatter(text);
  if (split.kind !== 'yaml') throw new Error(`${JSON.stringify(text)} is ${split.kind}`);
  return split;
}

describe('front matter', () => {
  it('is what stands between two lines of dashes, and the body is the rest', () => {
    expect(parts('---\ntitle: Code\n---\n\nBe kind.\n')).toMatchObject({ yaml: '\ntitle: Code', body: '\nBe kind.\n' });
    expect(parts('---\ntitle: Code\n---')).toMatchObject({ body: '' });
    expect(parts('---\n---\nBe kind.')).toMatchObject({ yaml: '', yamlStart: 3, body: 'Be kind.' });
  });

  it('may name YAML, and have spaces behind its dashes and Windows line ends', () => {
    for (const text of [
      '---yaml\ntitle: Code\n---\nBody',
      '--- yaml \ntitle: Code\n---\nBody',
      '---  \ntitle: Code\n---\nBody',
    ]) {
      expect(parts(text).yaml.trim()).toBe('title: Code');
      expect(parts(text).body).toBe('Body');
    }
    expect(parts('---\r\ntitle: Code\r\n---\r\nBody\r\n')).toMatchObject({ body: 'Body\r\n' });
    expect(parts('---\ntitle: Code\n--- \t\nBody').body.trim()).toBe('Body');
  });

  it('may hold dashes within its texts, and so may the body', () => {
    expect(parts('---\ntext: |\n  ---\n  x\n---\nBody').yaml).toContain('  ---\n  x');
    expect(parts('---\ntitle: a --- b\n---\nBody\n\n---\n\nMore').body).toBe('Body\n\n---\n\nMore');
  });

  it.each([
    '# Code\n',
    'Note: read this\n\n---\nthen that\n',
    '\n---\n\nText between rules\n\n---\n',
    '----\ntitle\n----\n',
    '— so they say\ntitle: Code\n',
    '–––\n\nText\n',
    'title\n---\n',
    '',
  ])('is not there in %j', (text) => {
    expect(splitFrontMatter(text)).toEqual({ kind: 'none' });
  });

  it.each([
    ['\n---\ntitle: Code\n---\n', 1, '---'],
    [' ---\r\ntitle: Code\r\n---\r\n', 1, '---'],
    ['title: Code\n---\nBody', 0, 'title:'],
    ['title:\r\n  en: Code\r\n---\r\n', 0, 'title:'],
  ])('that does not begin the file is told, not taken for a body: %j', async (text, start, told) => {
    const { document, findings } = await parse(text);
    expect(document).toBeUndefined();
    expect(findings).toMatchObject([
      { code: 'front-matter-unopened', place: { kind: 'text', start, end: start + told.length } },
    ]);
  });

  it.each([
    ['—\ntitle: Code\n---\nBody', '—'],
    ['–––\ntitle: Code\n–––\nBody', '–––'],
    ['--\ntitle: Code\n--\nBody', '--'],
    ['----\r\ntitle: Code\r\n---\r\n', '----'],
    ['- - -\ntitle:\n  en: Code\n---\n', '- - -'],
    ['***\ntitle: Code\n***\n', '***'],
  ])('that another line opens is told with the line that should: %j', async (text, line) => {
    expect((await parse(text)).findings).toMatchObject([
      {
        code: 'front-matter-unopened',
        place: { kind: 'text', start: 0, end: line.length },
        hint: 'write --- instead, three hyphens and nothing else, here and below the last field',
      },
    ]);
  });

  it('that never closes is told, not taken for a body', async () => {
    for (const text of ['---\ntitle: Code\n', '---\ntitle: Code\n --- \nBody', '---\ntitle: Code\n--- x\n']) {
      expect(splitFrontMatter(text)).toEqual({ kind: 'unclosed' });
      expect((await parse(text)).findings).toMatchObject([{ code: 'front-matter-unclosed', severity: 'error' }]);
    }
  });

  it.each([
    ['---js\n{ title: process.exit(3) }\n---\n', 'js'],
    ['---javascript\nmodule.exports = process.exit(3)\n---\n', 'javascript'],
    ['--- json\n{ "title": "Code" }\n---\n', 'json'],
    ['---toml\ntitle = "Code"\n---\n', 'toml'],
    ['---coffee\ntitle: 1\n---\n', 'coffee'],
  ])('in another language is refused and never run: %j', async (text, language) => {
    expect(splitFrontMatter(text)).toMatchObject({ kind: 'other', language });
    const { document, findings } = await parse(text);
    expect(document).toBeUndefined();
    expect(findings).toMatchObject([{ code: 'front-matter-language', place: { kind: 'text', start: 0 } }]);
  });

  it('stands in the text where its offsets say, and so does the body', () => {
    const line = fc.constantFrom('title: Code', '# note', '', 'when: 2026-05-08', 'ž: đ', '  - x', 'text: "a --- b"');
    const breaks = fc.constantFrom('\n', '\r\n');
    const open = fc.constantFrom('---', '---yaml', '--- yaml', '---  ');
    fc.assert(
      fc.property(open, fc.array(line, { maxLength: 5 }), breaks, fc.string(), (opening, lines, end, body) => {
        const text = [opening, ...lines, '---', body].join(end);
        const split = parts(text);
        expect(text.slice(split.yamlStart, split.yamlStart + split.yaml.length)).toBe(split.yaml);
        expect(text.slice(split.bodyStart)).toBe(split.body);
        expect(split.yaml.trim()).toBe(lines.join(end).trim());
        expect(split.body).toBe(body);
      }),
    );
  });
});

describe('a Markdown document', () => {
  it('has its front matter as data and the rest as body', async () => {
    const { document, findings } = await parse(
      '---\ntitle: Pravila ponašanja\nupdated: 2026-03-01\n---\nBudi *dobar*.\n',
    );
    expect(findings).toEqual([]);
    expect(document).toMatchObject({
      path: PATH,
      data: { title: 'Pravila ponašanja', updated: '2026-03-01' },
      body: 'Budi *dobar*.\n',
    });
  });

  it('says the same with Windows line ends, its last field too', async () => {
    const { document, findings } = await parse('---\r\ntitle: Code\r\nlevel: none\r\n---\r\nBody\r\n');
    expect(findings).toEqual([]);
    expect(document?.data).toEqual({ title: 'Code', level: 'none' });
  });

  it('has no data where its front matter is empty, a comment, or not there', async () => {
    for (const text of ['---\n---\nBody', '---\n# later\n---\nBody', '---\n\n---\nBody', 'Body']) {
      expect(await parse(text)).toMatchObject({ document: { data: undefined, body: 'Body' }, findings: [] });
    }
  });

  it('is read anew when it was broken before', async () => {
    expect((await parse('---\ntitle: [\n---\nBody')).findings).toMatchObject([{ code: 'yaml-syntax' }]);
    expect((await parse('---\ntitle: [\n---\nBody')).findings).toHaveLength(1);
    expect((await parse('---\ntitle: []\n---\nBody')).findings).toEqual([]);
  });
});
