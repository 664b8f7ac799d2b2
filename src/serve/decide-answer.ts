import { matchRedirect, type RedirectRule } from './redirects-file.ts';
import { readTarget, type Target } from './request-target.ts';
import { servableFile } from './servable-file.ts';
import type { ServedFolder } from './served-folder.ts';

/** A redirect, or a file by its path relative to the root, with `/`. */
export type Answer =
  | { readonly kind: 'redirect'; readonly status: number; readonly location: string }
  | { readonly kind: 'file'; readonly status: 200 | 404; readonly path: string };

/**
 * Decides as a static host does: forced rules of `_redirects`, then the file, then the other rules, then the nearest 404
 * page upwards. Undefined if the site has none. `basePath` starts and ends with `/`. The paths of rules include it.
 */
export async function decideAnswer(
  folder: ServedFolder,
  target: Target,
  basePath: string,
): Promise<Answer | undefined> {
  // There is no file with such a path, and in a redirect it could name another host (`//evil.example/`).
  if (target.segments.some((name) => name === '' || name.includes('/'))) return missing(folder, []);
  if (`${target.path}/` === basePath) return moved(301, `${target.rawPath}/${target.search}`);
  const segments = withoutBase(target, basePath);
  const forced = folder.redirects.filter((rule) => rule.isForced);
  const found =
    (await ruleAnswer(folder, { rules: forced, target, basePath })) ??
    (segments && (await findPage(folder.root, target, segments))) ??
    (await ruleAnswer(folder, { rules: folder.redirects, target, basePath }));
  if (found) return found;
  // No host does this, but it is helpful to those who open the server's address without the base path.
  if (segments === undefined && target.path === '/') return moved(302, basePath + target.search);
  return missing(folder, segments ?? []);
}

/** The segments below the base path; undefined for an address outside it. */
export function withoutBase(target: Target, basePath: string): readonly string[] | undefined {
  if (!target.path.startsWith(basePath)) return undefined;
  return target.segments.slice(basePath.split('/').length - 2);
}

/** The path of the nearest page with a name such as `404.html`, from the address upwards. */
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

interface RuleRequest {
  readonly rules: readonly RedirectRule[];
  readonly target: Target;
  readonly basePath: string;
}

async function ruleAnswer(folder: ServedFolder, { rules, target, basePath }: RuleRequest): Promise<Answer | undefined> {
  const match = matchRedirect(rules, target);
  if (match === undefined || match.to === target.rawPath + target.search) return undefined;
  const { status, to } = match;
  if (status !== 200 && status !== 404) return moved(status, to);
  const inner = readTarget(to);
  const segments = inner && withoutBase(inner, basePath);
  const found = inner && segments && (await findPage(folder.root, inner, segments));
  return found?.kind === 'file' ? { ...found, status } : undefined;
}

/**
 * Finds the file of an address as static hosts do: `/x/` is x/index.html, other files have their own addresses, and `/x`
 * and `/x/index.html` redirect to `/x/`, with their query. `segments` are those of the target without the base path.
 */
async function findPage(root: string, target: Target, segments: readonly string[]): Promise<Answer | undefined> {
  if (segments.some((name) => name.includes('/'))) return undefined;
  const { isFolder, rawPath, search } = target;
  const asFile = segments.join('/');
  if (!isFolder && (await servableFile(root, asFile))) {
    if (segments.at(-1) !== 'index.html') return { kind: 'file', status: 200, path: asFile };
    return moved(301, rawPath.slice(0, rawPath.lastIndexOf('/') + 1) + search);
  }
  const asIndex = [...segments, 'index.html'].join('/');
  if (!(await servableFile(root, asIndex))) return undefined;
  return isFolder ? { kind: 'file', status: 200, path: asIndex } : moved(301, `${rawPath}/${search}`);
}

async function missing(folder: ServedFolder, segments: readonly string[]): Promise<Answer | undefined> {
  const path = await nearestPage(folder.root, segments, '404.html');
  return path === undefined ? undefined : { kind: 'file', status: 404, path };
}

function moved(status: number, location: string): Answer {
  return { kind: 'redirect', status, location };
}
