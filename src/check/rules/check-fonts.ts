import type { ContentRecord } from '../../content/content-index.ts';
import { namedFonts } from '../../content/site-fonts.ts';
import type { Finding } from '../../diagnostics/diagnostic.ts';
import type { CheckScope } from '../check-scope.ts';
import { atValue } from '../finding-at.ts';

const FONTS: readonly (string | undefined)[] = ['woff2', 'woff', 'ttf', 'otf'];

/** Checks the fonts that the settings name. Adds `font-unreadable` for files that are no fonts, or damaged. */
export function checkFonts(record: ContentRecord, { index }: CheckScope): readonly Finding[] {
  if (record.place.kind !== 'site') return [];
  return namedFonts(index).flatMap(({ file, pointer }) => {
    if (file === undefined || file.font !== undefined) return [];
    const isFont = FONTS.includes(file.format);
    return [
      atValue(record, pointer, {
        code: 'font-unreadable',
        severity: 'error',
        message: isFont ? 'This font is damaged or too large.' : 'This file is not a font, whatever its name says.',
        hint: isFont
          ? 'download it again from where it is published; a font may have 32 MB and, uncompressed, no more than that'
          : 'use the font file itself, as WOFF2, WOFF, TTF or OTF; archives have to be unpacked',
      }),
    ];
  });
}
