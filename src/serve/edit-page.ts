import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { EDIT_PAGE, EDIT_ROOT } from '../domain/edit.ts';
import { escapeMarkup } from '../domain/escape-markup.ts';
import { bareHost, isLoopbackName } from './allowed-hosts.ts';
import { isToken } from './edit-token.ts';
import { isLocal } from './live-streams.ts';
import type { Target } from './request-target.ts';
import { type BufferedAnswer, type Exchange, sendBody } from './send-body.ts';

/** The address of the script of the editor. */
export const EDIT_CLIENT = `${EDIT_ROOT}client.js`;

/**
 * The page of the editor contains the token of the watch, so only those who may edit get it: a browser on this computer, and
 * any that has opened the address with `?token=`, which the terminal shows. That browser gets a cookie, and is sent to the
 * address without the token, so that the token stays out of the history. The cookie opens the page and nothing else: a request
 * of the editor needs the token in a header, which pages of other sites cannot send.
 */
const COOKIE = 'conf-site-edit';

/** Sends the page of the editor, or with status 403 a page that says how to open it. */
export function sendEditPage(exchange: Exchange, { search }: Target, token: string): void {
  const query = new URLSearchParams(search);
  if (query.has('token')) {
    const isRight = isToken(query.get('token'), token);
    query.delete('token');
    sendBody(exchange, isRight ? withCookie(query, token) : refused());
    return;
  }
  const { request } = exchange;
  const mayEdit = isOnThisComputer(request) || isToken(cookieOf(request), token);
  sendBody(exchange, mayEdit ? editor(token) : refused());
}

/** Whether the browser runs on this computer and no proxy passes its requests on. */
function isOnThisComputer(request: IncomingMessage): boolean {
  const { headers } = request;
  const isForwarded = Object.keys(headers).some((name) => name === 'forwarded' || name.startsWith('x-forwarded-'));
  const [, host = ''] = /^(.*?)(?::\d+)?$/.exec(headers.host?.toLowerCase() ?? '') ?? [];
  return isLocal(request) && !isForwarded && isLoopbackName(bareHost(host));
}

function cookieOf({ headers }: IncomingMessage): string | undefined {
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${COOKIE}=`))?.slice(COOKIE.length + 1);
}

function withCookie(query: URLSearchParams, token: string): BufferedAnswer {
  const location = query.size === 0 ? EDIT_PAGE : `${EDIT_PAGE}?${query}`;
  const headers = new Map([
    ...pageHeaders("default-src 'none'"),
    ['location', location] as const,
    ['set-cookie', `${COOKIE}=${token}; Path=${EDIT_PAGE}; HttpOnly; SameSite=Lax`] as const,
  ]);
  return { status: 303, headers, body: '' };
}

function editor(token: string): BufferedAnswer {
  const nonce = randomBytes(16).toString('base64url');
  const policy = `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; form-action 'self'`;
  const head = `<meta name="conf-site-token" content="${escapeMarkup(token)}">
<script type="module" src="${EDIT_CLIENT}" nonce="${nonce}"></script>`;
  const body = '<div id="editor"></div>\n<noscript>The editor needs JavaScript.</noscript>';
  return page({ status: 200, title: 'Edit', head, body, policy });
}

function refused(): BufferedAnswer {
  const body = `<main>
<h1>This browser may not edit yet</h1>
<p>On another computer than the one that runs conf-site watch, or through a proxy, open the whole address of the editor.
The terminal shows it after “Edit from another device”, and it ends with a token. If conf-site watch was started again since,
it has a new token.</p>
</main>`;
  return page({ status: 403, title: 'Edit', head: '', body, policy: "default-src 'none'" });
}

interface PageParts {
  readonly status: number;
  readonly title: string;
  readonly head: string;
  readonly body: string;
  readonly policy: string;
}

function page({ status, title, head, body, policy }: PageParts): BufferedAnswer {
  const text = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
${head}
</head>
<body>
${body}
</body>
</html>
`;
  return { status, headers: new Map(pageHeaders(policy)), body: text };
}

function pageHeaders(policy: string): readonly (readonly [string, string])[] {
  return [
    ['content-type', 'text/html; charset=utf-8'],
    ['content-security-policy', `${policy}; frame-ancestors 'none'; base-uri 'none'`],
    ['cache-control', 'no-store'],
    ['referrer-policy', 'no-referrer'],
    ['x-frame-options', 'DENY'],
    ['x-content-type-options', 'nosniff'],
    ['cross-origin-opener-policy', 'same-origin'],
    ['cross-origin-resource-policy', 'same-origin'],
  ];
}
