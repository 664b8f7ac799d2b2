import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkedContent, realContent } from '../../support/content-in-memory.ts';
import { HOSTILE_WORDS } from '../../support/hostile-words.ts';
import { isFull } from '../../support/thoroughness.ts';

/** Whatever bytes a content file has, `check` must report valid messages at a position in the file. */

const numRuns = isFull ? 80 : 6;

/** Characters and words with a special meaning in YAML, Markdown, paths or programs. */
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

/** Where a file is damaged, the number of characters to remove there, and the text to insert. */
const damageAt = fc.record({ at: fc.double({ min: 0, max: 1, noNaN: true }), cut: fc.nat({ max: 30 }), put: piece });

const withDamage = (text: string, damages: readonly { at: number; cut: number; put: string }[]): string =>
  damages.reduce((left, { at, cut, put }) => {
    const place = Math.floor(at * left.length);
    return left.slice(0, place) + put + left.slice(place + cut);
  }, text);

/** Checks random damage of the selected files: each run damages up to a third of them. */
async function expectValidDiagnostics<T>(
  damage: fc.Arbitrary<T>,
  damaged: (text: string, damage: T) => string | Uint8Array,
  isSelected = (_path: string): boolean => true,
): Promise<void> {
  const paths = (await realContent()).documents.map(({ path }) => path).filter(isSelected);
  const most = Math.floor(paths.length / 3);
  const damages = fc.array(fc.tuple(fc.constantFrom(...paths), damage), { minLength: 1, maxLength: most, size: 'max' });
  await fc.assert(
    fc.asyncProperty(damages, async (all) => {
      const { diagnostics } = await checkedContent((content) => {
        for (const [path, one] of all) content.write(path, damaged(content.read(path), one));
      });
      for (const { file, line, column, message, hint = '' } of diagnostics) {
        const formatted = `${file}:${line}:${column} ${message} ${hint}`;
        expect(formatted).toMatch(/^content\/[^\n]*:[1-9]\d*:[1-9]\d* \S/);
        expect(formatted).not.toMatch(/\[object |\[native code|"undefined"|(?<!")\bNaN\b/);
      }
    }),
    { numRuns },
  );
}

it('a damaged file gets ordinary diagnostics', async () => {
  await expectValidDiagnostics(fc.array(damageAt, { minLength: 1, maxLength: 4 }), withDamage);
});

it('a file of random bytes gets ordinary diagnostics', async () => {
  await expectValidDiagnostics(fc.uint8Array({ maxLength: 200 }), (_, bytes) => bytes);
});

it('a random value gets a diagnostic at its position', async () => {
  const value = fc.oneof(fc.jsonValue({ maxDepth: 2 }), piece, fc.constantFrom(...HOSTILE_WORDS));
  await expectValidDiagnostics(fc.record({ which: fc.nat(), value }), withValue, (path) => path.endsWith('.yaml'));
});

/** Replaces the value of one of the fields in the text. */
function withValue(text: string, { which, value }: { readonly which: number; readonly value: unknown }): string {
  const lines = text.split('\n');
  const fields = lines.flatMap((line, at) => (/^ *(?:- )?[\w-]+: \S/.test(line) ? at : []));
  const at = fields[which % Math.max(1, fields.length)] ?? 0;
  lines[at] = `${/^ *(?:- )?[\w-]+:/.exec(lines[at] ?? '')?.[0] ?? 'x:'} ${JSON.stringify(value)}`;
  return lines.join('\n');
}
