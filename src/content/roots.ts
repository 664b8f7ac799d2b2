/** The root of the site and that of the package, absolute; one folder where the package is its own site. */
export interface Roots {
  readonly rootDir: string;
  readonly packageDir: string;
}
