import type { IncomingMessage } from 'node:http';
import { EDIT_PAGE } from '../domain/editor/edit.ts';
import { WATCH_ROOT } from '../domain/editor/watch.ts';
import { pageHeaders } from './edit-page.ts';
import { type EditSecrets, isSecret, newSecret } from './edit-secrets.ts';
import type { Target } from './request-target.ts';
import { type Exchange, sendBody } from './send-body.ts';

/**
 * Browsers that may edit. A browser may if it has opened an address with the token of the watch, and nothing else shows that:
 * behind a proxy on this computer, a stranger has an address of this computer, and the host of the request can be its name.
 */
export interface EditSessions {
  /** Whether the browser that sends a request may edit. */
  has(request: IncomingMessage): boolean;
  /**
   * Answers a request for the editor or the home page whose address has the right token: the browser gets a cookie, and is sent
   * to the address without the token, which so stays out of its history. Returns false for other requests.
   */
  answer(exchange: Exchange, target: Target): boolean;
}

export interface EditSessionsOptions {
  readonly secrets: EditSecrets;
  readonly port: number;
  readonly basePath: () => string;
}

const COOKIE = 'conf-site-edit-';

/** Pages of the site get no cookie. */
const COOKIE_PATHS = [EDIT_PAGE, WATCH_ROOT];

export function openEditSessions({ secrets, port, basePath }: EditSessionsOptions): EditSessions {
  const { token, sessions } = secrets;
  const isSession = (sent: string): boolean => [...sessions].some((session) => isSecret(sent, session));
  return {
    has: (request) => sentValues(request).some(isSession),
    answer(exchange, { path, rawPath, search }) {
      if (path !== EDIT_PAGE && path !== basePath()) return false;
      const query = new URLSearchParams(search);
      if (!isSecret(query.get('token'), token)) return false;
      query.delete('token');
      const session = newSecret();
      sessions.add(session);
      const pair = `${cookieName(port, basePath())}=${session}`;
      exchange.response.setHeader('set-cookie', cookies(pair));
      const location = query.size === 0 ? rawPath : `${rawPath}?${query}`;
      const headers = new Map([...pageHeaders("default-src 'none'"), ['location', location]]);
      sendBody(exchange, { status: 303, headers, body: '' });
      return true;
    },
  };
}

/** Browsers send the cookies of a host to all its ports, so a second watch needs another name. */
function cookieName(port: number, basePath: string): string {
  return COOKIE + port + encodeURIComponent(basePath.slice(0, -1));
}

/** `Lax`, since `Strict` would refuse whoever follows a link in the terminal of a codespace, which is a page of another site. */
function cookies(pair: string): string[] {
  return COOKIE_PATHS.map((path) => `${pair}; Path=${path}; HttpOnly; SameSite=Lax`);
}

/** The values of all cookies of the editor. The base path of the site may have changed since the browser got one. */
function sentValues({ headers }: IncomingMessage): readonly string[] {
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim());
  return pairs.filter((pair) => pair.startsWith(COOKIE)).map((pair) => pair.slice(pair.indexOf('=') + 1));
}
