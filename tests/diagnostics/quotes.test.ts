import { describe, expect, it } from 'vitest';
import { diagnosticsOf } from './broken-site.ts';

const VENUE = 'content/venues/tkaonica.yaml';

/** The hints for a venue whose city has this value. */
const hintsFor = async (written: string): Promise<readonly string[]> => {
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
  ])('gets a hint to use straight ones: %s', async (written, inside, whole) => {
    const quoted = (text: string): string => (/^\w+$/.test(text) ? text : `'${text}'`);
    expect(await hintsFor(written)).toEqual([
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
  ])('is not reported inside straight quotes, or if it is only part of the value: %j', async (written) => {
    expect(await hintsFor(written)).toEqual([]);
  });

  it('is reported at its position, without its text if that is long', async () => {
    const long = '“A town on the river Drava, with a fortress, a promenade and a footbridge”';
    const found = await diagnosticsOf((site) =>
      site.write(VENUE, site.read(VENUE).replace(/^city: .*$/m, `city: ${long}`)),
    );
    const [reported] = found.filter(({ code }) => code === 'quotes-typographic');
    expect(reported).toMatchObject({ file: VENUE, column: 7, hint: expect.stringMatching(/^write straight quotes/) });
  });
});
