/** Returns the matches of the pattern's `*` (as `splat`) and `:names`. Undefined if the path does not match. */
export type PathPattern = (path: string) => ReadonlyMap<string, string> | undefined;

/**
 * Compiles a path pattern of `_headers` and `_redirects`: `*` matches anything, `:name` one segment, and a slash at the end
 * is ignored, so `/x/*` matches `/x` too. Patterns may be percent-encoded; paths are decoded. As on a host, a pattern with
 * more than one `*`, or more than one name in a segment, matches nothing: matching it could take exponential time.
 *
 * @see https://docs.netlify.com/manage/routing/redirects/redirect-options/
 */
export function pathPattern(pattern: string): PathPattern {
  const plain = decoded(pattern);
  if (isAmbiguous(plain)) return () => undefined;
  const names: string[] = [];
  const source = plain.replace(/\/+$/, '').replace(/\/\*$|\*|:[A-Za-z_]\w*|[.+?^${}()|[\]\\]/g, (token) => {
    if (token.endsWith('*')) names.push('splat');
    else if (token.startsWith(':')) names.push(token.slice(1));
    return sourceOf(token);
  });
  const matcher = new RegExp(`^${source}/?$`, 's');
  return (path) => {
    const match = matcher.exec(path);
    return match ? new Map(names.map((name, index) => [name, match[index + 1] ?? ''])) : undefined;
  };
}

function isAmbiguous(pattern: string): boolean {
  const wildcards = (segment: string): number => segment.match(/\*|:[A-Za-z_]\w*/g)?.length ?? 0;
  return pattern.split('*').length > 2 || pattern.split('/').some((segment) => wildcards(segment) > 1);
}

function sourceOf(token: string): string {
  if (token === '/*') return '(?:/(.*))?';
  if (token === '*') return '(.*)';
  return token.startsWith(':') ? '([^/]+)' : `\\${token}`;
}

function decoded(pattern: string): string {
  try {
    return decodeURI(pattern);
  } catch {
    return pattern;
  }
}
