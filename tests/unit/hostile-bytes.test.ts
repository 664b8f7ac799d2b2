import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkedContent, realContent } from '../support/content-in-memory.ts';
import { HOSTILE_WORDS } from '../support/hostile-words.ts';
import { isFull } from '../support/thoroughness.ts';

/** Whatever bytes a file of the content has, `check` tells what is wrong with it, in words, at a place of the file. */

const numRuns = isFull ? 80 : 6;

/** Signs and words that mean something to YAML, Markdown, paths or programmes. */
const piece = fc.oneof(
  fc.constantFrom(...HOSTILE_WORDS),
  fc.constantFrom(
    ...[
      '---\n',
      '\n---\n',
      '{',
      '}',
      '[',
      ']',
      ': ',
      '- ',
      '? ',
      '&a ',
      '*a',
      '!x ',
      '|\n',
      '>-\n',
      '"',
      "'",
      '#',
      '\t',
      '\n',
      '\r',
    ],
    ...[
      'null',
      '~',
      'true',
      '-1',
      '1e999',
      '9'.repeat(40),
      '2026-02-30',
      '2026-13-01T25:61',
      '24:00',
      '0000-00-00',
      '.inf',
      '.nan',
    ],
    ...[
      '__proto__',
      'constructor',
      'toString',
      'hasOwnProperty',
      'valueOf',
      '../..',
      '/etc/passwd',
      'C:\\',
      '%2e%2e/',
      'CON',
    ],
    ...[
      '{year}',
      '{toString}',
      '{deadline.constructor}',
      '{',
      '<!-- conf-site-ignore',
      '-->',
      '# conf-site-ignore x: y',
      '# review: ',
    ],
  ),
  fc.string({ unit: 'binary', maxLength: 8 }),
);

/** Where a file is cut, what goes there, and how much of it goes. */
const wound = fc.record({ at: fc.double({ min: 0, max: 1, noNaN: true }), cut: fc.nat({ max: 30 }), put: piece });

const wounded = (text: string, wounds: readonly { at: number; cut: number; put: string }[]): string =>
  wounds.reduce((left, { at, cut, put }) => {
    const place = Math.floor(at * left.length);
    return left.slice(0, place) + put + left.slice(place + cut);
  }, text);

async function expectTold(path: string, change: (text: string) => string | Uint8Array): Promise<void> {
  const { diagnostics } = await checkedContent((content) => content.write(path, change(content.read(path))));
  for (const { file, line, column, message, hint = '' } of diagnostics) {
    const told = `${file}:${line}:${column} ${message} ${hint}`;
    expect(told).toMatch(/^content\/[^\n]*:[1-9]\d*:[1-9]\d* \S/);
    expect(told).not.toMatch(/\[object |\[native code|"undefined"|\bNaN\b/);
  }
}

it('a file with wounds is told like any other mistake', async () => {
  const paths = (await realContent()).documents.map(({ path }) => path);
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...paths), fc.array(wound, { minLength: 1, maxLength: 4 }), (path, wounds) =>
      expectTold(path, (text) => wounded(text, wounds)),
    ),
    { numRuns },
  );
});

it('a file of any bytes is told like any other mistake', async () => {
  const paths = (await realContent()).documents.map(({ path }) => path);
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...paths), fc.uint8Array({ maxLength: 200 }), (path, bytes) =>
      expectTold(path, () => bytes),
    ),
    { numRuns },
  );
});

it('a value of any kind is told where it stands', async () => {
  const paths = (await realContent()).documents.map(({ path }) => path).filter((path) => path.endsWith('.yaml'));
  const value = fc.oneof(fc.jsonValue({ maxDepth: 2 }), piece, fc.constantFrom(...HOSTILE_WORDS));
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...paths), fc.nat(), value, (path, which, instead) =>
      expectTold(path, (text) => {
        const lines = text.split('\n');
        const fields = lines.flatMap((line, at) => (/^ *(?:- )?[\w-]+: \S/.test(line) ? at : []));
        const at = fields[which % Math.max(1, fields.length)] ?? 0;
        lines[at] = `${/^ *(?:- )?[\w-]+:/.exec(lines[at] ?? '')?.[0] ?? 'x:'} ${JSON.stringify(instead)}`;
        return lines.join('\n');
      }),
    ),
    { numRuns },
  );
});
