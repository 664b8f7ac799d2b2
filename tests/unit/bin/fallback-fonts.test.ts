import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { packageDir } from '../../support/run-tool.ts';

type Range = readonly [first: number, last: number];

/** The ranges of each font face in a stylesheet whose family has this name. */
function rangesIn(file: string, family: string): readonly (readonly Range[])[] {
  const text = readFileSync(join(packageDir, 'templates/styles', file), 'utf8');
  const faces = (text.match(/@font-face \{[^}]*\}/g) ?? []).filter((face) => face.includes(`'${family}'`));
  return faces.map((face) =>
    [...face.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].map(([, first = '', last = first]) => [
      Number.parseInt(first, 16),
      Number.parseInt(last, 16),
    ]),
  );
}

describe('the fallback of the bundled font', () => {
  const faces = rangesIn('tokens.css', 'Bricolage Fallback');
  const contain = (ranges: readonly Range[], code: number): boolean =>
    ranges.some(([first, last]) => first <= code && code <= last);

  it('stands in for all letters that the font has', () => {
    expect(faces).toHaveLength(4);
    for (const [first, last] of rangesIn('fonts.css', 'Bricolage Grotesque Variable').flat())
      for (const face of faces) expect([contain(face, first), contain(face, last)]).toEqual([true, true]);
  });

  it.each([...'ЖжΩяأשअ漢한ไ'])(
    'does not narrow letters of other scripts, which stay in the system font: %s',
    (letter) => {
      for (const face of faces) expect(contain(face, letter.codePointAt(0) as number)).toBe(false);
    },
  );
});
