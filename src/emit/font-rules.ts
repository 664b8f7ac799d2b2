import { grouped } from '../domain/grouped.ts';
import type { Bundle } from '../domain/page/bundle.ts';
import type { PlannedFont } from '../domain/page/plan.ts';
import { FONT_ROLES, type FontRole, weightDistance } from '../domain/site/fonts.ts';

/** The custom property of each role, which the stylesheets use. */
const PROPERTIES = { text: '--sans', headings: '--headings', code: '--code' } as const;

const FORMATS: Readonly<Record<string, string>> = { woff2: 'woff2', woff: 'woff', ttf: 'truetype', otf: 'opentype' };

/** The average width of the letters of `SAMPLE` in Arial, in thousandths of the font size. */
const ARIAL_WIDTHS = { 400: 447, 700: 480.5 } as const;
/** The width of every letter in Courier New. */
const COURIER_WIDTH = 600;

/** The system's fonts that are shown until a font has been loaded, for regular and for bold text. */
const STYLES = [
  { weight: 400, weights: '1 599', text: ['Arial', 'Liberation Sans'], code: ['Courier New', 'Liberation Mono'] },
  {
    weight: 700,
    weights: '600 1000',
    text: ['Arial Bold', 'Liberation Sans Bold'],
    code: ['Courier New Bold', 'Liberation Mono Bold'],
  },
] as const;

/**
 * The site's own fonts as stylesheet rules: a family for each role, and a fallback that takes as much space as the fonts,
 * so that nothing shifts when they are loaded. Letters that no file has come from the system's fonts.
 */
export function fontRules(fonts: readonly PlannedFont[]): string {
  return FONT_ROLES.map((role) => {
    const own = fonts.filter((font) => font.role === role);
    if (own.length === 0) return '';
    const [family, fallback] = [`"Site ${role}"`, `"Site ${role} fallback"`];
    const generic = role === 'code' ? 'monospace' : 'sans-serif';
    return [
      ...faces(own).map((face) => `@font-face{font-family:${family};${face}}`),
      ...STYLES.map((style) => `@font-face{font-family:${fallback};${fallbackFace(own, role, style)}}`),
      `:root{${PROPERTIES[role]}:${family},${fallback},${generic}}`,
    ].join('');
  }).join('');
}

/** The fonts that pages preload, as paths in the output: those for regular text and bold headings, or for text the look's. */
export function preloadedFonts(
  fonts: readonly PlannedFont[],
  { preloadFonts }: Pick<Bundle, 'preloadFonts'>,
): readonly string[] {
  const ofRole = (role: FontRole): readonly PlannedFont[] => fonts.filter((font) => font.role === role);
  const [text, headings] = [nearestFont(ofRole('text'), 400), nearestFont(ofRole('headings'), 700)];
  const ofText = text === undefined ? preloadFonts.map((name) => `assets/${name}`) : [text.path];
  return [...new Set([...ofText, ...(headings === undefined ? [] : [headings.path])])];
}

/**
 * The descriptors of the files of a role. If several files of one style have a letter, browsers use the later rule, so the
 * file that is named first comes last. The file that is named last is for all other letters, and needs no list of them.
 */
function faces(fonts: readonly PlannedFont[]): readonly string[] {
  const styles = grouped(fonts, ({ weights, widths, isItalic }) => JSON.stringify([weights, widths, isItalic]));
  return [...styles.values()].flatMap((files) =>
    files.toReversed().map((font, at) => (at === 0 ? face(font) : `${face(font)};${unicodeRange(font)}`)),
  );
}

function face({ path, weights, widths, isItalic }: PlannedFont): string {
  const extension = path.slice(path.lastIndexOf('.') + 1);
  return [
    'font-display:swap',
    `font-style:${isItalic ? 'italic' : 'normal'}`,
    `font-weight:${[...new Set(weights)].join(' ')}`,
    ...(widths === undefined ? [] : [`font-stretch:${widths.map((width) => `${width}%`).join(' ')}`]),
    `src:url(${path.slice('assets/'.length)}) format("${FORMATS[extension] ?? extension}")`,
  ].join(';');
}

function unicodeRange({ letters }: PlannedFont): string {
  const hex = (code: number): string => code.toString(16).toUpperCase();
  const ranges = letters.map(([first, last]) => `U+${hex(first)}${first === last ? '' : `-${hex(last)}`}`);
  return `unicode-range:${ranges.join(',')}`;
}

function fallbackFace(fonts: readonly PlannedFont[], role: FontRole, style: (typeof STYLES)[number]): string {
  const { weight, weights } = style;
  const local = role === 'code' ? style.code : style.text;
  const latin = fonts.filter(({ letterWidth }) => letterWidth !== undefined);
  const measured = nearestFont(latin.length > 0 ? latin : fonts, weight) as PlannedFont;
  const { ascent, descent, lineGap, letterWidth } = measured;
  const systemWidth = role === 'code' ? COURIER_WIDTH : ARIAL_WIDTHS[weight];
  const scale = letterWidth === undefined ? 1 : letterWidth[weight] / systemWidth;
  const percent = (thousandths: number): string => `${Math.round(thousandths / scale) / 10}%`;
  return [
    `font-weight:${weights}`,
    `src:${local.map((name) => `local("${name}")`).join(',')}`,
    `size-adjust:${Math.round(scale * 1000) / 10}%`,
    `ascent-override:${percent(ascent)}`,
    `descent-override:${percent(descent)}`,
    `line-gap-override:${percent(lineGap)}`,
  ].join(';');
}

/** The font whose weight is nearest, an upright one if there is any. Undefined for an empty list. */
function nearestFont(fonts: readonly PlannedFont[], weight: number): PlannedFont | undefined {
  const upright = fonts.filter(({ isItalic }) => !isItalic);
  return [...(upright.length > 0 ? upright : fonts)].sort(
    (a, b) => weightDistance(a, weight) - weightDistance(b, weight),
  )[0];
}
