/** Types for the part of wawoff2 that is used here. The package has none. */
declare module 'wawoff2/decompress.js' {
  /** Converts a WOFF2 file to an uncompressed font. The result is valid until the next call. Rejects for a damaged file. */
  function decompress(font: Uint8Array): Promise<Uint8Array>;

  export = decompress;
}
