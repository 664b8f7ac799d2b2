/** The absolute paths of the site and of the package. They are the same if the package itself is the site. */
export interface Roots {
  readonly rootDir: string;
  readonly packageDir: string;
}
