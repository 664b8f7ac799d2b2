import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDocument } from '../../../src/read/parse-document.ts';
import { splitFrontMatter } from '../../../src/read/split-front-matter.ts';

const PATH = 'content/pages/code.md';
const parse = (text: string) => parseDocument(PATH, Buffer.from(text));

/** Splits a text with front matter. */
function parts(text: string) {
  const split = splitFrontMatter(text);
  if (split.kind !== 'yaml') throw new Error(`${JSON.stringify(text)} is ${split.kind}`);
  return split;
}

describe('front matter', () => {
  it('is the text between two lines of dashes, followed by the body', () => {
    expect(parts('---\ntitle: Code\n---\n\nBe kind.\n')).toMatchObject({ yaml: '\ntitle: Code', body: '\nBe kind.\n' });
    expect(parts('---\ntitle: Code\n---')).toMatchObject({ body: '' });
    expect(parts('---\n---\nBe kind.')).toMatchObject({ yaml: '', yamlStart: 3, body: 'Be kind.' });
  });

  it('may name YAML, and have spaces after its dashes and Windows line endings', () => {
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

  it('may contain dashes in its texts, like the body', () => {
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
  ])('does not exist in %j', (text) => {
    expect(splitFrontMatter(text)).toEqual({ kind: 'none' });
  });

  it.each([
    ['\n---\ntitle: Code\n---\n', 1, '---'],
    [' ---\r\ntitle: Code\r\n---\r\n', 1, '---'],
    ['title: Code\n---\nBody', 0, 'title:'],
    ['title:\r\n  en: Code\r\n---\r\n', 0, 'title:'],
  ])(
    'is reported if it is not at the beginning of the file, and not read as body: %j',
    async (text, start, reported) => {
      const { document, findings } = await parse(text);
      expect(document).toBeUndefined();
      expect(findings).toMatchObject([
        { code: 'front-matter-unopened', place: { kind: 'text', start, end: start + reported.length } },
      ]);
    },
  );

  it.each([
    ['—\ntitle: Code\n---\nBody', '—'],
    ['–––\ntitle: Code\n–––\nBody', '–––'],
    ['--\ntitle: Code\n--\nBody', '--'],
    ['----\r\ntitle: Code\r\n---\r\n', '----'],
    ['- - -\ntitle:\n  en: Code\n---\n', '- - -'],
    ['***\ntitle: Code\n***\n', '***'],
  ])('is reported if another line opens it, with the correct line: %j', async (text, line) => {
    expect((await parse(text)).findings).toMatchObject([
      {
        code: 'front-matter-unopened',
        place: { kind: 'text', start: 0, end: line.length },
        hint: 'write --- instead, three hyphens and nothing else, here and below the last field',
      },
    ]);
  });

  it('is reported if it is never closed, and not read as body', async () => {
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
  ])('in another language is refused and never executed: %j', async (text, language) => {
    expect(splitFrontMatter(text)).toMatchObject({ kind: 'other', language });
    const { document, findings } = await parse(text);
    expect(document).toBeUndefined();
    expect(findings).toMatchObject([{ code: 'front-matter-language', place: { kind: 'text', start: 0 } }]);
  });

  it('is at its offsets in the text, like the body', () => {
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
  it('has the front matter as data and the rest as body', async () => {
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

  it('is the same with Windows line endings, including its last field', async () => {
    const { document, findings } = await parse('---\r\ntitle: Code\r\nlevel: none\r\n---\r\nBody\r\n');
    expect(findings).toEqual([]);
    expect(document?.data).toEqual({ title: 'Code', level: 'none' });
  });

  it('has no data if its front matter is empty, a comment, or missing', async () => {
    for (const text of ['---\n---\nBody', '---\n# later\n---\nBody', '---\n\n---\nBody', 'Body']) {
      expect(await parse(text)).toMatchObject({ document: { data: undefined, body: 'Body' }, findings: [] });
    }
  });

  it('is read again after it was invalid', async () => {
    expect((await parse('---\ntitle: [\n---\nBody')).findings).toMatchObject([{ code: 'yaml-syntax' }]);
    expect((await parse('---\ntitle: [\n---\nBody')).findings).toHaveLength(1);
    expect((await parse('---\ntitle: []\n---\nBody')).findings).toEqual([]);
  });
});
