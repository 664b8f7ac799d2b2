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
      '9007199254740991',
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

/** Holds for any damage to any of the files that are meant: in each run to a few, or to a third of all, which takes no longer. */
async function expectTold<T>(
  damage: fc.Arbitrary<T>,
  damaged: (text: string, damage: T) => string | Uint8Array,
  isMeant = (_path: string): boolean => true,
): Promise<void> {
  const paths = (await realContent()).documents.map(({ path }) => path).filter(isMeant);
  const most = Math.floor(paths.length / 3);
  const damages = fc.array(fc.tuple(fc.constantFrom(...paths), damage), { minLength: 1, maxLength: most, size: 'max' });
  await fc.assert(
    fc.asyncProperty(damages, async (all) => {
      const { diagnostics } = await checkedContent((content) => {
        for (const [path, one] of all) content.write(path, damaged(content.read(path), one));
      });
      for (const { file, line, column, message, hint = '' } of diagnostics) {
        const told = `${file}:${line}:${column} ${message} ${hint}`;
        expect(told).toMatch(/^content\/[^\n]*:[1-9]\d*:[1-9]\d* \S/);
        expect(told).not.toMatch(/\[object |\[native code|"undefined"|(?<!")\bNaN\b/);
      }
    }),
    { numRuns },
  );
}

it('a file with wounds is told like any other mistake', async () => {
  await expectTold(fc.array(wound, { minLength: 1, maxLength: 4 }), wounded);
});

it('a file of any bytes is told like any other mistake', async () => {
  await expectTold(fc.uint8Array({ maxLength: 200 }), (_, bytes) => bytes);
});

it('a value of any kind is told where it stands', async () => {
  const value = fc.oneof(fc.jsonValue({ maxDepth: 2 }), piece, fc.constantFrom(...HOSTILE_WORDS));
  await expectTold(fc.record({ which: fc.nat(), value }), withValue, (path) => path.endsWith('.yaml'));
});

/** The text with another value in one of its fields. */
function withValue(text: string, { which, value }: { readonly which: number; readonly value: unknown }): string {
  const lines = text.split('\n');
  const fields = lines.flatMap((line, at) => (/^ *(?:- )?[\w-]+: \S/.test(line) ? at : []));
  const at = fields[which % Math.max(1, fields.length)] ?? 0;
  lines[at] = `${/^ *(?:- )?[\w-]+:/.exec(lines[at] ?? '')?.[0] ?? 'x:'} ${JSON.stringify(value)}`;
  return lines.join('\n');
}
