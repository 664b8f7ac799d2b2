import type { IncomingMessage } from 'node:http';
import { EDIT_MEDIA_ROOT, EDIT_PAGE, EDIT_ROOT } from '../domain/editor/edit.ts';
import { type EditRequestsOptions, editRequests } from './answer-edit-requests.ts';
import { type EditMediaOptions, sendEditMedia } from './edit-media.ts';
import { EDIT_CLIENT, sendEditPage } from './edit-page.ts';
import type { Target } from './request-target.ts';
import { type Exchange, sendBody, sendPlain } from './send-body.ts';

/** The editor of one running server. */
export interface EditServer {
  /** Whether this is a request of the editor that a static site would refuse. */
  accepts(request: IncomingMessage): boolean;
  /** Answers the page of the editor, its script and its requests, and any address with the token. Returns false for other addresses. */
  answer(exchange: Exchange, target: Target): boolean;
}

export interface EditServerOptions extends EditRequestsOptions, EditMediaOptions {
  readonly basePath: () => string;
}

export function startEditServer(options: EditServerOptions): EditServer {
  const { sessions } = options;
  const answerRequest = editRequests(options);
  return {
    accepts: ({ url = '' }) => url.startsWith(EDIT_ROOT),
    answer(exchange, target) {
      const { path, search } = target;
      if (isGet(exchange) && sessions.answer(exchange, target)) return true;
      if (path === EDIT_CLIENT && exchange.request.method !== 'POST') void sendClient(exchange, options);
      else if (isGet(exchange) && path.startsWith(EDIT_MEDIA_ROOT)) void sendEditMedia(exchange, target, options);
      else if (path.startsWith(EDIT_ROOT)) void answerRequest(exchange, target);
      else if (path === EDIT_PAGE) sendEditPage(exchange, { mayEdit: sessions.has(exchange.request) });
      else if (isOtherSpelling(path, options.basePath())) redirect(exchange, EDIT_PAGE + search);
      else return false;
      return true;
    },
  };
}

function isGet({ request }: Exchange): boolean {
  return request.method === 'GET' || request.method === 'HEAD';
}

/** Whether somebody who looks for the editor may write its address so: without the slash, or below the base path of the site. */
function isOtherSpelling(path: string, basePath: string): boolean {
  const page = `${path.replace(/\/$/, '')}/`;
  return page === EDIT_PAGE || page === basePath + EDIT_PAGE.slice(1);
}

function redirect(exchange: Exchange, location: string): void {
  sendPlain(exchange, { status: 302, text: `This is at ${EDIT_PAGE}`, headers: [['location', location]] });
}

/** Sends the script of the editor, which is loaded only when it is requested. */
async function sendClient(exchange: Exchange, { onFailure }: EditServerOptions): Promise<void> {
  try {
    const { editClient } = await import('conf-site:edit-client');
    const headers = new Map([
      ['content-type', 'text/javascript; charset=utf-8'],
      ['cache-control', 'no-cache'],
      ['cross-origin-resource-policy', 'same-origin'],
      ['x-content-type-options', 'nosniff'],
    ]);
    sendBody(exchange, { status: 200, headers, body: editClient });
  } catch (error) {
    onFailure(error);
    sendPlain(exchange, { status: 500, text: 'The editor could not be loaded.' });
  }
}
