import { describe, expect, it } from 'vitest';
import { diagnosticsOf } from './broken-site.ts';

const E26 = 'content/events/devlica/2026';
const ZELJKA = `${E26}/speakers/cacic-zeljka.md`;
const TALK = `${E26}/sessions/cloth-outlives-the-loom.md`;
const IMAGE = 'image: speakers/cacic-zeljka.png';

describe('a picture that is not there', () => {
  it.each([
    ['speakers/novak-ivo.png', 'put the file at content/media/speakers/novak-ivo.png'],
    ['content/media/speakers/novak-ivo.png', 'put the file at content/media/speakers/novak-ivo.png'],
    ['gallery/devlica-2025-7.svg', 'put the file at content/media/gallery/devlica-2025-7.svg'],
    ['speakers/cacic-zelka.png', 'did you mean "speakers/cacic-zeljka.png"?'],
    ['speakers/zeljka-cacic.png', 'did you mean "speakers/cacic-zeljka.png"?'],
    ['speakers/cacic-zeljka.jpg', 'did you mean "speakers/cacic-zeljka.png"?'],
    ['cacic-zeljka.png', 'did you mean "speakers/cacic-zeljka.png"?'],
    ['content/media/speakers/cacic-zeljka.png', 'did you mean "speakers/cacic-zeljka.png"?'],
    ['speakers/Cacic-Zeljka.PNG', 'did you mean "speakers/cacic-zeljka.png"?'],
  ])('is looked for by its own name, and else is to be put there: %s', async (path, hint) => {
    const told = await diagnosticsOf((site) => site.edit(ZELJKA, IMAGE, `image: ${path}`));
    expect(told.filter(({ code }) => code === 'media-unknown').map((one) => one.hint)).toEqual([hint]);
    if (hint.startsWith('did')) expect(told).toHaveLength(1);
  });
});

describe('a name that is near to none', () => {
  it.each([
    [
      TALK,
      'speakers: [cacic-zeljka]',
      'speakers: [quirke-oona]',
      `write ${E26}/speakers/quirke-oona.md, or delete the name from "speakers"`,
    ],
    [`${E26}/edition.yaml`, 'venue: tkaonica', 'venue: an-old-quarry', 'there is: '],
    [
      `${E26}/edition.yaml`,
      'water: paprenjak-bakery',
      'water: xyz',
      'write content/sponsors/xyz.yaml, or delete the name from "water"',
    ],
    [
      `${E26}/schedule.yaml`,
      'session: two-banks-2',
      'session: xyz',
      `write ${E26}/sessions/xyz.md, or delete the name from "session"`,
    ],
  ])('in %s is to be written or taken out: %s as %s', async (file, from, to, hint) => {
    const told = await diagnosticsOf((site) => site.edit(file, from, to));
    expect(told.find(({ code }) => code.endsWith('-unknown'))?.hint).toContain(hint);
  });
});

describe('what follows from one mistake', () => {
  const slot = 'session: cloth-outlives-the-loom';

  it.each([['cloth-outlives-the-loom.md'], ['The cloth outlives the loom']])(
    'is not told besides it, of a session that is named in another form: %s',
    async (name) => {
      const told = await diagnosticsOf((site) => site.edit(`${E26}/schedule.yaml`, slot, `session: ${name}`));
      expect(told.map(({ code }) => code)).not.toContain('session-without-slot');
      expect(told).toHaveLength(1);
    },
  );

  it('is not told besides it, of texts that are filled from an edition whose fields are broken', async () => {
    const told = await diagnosticsOf((site) => site.edit(`${E26}/edition.yaml`, 'dateLimits:', 'datelimits:'));
    expect(told.map(({ code }) => code)).toEqual(['field-unknown']);
  });

  it('is not told besides it, of a field whose name is only begun', async () => {
    const told = await diagnosticsOf((site) => site.edit(`${E26}/edition.yaml`, '\nstartDateTime:', '\nstartDate:'));
    expect(told.map(({ code, hint }) => [code, hint])).toEqual([['field-unknown', 'did you mean "startDateTime"?']]);
  });
});

it('a field that is missing is told at the first line of fields', async () => {
  const told = await diagnosticsOf((site) =>
    site.edit(`${E26}/edition.yaml`, /^startDateTime: .*\n/m.exec(site.read(`${E26}/edition.yaml`))?.[0] ?? '', ''),
  );
  expect(told.map(({ code, line, column }) => [code, line, column])).toEqual([['field-missing', 2, 1]]);
});
