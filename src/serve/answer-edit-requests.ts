import { requestValidators } from 'conf-site:edit-requests';
import { type UserError, userErrorOf } from '../diagnostics/user-error.ts';
import { EDIT_ROOT, type EditFailure } from '../domain/editor/edit.ts';
import type { FailureCode } from '../domain/editor/edit-failures.ts';
import type { RequestBodies } from '../domain/editor/request-bodies.ts';
import { readBody } from './body-within-limit.ts';
import type { EditController } from './edit-controller.ts';
import { NO_SESSION } from './edit-page.ts';
import type { EditSessions } from './edit-sessions.ts';
import type { OriginRule } from './own-origin.ts';
import type { Target } from './request-target.ts';
import { type Exchange, sendBody } from './send-body.ts';

export interface EditRequestsOptions extends Pick<EditController, 'handlers'> {
  readonly sessions: EditSessions;
  readonly isOurOrigin: OriginRule;
  /** Called with each failure that is a bug. */
  readonly onFailure: (error: unknown) => void;
}

const MAX_JSON_BYTES = 1_000_000;
const MAX_PICTURE_BYTES = 25_000_000;

const PICTURE = 'picture';

/** Why a request is not answered. */
class Refusal extends Error {
  readonly status: number;
  readonly hint: string | undefined;
  readonly failureCode: FailureCode | undefined;

  constructor(status: number, message: string, { hint, code }: Omit<EditFailure, 'message'> = {}) {
    super(message);
    this.status = status;
    this.hint = hint;
    this.failureCode = code;
  }
}

/** Returns the function that answers the requests of the editor, one after another. It sends every failure and never throws. */
export function editRequests(options: EditRequestsOptions): (exchange: Exchange, target: Target) => Promise<void> {
  let last: Promise<unknown> = Promise.resolve();
  const inSequence = <T>(run: () => Promise<T>): Promise<T> => {
    const answer = last.then(run);
    last = answer.catch(() => undefined);
    return answer;
  };
  return async (exchange, target) => {
    try {
      const name = target.path.slice(EDIT_ROOT.length);
      admit(exchange, name, options);
      const run =
        name === PICTURE ? await readPicture(exchange, target, options) : await readJson(exchange, name, options);
      send(exchange, 200, await inSequence(run));
    } catch (error) {
      sendFailure(exchange, error, options);
    }
  };
}

/** Throws a `Refusal` unless the editor's own page sends a request that there is, in a browser that may edit. */
function admit({ request, response }: Exchange, name: string, { sessions, isOurOrigin }: EditRequestsOptions): void {
  if (name !== PICTURE && !isRequest(name)) throw missing();
  const method = name === PICTURE ? 'PUT' : 'POST';
  if (request.method !== method) {
    response.setHeader('allow', method);
    throw malformed(405, `This request has the method ${method}.`);
  }
  if (!isOurOrigin(request.headers)) {
    const hint = 'Behind a proxy, start conf-site watch with --allow-host and the name of the host in the address.';
    throw new Refusal(403, 'This request does not come from a page of this conf-site watch.', {
      hint,
      code: 'other-origin',
    });
  }
  if (!sessions.has(request)) {
    throw new Refusal(403, NO_SESSION.message, { hint: NO_SESSION.hint, code: 'no-session' });
  }
}

async function readJson(
  exchange: Exchange,
  name: string,
  { handlers }: EditRequestsOptions,
): Promise<() => Promise<unknown>> {
  const handler = isRequest(name) && handlers[name];
  if (!handler) throw missing();
  if (mediaType(exchange) !== 'application/json') throw malformed(415, 'This request has a body of JSON.');
  const body = parsed(await bodyOf(exchange, MAX_JSON_BYTES));
  if (!requestValidators[name](body)) {
    throw new Refusal(400, `The fields of the request "${name}" are not as they should be.`, {
      hint: 'Reload the page.',
      code: 'request-malformed',
    });
  }
  return () => handler(body as never);
}

function isRequest(name: string): name is keyof RequestBodies {
  return Object.hasOwn(requestValidators, name);
}

async function readPicture(
  exchange: Exchange,
  { search }: Target,
  { handlers }: EditRequestsOptions,
): Promise<() => Promise<unknown>> {
  const { addPicture } = handlers;
  if (addPicture === undefined) throw missing();
  // Browsers send no type for a file whose ending they do not know. The handler checks the bytes.
  if (!/^(?:image\/.+|application\/octet-stream|)$/.test(mediaType(exchange))) {
    const hint = 'Choose a JPEG, PNG, WebP, AVIF, GIF or SVG file.';
    throw new Refusal(415, 'This file is not a picture.', { hint, code: 'not-a-picture' });
  }
  const query = new URLSearchParams(search);
  const [folder, name] = [query.get('folder'), query.get('name')];
  if (folder === null || !name) throw malformed(400, 'A picture needs a folder and a name.');
  const bytes = await bodyOf(exchange, MAX_PICTURE_BYTES);
  return () => addPicture({ folder, name, bytes });
}

function missing(): Refusal {
  return malformed(404, 'The editor has no such request.');
}

/** A refusal of what the editor of this version never sends. */
function malformed(status: number, message: string): Refusal {
  return new Refusal(status, message, { code: 'request-malformed' });
}

function mediaType({ request }: Exchange): string {
  return (request.headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
}

async function bodyOf({ request }: Exchange, maxBytes: number): Promise<Buffer> {
  const body = await readBody(request, maxBytes).catch(() => {
    throw new Refusal(400, 'The request ended before all of it was sent.', { code: 'sending-interrupted' });
  });
  if (body === undefined) {
    const message = `This is more than ${maxBytes / 1_000_000} MB, the most that can be sent at once.`;
    throw new Refusal(413, message, { code: 'too-large' });
  }
  return body;
}

function parsed(body: Buffer): object {
  try {
    const value = JSON.parse(body.toString('utf8')) as unknown;
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  } catch {}
  throw malformed(400, 'The body of this request is not an object of JSON.');
}

function sendFailure(exchange: Exchange, error: unknown, { onFailure }: EditRequestsOptions): void {
  if (error instanceof Refusal) {
    send(exchange, error.status, failureOf(error));
    return;
  }
  const refusal = userErrorOf(error);
  if (refusal !== undefined) {
    send(exchange, 422, failureOf(refusal));
    return;
  }
  onFailure(error);
  const message = error instanceof Error ? error.message : String(error);
  const hint = 'This is a bug in conf-site, not in your content. Please report it.';
  send(exchange, 500, { message, hint, code: 'bug' } satisfies EditFailure);
}

function failureOf({ message, hint, failureCode: code }: Refusal | UserError): EditFailure {
  return { message, ...(hint === undefined ? {} : { hint }), ...(code === undefined ? {} : { code }) };
}

function send(exchange: Exchange, status: number, value: unknown): void {
  const headers = new Map([
    ['content-type', 'application/json; charset=utf-8'],
    ['cache-control', 'no-store'],
    ['content-security-policy', "default-src 'none'; frame-ancestors 'none'"],
    ['cross-origin-resource-policy', 'same-origin'],
    ['x-content-type-options', 'nosniff'],
  ]);
  sendBody(exchange, { status, headers, body: JSON.stringify(value) });
}
