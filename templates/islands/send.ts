import type { Problem, Receipt } from '../../src/domain/site/api-contract.ts';

/** The outcome of an API request. Requests never throw. */
export type Sent<T> =
  | { readonly kind: 'receipt'; readonly receipt: T }
  /** The API refused the request. */
  | { readonly kind: 'problem'; readonly problem: Pick<Problem, 'code' | 'date' | 'errors'> }
  /** The API was not reached: the device is offline, or the network dropped the request. */
  | { readonly kind: 'unreachable' }
  /** The API did not answer in time. It may have stored the data. */
  | { readonly kind: 'timeout' };

/** The time after which a slow request is announced. */
export const SLOW_MS = 5_000;

/** The time after which a request is aborted. */
export const TIMEOUT_MS = 30_000;

const ACCEPT = 'application/json, application/problem+json';

/** Sends a body to the address of an operation. */
export function send<T = Receipt>(address: string, body: unknown, signal?: AbortSignal): Promise<Sent<T>> {
  const headers = { accept: ACCEPT, 'content-type': 'application/json' };
  return request<T>(address, { method: 'POST', headers, body: JSON.stringify(body) }, signal);
}

/** Requests numbers, such as the availability of workshops, without using HTTP caches. */
export function fetchNumbers<T>(address: string, signal?: AbortSignal): Promise<Sent<T>> {
  return request<T>(address, { headers: { accept: ACCEPT }, cache: 'no-store' }, signal);
}

async function request<T>(address: string, init: RequestInit, leaving?: AbortSignal): Promise<Sent<T>> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), TIMEOUT_MS);
  const signal = leaving === undefined ? late.signal : AbortSignal.any([late.signal, leaving]);
  try {
    const response = await fetch(address, { ...init, signal, credentials: 'omit' });
    return read<T>(response.ok, await response.text());
  } catch {
    return { kind: late.signal.aborted ? 'timeout' : 'unreachable' };
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Reads a response. One that is neither a receipt nor a problem document does not come from our API and counts as a
 * server error.
 */
function read<T>(isOk: boolean, text: string): Sent<T> {
  const body = parsed(text);
  if (isOk && body !== undefined) return { kind: 'receipt', receipt: body as T };
  const problem = body as Partial<Problem> | undefined;
  if (!isOk && typeof problem?.code === 'string') return { kind: 'problem', problem: problem as Problem };
  return { kind: 'problem', problem: { code: 'server-error' } };
}

function parsed(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
