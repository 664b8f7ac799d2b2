import type { Problem, Receipt } from '../../src/model/api-contract.ts';

/** What became of a request to the service. Nothing is ever thrown. */
export type Sent<T> =
  | { readonly kind: 'receipt'; readonly receipt: T }
  /** The service refused. */
  | { readonly kind: 'problem'; readonly problem: Pick<Problem, 'code' | 'date' | 'errors'> }
  /** The service was not reached: the device is offline, or the network dropped the request. */
  | { readonly kind: 'unreachable' }
  /** The service did not answer in time; it may have stored what it was sent. */
  | { readonly kind: 'timeout' };

/** After so long a visitor is told that it takes longer. */
export const SLOW_MS = 5_000;

/** After so long a request is given up. */
export const TIMEOUT_MS = 30_000;

const ACCEPT = 'application/json, application/problem+json';

/** Sends a body to the address of an operation. */
export function send<T = Receipt>(address: string, body: unknown, signal?: AbortSignal): Promise<Sent<T>> {
  const headers = { accept: ACCEPT, 'content-type': 'application/json' };
  return request<T>(address, { method: 'POST', headers, body: JSON.stringify(body) }, signal);
}

/** Asks an address for numbers: availability, tickets. */
export function ask<T>(address: string, signal?: AbortSignal): Promise<Sent<T>> {
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

/** An answer that is neither a receipt nor a problem document comes from something that is not our service. */
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
