/** The roles that fonts of a site can have: all text, headings only, and code with times and prices in the look "stitch". */
export const FONT_ROLES = ['text', 'headings', 'code'] as const;

export type FontRole = (typeof FONT_ROLES)[number];

/** The first and the last code point of a range. */
export type CodeRange = readonly [first: number, last: number];

/** The metrics of a font file. Lengths are thousandths of the font size. */
export interface FontFacts {
  /** The lightest and the boldest weight. They are equal unless the font is variable. */
  readonly weights: readonly [lightest: number, boldest: number];
  /** The narrowest and the widest width of a variable font, in per cent. Absent if there is only one. */
  readonly widths?: readonly [narrowest: number, widest: number];
  readonly isItalic: boolean;
  /** The height above the baseline, the depth below it, and the gap between lines. */
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
  /** The average width of letters in an English text, at the weights 400 and 700 or the nearest. Absent without Latin letters. */
  readonly letterWidth?: Readonly<Record<400 | 700, number>>;
  /** The letters that the font has, in ascending order. */
  readonly letters: readonly CodeRange[];
}

/** A font file of a site. */
export interface SiteFont extends FontFacts {
  /** Relative to the media folder. */
  readonly src: string;
  readonly hash: string;
}

/** The fonts of a site, by role. A role without fonts has that of the look. */
export type SiteFonts = Readonly<Partial<Record<FontRole, readonly SiteFont[]>>>;

/** The fonts that share images are drawn with. Empty if these are the package's. */
export function shareFonts({ text = [], headings = [] }: SiteFonts = {}): readonly (SiteFont & {
  readonly role: FontRole;
})[] {
  const fonts = [
    ...text.map((font) => ({ ...font, role: 'text' as const })),
    ...headings.map((font) => ({ ...font, role: 'headings' as const })),
  ];
  return fonts.filter(({ isItalic }) => !isItalic);
}

/** How far a weight is from those that a font has; 0 if the font has it. */
export function weightDistance({ weights: [lightest, boldest] }: Pick<FontFacts, 'weights'>, weight: number): number {
  return Math.max(lightest - weight, weight - boldest, 0);
}

/** Characters that no font needs to have: spaces, and those that only affect their neighbours. */
export const NOT_DRAWN = /[\s\p{Default_Ignorable_Code_Point}]/u;

/** Letters of a text, each once and in their order, that none of the ranges has. */
export function missingLetters(text: string, ranges: readonly CodeRange[]): readonly string[] {
  const has = (code: number): boolean => ranges.some(([first, last]) => first <= code && code <= last);
  const letters = new Set(text.normalize('NFC'));
  return [...letters].filter((letter) => !NOT_DRAWN.test(letter) && !has(letter.codePointAt(0) as number));
}
