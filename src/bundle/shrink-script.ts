import { minify } from 'terser';

/**
 * A module in fewer bytes than esbuild makes of it: the runtime comes with every first visit. Equal texts give equal
 * texts. Islands are left out: they are mostly React, which is dense already and takes seconds.
 */
export async function shrinkScript(text: string): Promise<string> {
  const { code } = await minify(text, {
    module: true,
    ecma: 2022,
    compress: { passes: 2, unsafe_arrows: true, pure_getters: true },
  });
  if (code === undefined) throw new Error('terser gave no output.');
  return code;
}
