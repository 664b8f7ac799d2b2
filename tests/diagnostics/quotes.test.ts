import { describe, expect, it } from 'vitest';
import { diagnosticsOf } from './broken-site.ts';

const VENUE = 'content/venues/tkaonica.yaml';

/** What is said of the values of a file in which a value is written so. */
const toldOf = async (written: string): Promise<readonly string[]> => {
  const found = await diagnosticsOf((site) =>
    site.write(VENUE, site.read(VENUE).replace(/^city: .*$/m, `city: ${written}`)),
  );
  return found.filter(({ code }) => code === 'quotes-typographic').map(({ hint }) => hint ?? '');
};

describe('a value in typographic quotes', () => {
  it.each([
    ['“Osijek”', 'Osijek', '“Osijek”'],
    ['„Osijek“', 'Osijek', '„Osijek“'],
    ['„Osijek”', 'Osijek', '„Osijek”'],
    ['”Osijek”', 'Osijek', '”Osijek”'],
    ['«Osijek»', 'Osijek', '«Osijek»'],
    ['»Osijek«', 'Osijek', '»Osijek«'],
    ['‘Osijek’', 'Osijek', '‘Osijek’'],
    ['‘L’Osijek’ # by the river', 'L’Osijek', '‘L’Osijek’'],
    ['{ en: “Osijek” }', 'Osijek', '“Osijek”'],
  ])('is told to have straight ones: %s', async (written, inside, whole) => {
    const quoted = (text: string): string => (/^\w+$/.test(text) ? text : `'${text}'`);
    expect(await toldOf(written)).toEqual([
      `write ${quoted(inside)}; if readers are to see the quotes, write ${quoted(whole)}`,
    ]);
  });

  it.each([
    "'“Osijek”'",
    '"„Osijek“"',
    'the “Osijek”',
    '“Osijek” and “Zagreb”',
    '|-\n  “Osijek”',
    '>-\n  a: “Osijek”',
    'O’Brien',
  ])('is meant so where straight ones are around it, and is none where more is beside it: %j', async (written) => {
    expect(await toldOf(written)).toEqual([]);
  });

  it('is shown with its place, and not written out where it is long', async () => {
    const long = '“A town on the river Drava, with a fortress, a promenade and a footbridge”';
    const found = await diagnosticsOf((site) =>
      site.write(VENUE, site.read(VENUE).replace(/^city: .*$/m, `city: ${long}`)),
    );
    const [told] = found.filter(({ code }) => code === 'quotes-typographic');
    expect(told).toMatchObject({ file: VENUE, column: 7, hint: expect.stringMatching(/^write straight quotes/) });
  });
});
