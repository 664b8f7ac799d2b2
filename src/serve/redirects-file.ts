import { type PathPattern, pathPattern } from './path-pattern.ts';

/** What a rule answers: a redirection, or (200 and 404) another file under the address asked for. */
export type RuleStatus = 200 | 301 | 302 | 303 | 307 | 308 | 404;

/** One line of `_redirects`. `isForced` rules (`301!`) win over a file that exists under the address. */
export interface RedirectRule {
  readonly pattern: PathPattern;
  readonly to: string;
  readonly status: RuleStatus;
  readonly isForced: boolean;
}

const statuses: ReadonlySet<number> = new Set<RuleStatus>([200, 301, 302, 303, 307, 308, 404]);

/**
 * Reads a `_redirects` file: lines of `from to status`, the status 301 if left out; `#` starts a comment.
 * Lines with anything else (conditions, query matching, another site's `from`, proxying) are ignored.
 *
 * @see https://docs.netlify.com/manage/routing/redirects/overview/
 */
export function parseRedirectsFile(text: string): readonly RedirectRule[] {
  return text.split(/\r?\n/).flatMap((line) => readRule(line.replace(/(^|\s)#.*$/, '').trim()));
}

/**
 * The first rule for a decoded path, its placeholders filled in (percent-encoded) and the query passed on,
 * unless the rule's target has a query of its own; undefined if there is none.
 */
export function matchRedirect(
  rules: readonly RedirectRule[],
  asked: { readonly path: string; readonly search: string },
): { readonly to: string; readonly status: RuleStatus } | undefined {
  for (const { pattern, to, status } of rules) {
    const captures = pattern(asked.path);
    if (captures) return { to: withSearch(filled(to, captures), asked.search), status };
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

/** Two slashes would lead to another site, whichever the request named. */
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
