import type { Target } from './request-target.ts';
import { servableFile } from './servable-file.ts';

/**
 * A file's path relative to the root, with `/`; or the proper address of what was asked for by another; or
 * nothing.
 */
export type Found =
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'moved'; readonly location: string }
  | { readonly kind: 'absent' };

const absent: Found = { kind: 'absent' };

/**
 * Finds what an address names, as static hosts do: `/x/` is x/index.html, files answer to their names, and
 * `/x` and `/x/index.html` move to `/x/`, query kept. `segments` are the target's, without those of the
 * base path.
 */
export async function findPage(root: string, target: Target, segments: readonly string[]): Promise<Found> {
  if (segments.some((name) => name.includes('/'))) return absent;
  const asFile = segments.join('/');
  const asIndex = [...segments, 'index.html'].join('/');
  if (target.isFolder) {
    return (await servableFile(root, asIndex)) ? { kind: 'file', path: asIndex } : absent;
  }
  if (await servableFile(root, asFile)) {
    if (segments.at(-1) === 'index.html') return moved(target, parentOf(target.rawPath));
    return { kind: 'file', path: asFile };
  }
  return (await servableFile(root, asIndex)) ? moved(target, `${target.rawPath}/`) : absent;
}

/** The nearest page of that name (`404.html`) from the address upwards, or undefined. */
export async function nearestPage(
  root: string,
  segments: readonly string[],
  name: string,
): Promise<string | undefined> {
  for (let depth = segments.length; depth >= 0; depth -= 1) {
    const path = [...segments.slice(0, depth), name].join('/');
    if (await servableFile(root, path)) return path;
  }
  return undefined;
}

function moved(target: Target, path: string): Found {
  return { kind: 'moved', location: path + target.search };
}

function parentOf(rawPath: string): string {
  return rawPath.slice(0, rawPath.lastIndexOf('/') + 1);
}
