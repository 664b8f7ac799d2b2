import { randomBytes } from 'node:crypto';
import { EDIT_ROOT } from '../domain/editor/edit.ts';
import { type Exchange, sendBody } from './send-body.ts';

/** The address of the script of the editor. */
export const EDIT_CLIENT = `${EDIT_ROOT}client.js`;

/** Why a browser without a session is refused, in the words of the editor and of its page. */
export const NO_SESSION = {
  message: 'This browser may not edit yet, or conf-site watch has been started again since.',
  hint: 'Open the address that the terminal shows after “Edit”, then try again here. Each start has a new one.',
} as const;

/**
 * Sends the page of the editor, which contains no secret. To a browser that may not edit it has the status 403, and says how to
 * be let in; its script then says so in the language of the browser.
 */
export function sendEditPage(exchange: Exchange, { mayEdit }: { readonly mayEdit: boolean }): void {
  const nonce = randomBytes(16).toString('base64url');
  const policy = `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; form-action 'self'`;
  const text = mayEdit ? '' : `<p>${NO_SESSION.message} ${NO_SESSION.hint}</p>`;
  const body = pageWith(nonce, text);
  sendBody(exchange, { status: mayEdit ? 200 : 403, headers: new Map(pageHeaders(policy)), body });
}

function pageWith(nonce: string, text: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>Edit</title>
<script type="module" src="${EDIT_CLIENT}" nonce="${nonce}"></script>
</head>
<body>
<div id="editor">${text}</div>
<noscript>The editor needs JavaScript.</noscript>
</body>
</html>
`;
}

/** The headers of a page that nobody stores, embeds or learns the address of. */
export function pageHeaders(policy: string): readonly (readonly [string, string])[] {
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
