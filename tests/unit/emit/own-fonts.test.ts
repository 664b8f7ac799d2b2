import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fontFacts } from '../../../src/content/font-facts.ts';
import type { Plan } from '../../../src/domain/page/plan.ts';
import { fontRules, preloadedFonts } from '../../../src/emit/font-rules.ts';
import { planChecked } from '../../../src/pipeline/plan-site.ts';
import { packageDir } from '../../support/run-tool.ts';
import { checkedOverlay, SITES, withOverlay } from '../../support/small-site.ts';

const { resolve } = createRequire(join(packageDir, 'package.json'));
const fontFile = (name: string): string => resolve(`@fontsource${name}`);

const BRICOLAGE = fontFile('-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wdth-normal.woff2');
const BRICOLAGE_BOLD = fontFile('/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff');
const MONO = fontFile('-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2');
const MONO_CYRILLIC = fontFile('-variable/jetbrains-mono/files/jetbrains-mono-cyrillic-wght-normal.woff2');
const MONO_ITALIC = fontFile('-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-italic.woff2');

const FILES: Readonly<Record<string, string>> = {
  'sans.woff2': BRICOLAGE,
  'bold.woff': BRICOLAGE_BOLD,
  'mono.woff2': MONO,
  'mono-cyrillic.woff2': MONO_CYRILLIC,
  'mono-italic.woff2': MONO_ITALIC,
};

const bytesOf = (file: string): Uint8Array => new Uint8Array(readFileSync(file));

/** Checks the small site with a value of `fonts`, as lines of YAML, and with the files of `FILES` in `content/media/fonts/`. */
function withFonts<T>(
  fonts: string,
  run: (folder: string) => Promise<T>,
  changes = (text: string) => text,
): Promise<T> {
  return withOverlay(undefined, async (folder) => {
    mkdirSync(join(folder, 'content/media/fonts'), { recursive: true });
    for (const [name, from] of Object.entries(FILES))
      if (fonts.includes(`fonts/${name}`)) cpSync(from, join(folder, 'content/media/fonts', name));
    const settings = readFileSync(join(SITES, 'base/content/site.yaml'), 'utf8');
    writeFileSync(
      join(folder, 'content/site.yaml'),
      changes(settings.replace('look: plain\n', `look: plain\nfonts:\n${fonts}\n`)),
    );
    return run(folder);
  });
}

/** The plan of the small site with these fonts. */
const planWith = (fonts: string): Promise<Plan> =>
  withFonts(fonts, async (folder) => {
    const { plan } = await planChecked(await checkedOverlay(folder), { at: Date.UTC(2027, 2, 1) / 1000 });
    if (plan === undefined) throw new Error('The small site has errors.');
    return plan;
  });

/** The diagnostics of the small site with these fonts: code, message and hint. */
const reported = (fonts: string, changes?: (text: string) => string): Promise<readonly string[]> =>
  withFonts(
    fonts,
    async (folder) =>
      (await checkedOverlay(folder)).diagnostics.map((one) => `${one.code}: ${one.message} ${one.hint}`),
    changes,
  );

const facesIn = (rules: string): readonly string[] => rules.match(/@font-face\{[^}]*\}/g) ?? [];

describe('the metrics of a font file', () => {
  it('are the weights, widths and letters of a variable font', async () => {
    expect(await fontFacts(bytesOf(BRICOLAGE))).toMatchObject({
      weights: [200, 800],
      widths: [75, 100],
      isItalic: false,
      ascent: 930,
      descent: 270,
    });
    expect((await fontFacts(bytesOf(BRICOLAGE)))?.letters).toContainEqual([0x20, 0x7e]);
  });

  it('are one weight for a static font, whose letters are as wide as those of the variable one', async () => {
    const [bold, variable] = [await fontFacts(bytesOf(BRICOLAGE_BOLD)), await fontFacts(bytesOf(BRICOLAGE))];
    expect(bold).toMatchObject({ weights: [700, 700] });
    expect(bold?.letterWidth?.[700]).toBeCloseTo(variable?.letterWidth?.[700] ?? 0, 0);
  });

  it('say that a font is italic', async () => {
    expect(await fontFacts(bytesOf(MONO_ITALIC))).toMatchObject({ isItalic: true });
  });

  it.each([
    ['WOFF2', BRICOLAGE],
    ['WOFF', BRICOLAGE_BOLD],
  ])('are undefined for a damaged file (%s)', async (_, file) => {
    expect(await fontFacts(bytesOf(file).subarray(0, 5000))).toBeUndefined();
  });

  it('have no width of letters if the font has no Latin letters', async () => {
    expect((await fontFacts(bytesOf(MONO_CYRILLIC)))?.letterWidth).toBeUndefined();
  });
});

