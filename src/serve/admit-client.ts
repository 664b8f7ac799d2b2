/** A page and the Content Security Policy in its headers; empty if there is none. */
export interface PolicedPage {
  readonly html: string;
  readonly policy: string;
}

/** The elements that `watch` adds to a page, and the nonce with which the policy allows them. */
export interface ClientTags {
  /** Comes before every other script; may be empty. */
  readonly first: string;
  /** Comes at the end of the page. */
  readonly last: string;
  /** Letters, digits, `-` and `_`; new for every page, and on both tags. */
  readonly nonce: string;
}

/**
 * Adds the client of live reload to a page and allows it in the page's Content Security Policy, in the header and in meta
 * tags: with a nonce for its scripts, and `'self'` for its event stream. The rest of the policy stays, so what it blocks on
 * the host is blocked while editing too. It is a nonce because under `'strict-dynamic'` a browser ignores addresses, and
 * only some browsers accept the hash of an external script.
 */
export function admitClient({ html, policy }: PolicedPage, { first, last, nonce }: ClientTags): PolicedPage {
  const admitted = html.replace(metaTag, (meta) => admitInMeta(meta, nonce));
  const script = admitted.search(/<script\b/i);
  const start = first === '' || script === -1 ? 0 : script;
  const body = admitted.toLowerCase().lastIndexOf('</body>');
  const end = body === -1 ? admitted.length : body;
  const parts = [admitted.slice(0, start), first, admitted.slice(start, end), last, admitted.slice(end)];
  return { html: parts.join(''), policy: admitInList(policy, nonce) };
}

const metaTag = /<meta\b[^>]*\bhttp-equiv\s*=\s*["']?content-security-policy\b(?!-)[^>]*>/gi;

function admitInMeta(meta: string, nonce: string): string {
  return meta.replace(
    /(\bcontent\s*=\s*)("[^"]*"|'[^']*')/i,
    (_attribute, name: string, quoted: string) =>
      `${name}"${escaped(admitInList(unescaped(quoted.slice(1, -1)), nonce))}"`,
  );
}

/** A header may have several policies, separated by commas, and each of them must allow the client. */
function admitInList(policies: string, nonce: string): string {
  return policies
    .split(',')
    .map((policy) => (policy.trim() === '' ? policy : admitInPolicy(policy, nonce)))
    .join(', ');
}

function admitInPolicy(policy: string, nonce: string): string {
  const directives = policy.split(';').map((directive) => directive.trim().split(/\s+/));
  const withScript = allow(directives, ['script-src-elem', 'script-src', 'default-src'], `'nonce-${nonce}'`);
  const withStream = allow(withScript, ['connect-src', 'default-src'], "'self'");
  return withStream
    .map((directive) => directive.join(' '))
    .filter(Boolean)
    .join('; ');
}

type Directive = readonly string[];

/** Adds a source to the first directive that is present. If that is `default-src`, a narrower directive is added instead. */
function allow(directives: readonly Directive[], names: readonly string[], source: string): readonly Directive[] {
  const governing = names.find((name) => directives.some((directive) => nameOf(directive) === name));
  const present = directives.find((directive) => nameOf(directive) === governing);
  if (governing === undefined || present === undefined || present.includes(source)) return directives;
  const sources = [...present.slice(1).filter((word) => word.toLowerCase() !== "'none'"), source];
  if (governing === 'default-src') return [...directives, [names.at(-2) ?? governing, ...sources]];
  return directives.map((directive) => (directive === present ? [governing, ...sources] : directive));
}

function nameOf(directive: Directive): string {
  return directive[0]?.toLowerCase() ?? '';
}

function unescaped(value: string): string {
  return value
    .replace(/&(?:#39|#x27|apos);/gi, "'")
    .replace(/&(?:#34|quot);/gi, '"')
    .replace(/&amp;/gi, '&');
}

function escaped(value: string): string {
  return value.replace(/&/g, '&amp;').replace(/"/g, '&quot;');
}
