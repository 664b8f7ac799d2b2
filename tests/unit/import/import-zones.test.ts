import { describe, expect, it } from 'vitest';
import type { ImportFormat } from '../../../src/import/formats/export-formats.ts';
import { fixtureBytes, type ImportedFixture, importedFiles } from '../../support/import-fixtures.ts';

const FORMATS: readonly (readonly [ImportFormat, readonly string[], string])[] = [
  ['frab', ['frab.json'], 'Europe/Berlin'],
  ['indico', ['indico.json'], 'Europe/Zagreb'],
  ['pretalx', ['pretalx/event.json', 'pretalx/submissions.json'], 'Europe/Zagreb'],
];

/** The programme in the fixtures, which write another name in the place of the zone's. */
function withZone(
  format: ImportFormat,
  files: readonly string[],
  [from, to]: readonly [string, string],
): ImportedFixture {
  const textOf = (file: string): string => new TextDecoder().decode(fixtureBytes(file)).replaceAll(from, to);
  return importedFiles(format, Object.fromEntries(files.map((file) => [file, textOf(file)])));
}

describe('the time zone of an export', () => {
  it.each([...FORMATS, ['json', ['programme.json'], 'Europe/Zagreb'] as const])(
    'has its name from the IANA database, in whatever case the export writes it: %s',
    (format, files, zone) => {
      for (const other of [zone.toLowerCase(), zone.toUpperCase()]) {
        const programme = withZone(format, files, [zone, other]);
        expect(programme.timeZone).toBe(zone);
        expect(programme.notesOf('doubtful').join()).not.toContain('time zone');
      }
    },
  );

  it.each(FORMATS)('is noted if there is none of this name: %s', (format, files, zone) => {
    const programme = withZone(format, files, [zone, 'Nowhere/Here']);
    expect(programme).not.toHaveProperty('timeZone');
    expect(programme.notesOf('doubtful')).toContain('There is no time zone with the name "Nowhere/Here".');
  });
});
