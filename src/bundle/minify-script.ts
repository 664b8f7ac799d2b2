import { minify } from 'terser';

/**
 * Minifies a module further than esbuild does, because every first visit loads the runtime. The result is
 * deterministic. Not used for islands, which are mostly React: that is slow to minify and hardly gets smaller.
 */
export async function minifyScript(text: string): Promise<string> {
  const { code } = await minify(text, {
    module: true,
    ecma: 2022,
    compress: { passes: 2, unsafe_arrows: true, pure_getters: true },
  });
  if (code === undefined) throw new Error('terser gave no output.');
  return code;
}
