/** A stylesheet as text. */
declare module '*.css' {
  const text: string;
  // biome-ignore lint/style/noDefaultExport: it is what esbuild makes of the file.
  export default text;
}
