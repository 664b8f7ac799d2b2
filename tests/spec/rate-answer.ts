import { attribute, readHtml, tagged } from './read-html.ts';

/**
 * The rules of Mozilla's HTTP Observatory that apply to a single response: what each rule finds, and its points from the
 * published table.
 *
 * @see https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring
 */

/** A response as a client receives it; header names are in lower case. */
export interface Answer {
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly text: string;
}

const MODIFIERS = {
  'csp-without-unsafe-and-default-none': 10,
  'csp-without-unsafe': 5,
  'csp-with-unsafe-style-only': 0,
  'csp-with-unsafe-eval': -10,
  'csp-with-unsafe-script': -20,
  'csp-with-insecure-scheme': -20,
  'csp-missing': -25,
  'cookies-none': 0,
  'cookies-without-secure': -20,
  'cookies-set': 0,
  'cors-none': 0,
  'cors-restricted-or-public': 0,
  'cors-universal': -50,
  'redirection-none': 0,
  'redirection-on-host': 0,
  'redirection-off-host': -5,
  'referrer-private': 5,
  'referrer-missing': 0,
  'referrer-unsafe': -5,
  'hsts-six-months': 0,
  'hsts-too-short': -10,
  'hsts-missing': -20,
  'sri-not-html': 0,
  'sri-own-origin': 0,
  'sri-foreign-with-integrity': 5,
  'sri-foreign-without-integrity': -50,
  'nosniff-set': 0,
  'nosniff-missing': -5,
  'framing-by-policy': 5,
  'framing-by-header': 0,
  'framing-open': -20,
  'corp-same-origin': 10,
  'corp-cross-origin': 0,
  'corp-missing': 0,
} as const;

export type Finding = keyof typeof MODIFIERS;

/** Bonus points only count if the score without them reaches this value. */
const LEAST_FOR_CREDIT = 90;

/** The findings of all rules, in the order of the Observatory's report. */
export function rate(answer: Answer): readonly Finding[] {
  return [policy, cookies, cors, redirection, referrer, transport, integrity, sniffing, framing, resources].map(
    (rule) => rule(answer),
  );
}

/** Starts at 100 points; 100 and more are an A+. */
export function scoreOf(findings: readonly Finding[]): number {
  const sum = (all: readonly number[]): number => all.reduce((a, b) => a + b, 0);
  const modifiers = findings.map((finding) => MODIFIERS[finding]);
  const base = 100 + sum(modifiers.filter((one) => one < 0));
  return base < LEAST_FOR_CREDIT ? Math.max(base, 0) : base + sum(modifiers.filter((one) => one > 0));
}

type Sources = Readonly<Record<string, readonly string[] | undefined>>;

const BROAD = /^(?:\*|ftp:|https?:(?:\/\/\*(?:\.\*)?)?)$/;
const INLINE = /^(?:'unsafe-inline'|data:)$/;

function sourcesOf(text: string | undefined): Sources {
  const directives = (text ?? '').split(';').map((directive) => directive.trim().split(/\s+/));
  return Object.fromEntries(directives.map(([name = '', ...sources]) => [name, sources]));
}

function policy({ headers }: Answer): Finding {
  const text = headers['content-security-policy'];
  if (text === undefined) return 'csp-missing';
  const all = sourcesOf(text);
  const of = (name: string): readonly string[] => all[name] ?? all['default-src'] ?? ['*'];
  const isUnsafe = (source: string): boolean => BROAD.test(source) || INLINE.test(source);
  if (of('script-src').some(isUnsafe) || of('object-src').some((source) => BROAD.test(source)))
    return 'csp-with-unsafe-script';
  if (/\s(?:http|ftp):/.test(text)) return 'csp-with-insecure-scheme';
  if (text.includes("'unsafe-eval'")) return 'csp-with-unsafe-eval';
  if (of('style-src').some(isUnsafe)) return 'csp-with-unsafe-style-only';
  return all['default-src']?.join() === "'none'" ? 'csp-without-unsafe-and-default-none' : 'csp-without-unsafe';
}

function cookies({ headers }: Answer): Finding {
  const set = headers['set-cookie'];
  if (set === undefined) return 'cookies-none';
  return /;\s*secure/i.test(set) ? 'cookies-set' : 'cookies-without-secure';
}

function cors({ headers }: Answer): Finding {
  if (headers['access-control-allow-origin'] === undefined) return 'cors-none';
  return headers['access-control-allow-credentials'] === 'true' ? 'cors-universal' : 'cors-restricted-or-public';
}

/** Only rates the target of a redirect: whether plain HTTP redirects to HTTPS is up to the host. */
function redirection({ headers }: Answer): Finding {
  if (headers.location === undefined) return 'redirection-none';
  return /^\/(?![/\\])/.test(headers.location) ? 'redirection-on-host' : 'redirection-off-host';
}

function referrer({ headers }: Answer): Finding {
  const text = headers['referrer-policy'];
  if (text === undefined) return 'referrer-missing';
  return /^(?:no-referrer|same-origin|strict-origin(?:-when-cross-origin)?)$/.test(text)
    ? 'referrer-private'
    : 'referrer-unsafe';
}

const SIX_MONTHS = 15_768_000;

function transport({ headers }: Answer): Finding {
  const text = headers['strict-transport-security'];
  if (text === undefined) return 'hsts-missing';
  return Number(/max-age=(\d+)/.exec(text)?.[1] ?? 0) < SIX_MONTHS ? 'hsts-too-short' : 'hsts-six-months';
}

function integrity({ headers, text }: Answer): Finding {
  if (!headers['content-type']?.startsWith('text/html')) return 'sri-not-html';
  const foreign = tagged(readHtml(text), 'script').filter((script) => {
    const src = attribute(script, 'src');
    return src !== undefined && !/^\/(?![/\\])/.test(src);
  });
  if (foreign.length === 0) return 'sri-own-origin';
  const hasIntegrity = foreign.every((script) => attribute(script, 'integrity') !== undefined);
  return hasIntegrity ? 'sri-foreign-with-integrity' : 'sri-foreign-without-integrity';
}

function sniffing({ headers }: Answer): Finding {
  return headers['x-content-type-options'] === 'nosniff' ? 'nosniff-set' : 'nosniff-missing';
}

/** Only the header counts: a policy in a meta element cannot restrict frames. */
function framing({ headers }: Answer): Finding {
  const ancestors = sourcesOf(headers['content-security-policy'])['frame-ancestors'];
  if (ancestors !== undefined && !ancestors.some((source) => BROAD.test(source))) return 'framing-by-policy';
  return /^(?:DENY|SAMEORIGIN)$/i.test(headers['x-frame-options'] ?? '') ? 'framing-by-header' : 'framing-open';
}

function resources({ headers }: Answer): Finding {
  const text = headers['cross-origin-resource-policy'];
  if (text === undefined) return 'corp-missing';
  return text === 'same-origin' ? 'corp-same-origin' : 'corp-cross-origin';
}
