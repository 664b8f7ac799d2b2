/** The oldest browsers that scripts and stylesheets are made for, as esbuild names them. README.md names them too. */
export const BROWSERS = ['chrome123', 'firefox128', 'safari17.5'];

/** The text of the module `conf-site:browsers`. */
export async function generateBrowsers() {
  return `export const BROWSERS = ${JSON.stringify(BROWSERS)};\n`;
}
