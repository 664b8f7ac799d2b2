import { findPage, nearestPage } from './find-page.ts';
import { matchRedirect, type RedirectRule } from './redirects-file.ts';
import { readTarget, type Target } from './request-target.ts';
import type { ServedFolder } from './served-folder.ts';

/**
 * What a request is answered with: another address, or a file of the folder (relative path), or nothing at
 * all.
 */
export type Answer =
  | { readonly kind: 'redirect'; readonly status: number; readonly location: string }
  | { readonly kind: 'file'; readonly status: 200 | 404; readonly path: string }
  | { readonly kind: 'absent' };

/**
 * Decides as a static host does: forced rules of `_redirects`, then the file, then the other rules, then
 * the nearest 404 page upwards. `basePath` starts and ends with `/`; the rules' own paths are whole ones,
 * base path included.
 */
export async function decideAnswer(folder: ServedFolder, target: Target, basePath: string): Promise<Answer> {
  // Such a path names no file, and handed on by a rule it could name another host (`//evil.example/`).
  if (target.segments.some((name) => name === '' || name.includes('/'))) return missing(folder, []);
  if (`${target.path}/` === basePath) return moved(301, `${target.rawPath}/${target.search}`);
  const segments = withoutBase(target, basePath);
  const forced = folder.redirects.filter((rule) => rule.isForced);
  const byForce = await ruleAnswer(folder, { rules: forced, target, basePath });
  if (byForce) return byForce;
  if (segments) {
    const found = await findPage(folder.root, target, segments);
    if (found.kind === 'moved') return moved(301, found.location);
    if (found.kind === 'file') return { ...found, status: 200 };
  }
  const byRule = await ruleAnswer(folder, { rules: folder.redirects, target, basePath });
  if (byRule) return byRule;
  // No host does this, but whoever opens the server's bare address wants to see the site.
  if (segments === undefined && target.path === '/') return moved(302, basePath + target.search);
  return missing(folder, segments ?? []);
}

/** The segments below the base path; undefined for an address outside it. */
export function withoutBase(target: Target, basePath: string): readonly string[] | undefined {
  if (!target.path.startsWith(basePath)) return undefined;
  return target.segments.slice(basePath.split('/').length - 2);
}

async function ruleAnswer(
  folder: ServedFolder,
  {
    rules,
    target,
    basePath,
  }: {
    readonly rules: readonly RedirectRule[];
    readonly target: Target;
    readonly basePath: string;
  },
): Promise<Answer | undefined> {
  const match = matchRedirect(rules, target);
  if (match === undefined || match.to === target.rawPath + target.search) return undefined;
  if (match.status !== 200 && match.status !== 404) return moved(match.status, match.to);
  const inner = readTarget(match.to);
  const segments = inner && withoutBase(inner, basePath);
  if (inner === undefined || segments === undefined) return undefined;
  const found = await findPage(folder.root, inner, segments);
  return found.kind === 'file' ? { ...found, status: match.status } : undefined;
}

async function missing(folder: ServedFolder, segments: readonly string[]): Promise<Answer> {
  const path = await nearestPage(folder.root, segments, '404.html');
  return path === undefined ? { kind: 'absent' } : { kind: 'file', status: 404, path };
}

function moved(status: number, location: string): Answer {
  return { kind: 'redirect', status, location };
}