describe('the fonts of a site', () => {
  it('are copied as they are, under a name with their hash', async () => {
    const { site, media } = await planWith('  text: fonts/sans.woff2\n  code: fonts/mono.woff2');
    const paths = site.fonts.map(({ role, path }) => [role, path]);
    expect(paths).toEqual([
      ['text', expect.stringMatching(/^assets\/media\/fonts-sans-[\da-f]{10}\.woff2$/)],
      ['code', expect.stringMatching(/^assets\/media\/fonts-mono-[\da-f]{10}\.woff2$/)],
    ]);
    expect(paths.map(([, path]) => media.get(path as string))).toEqual([
      { kind: 'copy', source: 'fonts/sans.woff2' },
      { kind: 'copy', source: 'fonts/mono.woff2' },
    ]);
  });

  it('replace the fonts of their roles in the stylesheet, and no others', async () => {
    const { site } = await planWith('  headings: fonts/bold.woff');
    const rules = fontRules(site.fonts);
    expect(rules).toContain(':root{--headings:"Site headings","Site headings fallback",sans-serif}');
    expect(rules).not.toMatch(/--sans|--code/);
    expect(facesIn(rules)[0]).toMatch(
      /font-weight:700;src:url\(media\/fonts-bold-[\da-f]{10}\.woff\) format\("woff"\)/,
    );
    expect(fontRules([])).toBe('');
  });

  it('have a fallback of the size that the bundled font has, which was measured', async () => {
    const { site } = await planWith('  text: fonts/sans.woff2');
    const [face, regular, bold] = facesIn(fontRules(site.fonts));
    expect(face).toContain('font-weight:200 800;font-stretch:75% 100%;');
    const number = (text: string | undefined, name: string): number =>
      Number(new RegExp(`${name}:([\\d.]+)%`).exec(text ?? '')?.[1]);
    expect(number(regular, 'size-adjust')).toBeCloseTo(105, -0.5);
    expect(number(bold, 'size-adjust')).toBeCloseTo(101.3, -0.5);
    expect((number(regular, 'ascent-override') * number(regular, 'size-adjust')) / 100).toBeCloseTo(93, 0);
    expect((number(bold, 'descent-override') * number(bold, 'size-adjust')) / 100).toBeCloseTo(27, 0);
  });

  it('give each letter to the file that is named first of those that have it', async () => {
    const { site } = await planWith('  text: [fonts/mono.woff2, fonts/mono-cyrillic.woff2]');
    const [last, first] = facesIn(fontRules(site.fonts));
    expect(last).toMatch(/fonts-mono-cyrillic-/);
    expect(last).not.toContain('unicode-range');
    expect(first).toMatch(/fonts-mono-[\da-f]{10}.*unicode-range:[^}]*U\+20-7E/);
  });

  it('have italics in a face of their own', async () => {
    const { site } = await planWith('  text: [fonts/mono.woff2, fonts/mono-italic.woff2]');
    const styles = facesIn(fontRules(site.fonts)).flatMap((face) => /font-style:(\w+)/.exec(face)?.[1] ?? []);
    expect(styles).toEqual(['normal', 'italic']);
  });

  it('are preloaded: one for text in place of the bundled ones, and one for headings', async () => {
    const bundle = { preloadFonts: ['bundled.woff2'] };
    const preloaded = async (fonts: string) => preloadedFonts((await planWith(fonts)).site.fonts, bundle);
    expect(preloadedFonts([], bundle)).toEqual(['assets/bundled.woff2']);
    expect(await preloaded('  code: fonts/mono.woff2')).toEqual(['assets/bundled.woff2']);
    expect(await preloaded('  text: [fonts/mono.woff2, fonts/mono-italic.woff2]')).toEqual([
      expect.stringMatching(/fonts-mono-[\da-f]{10}\.woff2$/),
    ]);
    expect(await preloaded('  text: [fonts/mono-cyrillic.woff2, fonts/mono.woff2]')).toEqual([
      expect.stringMatching(/fonts-mono-cyrillic-[\da-f]{10}\.woff2$/),
    ]);
    expect(await preloaded('  headings: [fonts/sans.woff2, fonts/mono-italic.woff2]')).toEqual([
      'assets/bundled.woff2',
      expect.stringMatching(/fonts-sans-[\da-f]{10}\.woff2$/),
    ]);
  });
});

describe('the check of fonts', () => {
  it('accepts fonts in several formats', async () => {
    expect(
      await reported('  text: [fonts/sans.woff2, fonts/mono-cyrillic.woff2]\n  headings: fonts/bold.woff'),
    ).toEqual([]);
  });

  it('reports a file that is missing', async () => {
    expect(await reported('  text: fonts/sans.woff2\n  code: fonts/sams.woff2')).toEqual([
      expect.stringMatching(/^media-unknown: .*"fonts\/sams\.woff2".*"fonts\/sans\.woff2"/),
    ]);
  });

  it('reports a damaged font', async () => {
    const damaged = withFonts('  text: fonts/sans.woff2', async (folder) => {
      writeFileSync(join(folder, 'content/media/fonts/sans.woff2'), bytesOf(BRICOLAGE).subarray(0, 5000));
      return (await checkedOverlay(folder)).diagnostics.map(({ code, message }) => `${code}: ${message}`);
    });
    expect(await damaged).toEqual(['font-unreadable: This font is damaged or too large.']);
  });

  it('reports a role that does not exist, and suggests the nearest one', async () => {
    expect(await reported('  heading: fonts/sans.woff2')).toContainEqual(
      expect.stringMatching(/^field-unknown: .*"heading".*"headings"/),
    );
  });

  it('reports a file whose name is not that of a font', async () => {
    expect(await reported('  text: logos/meander.svg')).toContainEqual(expect.stringMatching(/^value-format: /));
  });

  it('accepts letters in share images that only the fonts of the site have', async () => {
    const changes = (text: string): string =>
      text.replace('shareImages: false', 'shareImages: true').replace('title: Meander', 'title: Меандр');
    const missing = async (fonts: string): Promise<number> =>
      (await reported(fonts, changes)).filter((one) => one.startsWith('share-letters-missing')).length;
    expect(await missing('  code: fonts/mono-cyrillic.woff2')).toBe(1);
    expect(await missing('  text: fonts/mono-cyrillic.woff2')).toBe(0);
  });
});
