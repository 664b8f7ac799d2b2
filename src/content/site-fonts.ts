import { FONT_ROLES, type FontRole } from '../domain/site/fonts.ts';
import { allRecordsOf, type ContentIndex } from './content-index.ts';
import type { MediaFile } from './document.ts';

/** A font file that `fonts` in `site.yaml` names. */
export interface NamedFont {
  readonly role: FontRole;
  /** Its path in the data of `site.yaml`. */
  readonly pointer: readonly string[];
  /** Relative to the media folder. */
  readonly src: string;
  /** Absent if there is no such file. */
  readonly file: MediaFile | undefined;
}

/** The font files that `site.yaml` names, in the order of roles. Values of other kinds are left out; the schema reports them. */
export function namedFonts(index: Pick<ContentIndex, 'records' | 'media'>): readonly NamedFont[] {
  const fonts = allRecordsOf(index, 'site')[0]?.data.fonts;
  return FONT_ROLES.flatMap((role) => {
    const value = fonts?.[role];
    const files = Array.isArray(value)
      ? value.map((src: unknown, at) => ({ src, pointer: ['fonts', role, String(at)] }))
      : [{ src: value, pointer: ['fonts', role] }];
    return files.flatMap(({ src, pointer }) =>
      typeof src === 'string' ? [{ role, pointer, src, file: index.media.get(src) }] : [],
    );
  });
}
