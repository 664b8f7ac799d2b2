import type { LiveContext } from './live-context.ts';
import type { LoadedPage } from './page-loader.ts';

type Tools = Pick<LiveContext, 'loadPage' | 'clearResources' | 'currentBuild'>;

let firstBuild: ReturnType<Tools['currentBuild']> | undefined;

/** Call when a page is shown, so that a later build of the site's code is noticed. */
export function noteBuild({ currentBuild }: Tools): void {
  firstBuild ??= currentBuild();
}

/**
 * Loads the current page as the host serves it now. Returns undefined if it cannot be loaded, and `'new code'` if the site
 * has other code, so that the browser has to load the page.
 */
export async function reloadPage({
  loadPage,
  clearResources,
  currentBuild,
}: Tools): Promise<LoadedPage | 'new code' | undefined> {
  clearResources();
  const loading = loadPage(location.pathname).catch(() => undefined);
  const [first, now, loaded] = await Promise.all([firstBuild, currentBuild(), loading]);
  const hashes = [first?.buildHash, now.buildHash];
  if (!hashes.includes(undefined) && hashes[0] !== hashes[1]) return 'new code';
  return loaded?.status === 'success' ? loaded.page : undefined;
}
