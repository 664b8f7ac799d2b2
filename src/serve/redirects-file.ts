import { type PathPattern, pathPattern } from './path-pattern.ts';

/** The status of a rule: that of a redirect, or 200 or 404 for another file at the requested address. */
export type RuleStatus = 200 | 301 | 302 | 303 | 307 | 308 | 404;

/** One line of `_redirects`. Forced rules (`301!`) take precedence over a file at the address. */
export interface RedirectRule {
  readonly pattern: PathPattern;
  readonly to: string;
  readonly status: RuleStatus;
  readonly isForced: boolean;
}

const statuses: ReadonlySet<number> = new Set<RuleStatus>([200, 301, 302, 303, 307, 308, 404]);

/**
 * Parses a `_redirects` file: lines of `from to status`, with 301 as the default status. `#` starts a comment. Lines with
 * anything else (conditions, query matching, another site's `from`, proxying) are ignored.
 *
 * @see https://docs.netlify.com/manage/routing/redirects/overview/
 */
export function parseRedirectsFile(text: string): readonly RedirectRule[] {
  return text.split(/\r?\n/).flatMap((line) => readRule(line.replace(/(^|\s)#.*$/, '').trim()));
}

/**
 * The target and status of the first rule that matches a decoded path. Placeholders are filled in, percent-encoded. The query
 * of the request is added unless the target has one.
 */
export function matchRedirect(
  rules: readonly RedirectRule[],
  target: { readonly path: string; readonly search: string },
): { readonly to: string; readonly status: RuleStatus } | undefined {
  for (const { pattern, to, status } of rules) {
    const captures = pattern(target.path);
    if (captures) return { to: withSearch(filled(to, captures), target.search), status };
  }
  return undefined;
}

function readRule(line: string): readonly RedirectRule[] {
  const [from, to, code = '301', ...rest] = line.split(/\s+/);
  if (!from?.startsWith('/') || to === undefined || rest.length > 0) return [];
  const status = Number(code.replace(/!$/, ''));
  const isLocal = /^\/(?!\/)/.test(to);
  const isRedirection = isRuleStatus(status) && status >= 300 && status < 400;
  if (!isRuleStatus(status) || !(isLocal || (isRedirection && /^https?:\/\//.test(to)))) return [];
  return [{ pattern: pathPattern(from), to: ascii(to), status, isForced: code.endsWith('!') }];
}

function isRuleStatus(status: number): status is RuleStatus {
  return statuses.has(status);
}

function ascii(to: string): string {
  return to.replace(/[^\x21-\x7e]+/g, encodeURIComponent);
}

/** Fills placeholders. Two slashes at the beginning become one, since they would lead to another site. */
function filled(to: string, captures: ReadonlyMap<string, string>): string {
  return to
    .replace(/:([A-Za-z_]\w*)/g, (placeholder, name: string) => {
      const value = captures.get(name);
      return value === undefined ? placeholder : value.split('/').map(encodeURIComponent).join('/');
    })
    .replace(/^\/{2,}/, '/');
}

function withSearch(to: string, search: string): string {
  if (search === '' || to.includes('?')) return to;
  const hashAt = to.indexOf('#');
  return hashAt === -1 ? to + search : to.slice(0, hashAt) + search + to.slice(hashAt);
}
