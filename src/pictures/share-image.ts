import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { ShareCard } from '../model/media.ts';
import { drawShareCloth } from './share-cloth.ts';
import { openPicture } from './sharp-door.ts';

type Draw = typeof import('satori').default;
type Font = Parameters<Draw>[1]['fonts'][number];

interface TextBlock {
  readonly text: string;
  readonly size: number;
  readonly weight: 500 | 800;
  readonly color: string;
}

const INK = '#201b16';
const TEXT_WIDTH = 680;
const TEXT_HEIGHT = 456;

/** A PNG of few colours with a page's title, its event and its date, the words as outlines of the site's own font. */
export async function drawShareImage(card: ShareCard, packageDir: string): Promise<Uint8Array> {
  const text = await drawText(card, packageDir);
  const svg = drawShareCloth(card, text);
  const picture = await openPicture(Buffer.from(svg));
  return picture.png({ palette: true, colours: 24, effort: 1, dither: 0, compressionLevel: 9 }).toBuffer();
}

async function drawText(card: ShareCard, packageDir: string): Promise<string> {
  const { default: satori } = await import('satori');
  const blocks: TextBlock[] = [
    { text: card.of, size: 34, weight: 800, color: card.color },
    { text: card.title, size: titleSize(card.title), weight: 800, color: INK },
    ...(card.line === undefined ? [] : [{ text: card.line, size: 32, weight: 500 as const, color: INK }]),
  ];
  const root = element(
    { flexDirection: 'column', width: TEXT_WIDTH, height: TEXT_HEIGHT, justifyContent: 'center', gap: 20 },
    blocks.map(({ text, size, weight, color }) =>
      element(
        {
          fontFamily: 'latin, latin-ext',
          fontSize: size,
          fontWeight: weight,
          lineHeight: size > 40 ? 1.05 : 1.3,
          letterSpacing: size > 40 ? -1 : 0,
          color,
        },
        text,
      ),
    ),
  );
  return satori(root as unknown as Parameters<Draw>[0], {
    width: TEXT_WIDTH,
    height: TEXT_HEIGHT,
    fonts: fontsOf(packageDir),
  });
}

function element(style: Readonly<Record<string, unknown>>, children: unknown): object {
  return { type: 'div', props: { style: { display: 'flex', ...style }, children } };
}

/** Long titles take smaller letters, so that four lines are enough. */
function titleSize(title: string): number {
  const sizes = [
    [16, 96],
    [40, 78],
    [70, 64],
    [110, 52],
  ] as const;
  return sizes.find(([length]) => title.length <= length)?.[1] ?? 44;
}

const known = new Map<string, Font[]>();

/** Read once: the library knows its parsed fonts by identity. */
function fontsOf(packageDir: string): Font[] {
  const fonts = known.get(packageDir) ?? readFonts(packageDir);
  known.set(packageDir, fonts);
  return fonts;
}

function readFonts(packageDir: string): Font[] {
  const require = createRequire(join(packageDir, 'package.json'));
  return (['latin', 'latin-ext'] as const).flatMap((name) =>
    ([500, 800] as const).map((weight): Font => {
      const file = `@fontsource/bricolage-grotesque/files/bricolage-grotesque-${name}-${weight}-normal.woff`;
      return { name, weight, style: 'normal', data: readFileSync(require.resolve(file)) };
    }),
  );
}
