import { describe, expect, it } from 'vitest';
import { diagnosticsOf } from './broken-site.ts';

const E26 = 'content/events/devlica/2026';
const ZELJKA = `${E26}/speakers/cacic-zeljka.md`;
const TALK = `${E26}/sessions/cloth-outlives-the-loom.md`;
const IMAGE = 'image: speakers/cacic-zeljka.png';

describe('a picture that does not exist', () => {
  it.each([
    ['speakers/novak-ivo.png', 'put the file at content/media/speakers/novak-ivo.png'],
    [
      'content/media/speakers/novak-ivo.png',
      'put the file at content/media/speakers/novak-ivo.png, and write speakers/novak-ivo.png here',
    ],
    ['gallery/devlica-2025-7.svg', 'put the file at content/media/gallery/devlica-2025-7.svg'],
    ['speakers/cacic-zelka.png', 'did you mean "speakers/cacic-zeljka.png"?'],
    ['speakers/zeljka-cacic.png', 'did you mean "speakers/cacic-zeljka.png"?'],
    ['speakers/cacic-zeljka.jpg', 'did you mean "speakers/cacic-zeljka.png"?'],
    ['cacic-zeljka.png', 'did you mean "speakers/cacic-zeljka.png"?'],
    ['content/media/speakers/cacic-zeljka.png', 'did you mean "speakers/cacic-zeljka.png"?'],
    ['speakers/Cacic-Zeljka.PNG', 'did you mean "speakers/cacic-zeljka.png"?'],
  ])('gets a hint with the picture of a similar name, or where to put the file: %s', async (path, hint) => {
    const reported = await diagnosticsOf((site) => site.edit(ZELJKA, IMAGE, `image: ${path}`));
    expect(reported.filter(({ code }) => code === 'media-unknown').map((one) => one.hint)).toEqual([hint]);
    if (hint.startsWith('did')) expect(reported).toHaveLength(1);
  });
});

describe('a reference that resembles no existing name', () => {
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
  ])('in %s gets a hint to write the record or remove the reference: %s as %s', async (file, from, to, hint) => {
    const reported = await diagnosticsOf((site) => site.edit(file, from, to));
    expect(reported.find(({ code }) => code.endsWith('-unknown'))?.hint).toContain(hint);
  });
});

describe('a consequence of an error', () => {
  const slot = 'session: cloth-outlives-the-loom';

  it.each([['cloth-outlives-the-loom.md'], ['The cloth outlives the loom']])(
    'is not reported for a session that is referred to in another form: %s',
    async (name) => {
      const reported = await diagnosticsOf((site) => site.edit(`${E26}/schedule.yaml`, slot, `session: ${name}`));
      expect(reported.map(({ code }) => code)).not.toContain('session-without-slot');
      expect(reported).toHaveLength(1);
    },
  );

  it('is not reported for texts with placeholders of an edition whose fields are broken', async () => {
    const reported = await diagnosticsOf((site) => site.edit(`${E26}/edition.yaml`, 'dateLimits:', 'datelimits:'));
    expect(reported.map(({ code }) => code)).toEqual(['field-unknown']);
  });

  it('is not reported for a field whose name is incomplete', async () => {
    const reported = await diagnosticsOf((site) =>
      site.edit(`${E26}/edition.yaml`, '\nstartDateTime:', '\nstartDate:'),
    );
    expect(reported.map(({ code, hint }) => [code, hint])).toEqual([
      ['field-unknown', 'did you mean "startDateTime"?'],
    ]);
  });
});

it('a missing field is reported at the first line of fields', async () => {
  const reported = await diagnosticsOf((site) =>
    site.edit(`${E26}/edition.yaml`, /^startDateTime: .*\n/m.exec(site.read(`${E26}/edition.yaml`))?.[0] ?? '', ''),
  );
  expect(reported.map(({ code, line, column }) => [code, line, column])).toEqual([['field-missing', 2, 1]]);
});
