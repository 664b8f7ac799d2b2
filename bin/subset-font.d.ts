/** What we use of subset-font, which has no types of its own. */
declare module 'subset-font' {
  interface SubsetOptions {
    readonly targetFormat?: 'sfnt' | 'woff2';
    readonly variationAxes?: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
    readonly noLayoutClosure?: boolean;
  }

  /** The bytes of a font that holds the letters of `text` and no others. */
  function subsetFont(font: Uint8Array, text: string, options?: SubsetOptions): Promise<Uint8Array>;

  export = subsetFont;
}
