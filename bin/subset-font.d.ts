/** Types for the parts of subset-font that are used here. The package has none. */
declare module 'subset-font' {
  interface SubsetOptions {
    readonly targetFormat?: 'sfnt' | 'woff2';
    readonly variationAxes?: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
    readonly noLayoutClosure?: boolean;
  }

  /** The bytes of a font with only the letters of `text`. */
  function subsetFont(font: Uint8Array, text: string, options?: SubsetOptions): Promise<Uint8Array>;

  export = subsetFont;
}
