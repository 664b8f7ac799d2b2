/** The address of a request. `segments` are decoded. `isFolder` is true for addresses such as `/` and `/x/`. */
export interface Target {
  /** As the client wrote it, percent-encoded, without the query. */
  readonly rawPath: string;
  /** Decoded, for the patterns of `_headers` and `_redirects`. */
  readonly path: string;
  readonly segments: readonly string[];
  readonly isFolder: boolean;
  /** With its `?`, or empty. */
  readonly search: string;
}

/**
 * Parses the target of a request line. Undefined for targets that no browser sends and no file needs: forms other than
 * `/path`, malformed escapes, NUL, backslashes, and any encoding of `..`.
 */
export function readTarget(url: string): Target | undefined {
  const queryAt = url.indexOf('?');
  const rawPath = queryAt === -1 ? url : url.slice(0, queryAt);
  if (!rawPath.startsWith('/') || hasParentSegment(rawPath)) return undefined;
  const names = decodeNames(rawPath.slice(1).split('/'));
  if (names === undefined) return undefined;
  const isFolder = names.at(-1) === '';
  return {
    rawPath,
    path: `/${names.join('/')}`,
    segments: isFolder ? names.slice(0, -1) : names,
    isFolder,
    search: queryAt === -1 ? '' : url.slice(queryAt),
  };
}

/** Whether any segment is `..`, with dots or separators encoded once or many times. */
function hasParentSegment(rawPath: string): boolean {
  const plain = rawPath.replace(/%(?:25)*(2e|2f|5c)/gi, (_escape, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  return plain.split(/[/\\]/).includes('..');
}

function decodeNames(rawNames: readonly string[]): readonly string[] | undefined {
  try {
    const names = rawNames.map((name) => decodeURIComponent(name));
    return names.some((name) => /[\0\\]/.test(name)) ? undefined : names;
  } catch {
    return undefined;
  }
}
