import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The letters of the site's own fonts, as they are cut in `templates/fonts/`. */
const FACES = [
  { family: 'Bricolage Grotesque', file: 'bricolage-grotesque-croatian', range: 'croatian' },
  { family: 'Bricolage Grotesque', file: 'bricolage-grotesque-latin', range: 'latin' },
  { family: 'JetBrains Mono', file: 'jetbrains-mono-croatian', range: 'croatian' },
  { family: 'JetBrains Mono', file: 'jetbrains-mono-latin', range: 'latin' },
] as const;

const RANGES = {
  croatian: 'U+0106-0107,U+010C-010D,U+0110-0111,U+0160-0161,U+017D-017E',
  latin: 'U+0000-00FF,U+0131,U+0152-0153,U+02C6,U+02DC,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212',
} as const;

/** Font faces with the fonts in them, so that a page needs no other file. */
export async function fontFaces(packageDir: string): Promise<string> {
  const faces = FACES.map(async ({ family, file, range }) => {
    const bytes = await readFile(join(packageDir, 'templates', 'fonts', `${file}.woff2`));
    const source = `url(data:font/woff2;base64,${bytes.toString('base64')}) format('woff2')`;
    return `@font-face{font-family:'${family}';font-weight:400 800;font-stretch:75% 100%;src:${source};unicode-range:${RANGES[range]}}`;
  });
  return (await Promise.all(faces)).join('\n');
}
