/** A stylesheet as text. */
declare module '*.css' {
  const text: string;
  // biome-ignore lint/style/noDefaultExport: esbuild exports the text as default.
  export default text;
}
