import { get as getHttp, type IncomingMessage } from 'node:http';
import { get as getHttps } from 'node:https';
import { pictureFlaw, pictureFormat } from '../../content/picture-format.ts';
import { PrivateAddress, publicLookup, refusePrivateHost } from './private-addresses.ts';

/** Fetches a picture from a web address that an export names, which is not to be trusted. */

export interface PictureRequest {
  /** How long the answer may take as a whole. */
  readonly timeoutMs: number;
  readonly maxBytes: number;
  /** Whether the host may be this computer, or in a private network. */
  readonly allowsPrivate: boolean;
}

export type FetchedPicture =
  | { readonly kind: 'picture'; readonly bytes: Uint8Array /** `jpg`, without a dot. */; readonly extension: string }
  /** `reason` completes a sentence that begins with the address: `answers with the status 404`. */
  | { readonly kind: 'failed'; readonly reason: string };

const MAX_REDIRECTS = 5;

/** The formats that pages can show, with their extensions. SVG can contain scripts, so it is not fetched. */
const EXTENSIONS: Readonly<Record<string, string>> = {
  jpeg: 'jpg',
  png: 'png',
  gif: 'gif',
  webp: 'webp',
  avif: 'avif',
};

/**
 * Fetches a picture by HTTP or HTTPS, following at most five redirects. Its format is detected from its bytes. Does not
 * throw: every failure has a reason.
 */
export async function fetchPicture(address: string, request: PictureRequest): Promise<FetchedPicture> {
  const signal = AbortSignal.timeout(request.timeoutMs);
  try {
    const bytes = await bytesAt(address, { ...request, signal });
    return pictureOf(bytes);
  } catch (error) {
    if (signal.aborted) return failed(`does not answer within ${request.timeoutMs / 1000} seconds`);
    return failed(error instanceof Failure ? error.message : reasonOf(error as NodeJS.ErrnoException));
  }
}

/** A failure whose message is its reason. */
class Failure extends Error {}

function failed(reason: string): FetchedPicture {
  return { kind: 'failed', reason };
}

interface Fetching extends PictureRequest {
  readonly signal: AbortSignal;
}

async function bytesAt(address: string, fetching: Fetching): Promise<Uint8Array> {
  let url = new URL(address);
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const response = await responseAt(url, fetching);
    const { statusCode = 0, headers } = response;
    if (statusCode === 200) return bodyOf(response, fetching);
    response.destroy();
    if (statusCode < 300 || statusCode > 399 || headers.location === undefined)
      throw new Failure(`answers with the status ${statusCode}`);
    if (!URL.canParse(headers.location, url.href)) throw new Failure('redirects to something that is no address');
    url = new URL(headers.location, url);
  }
  throw new Failure(`redirects more than ${MAX_REDIRECTS} times`);
}

function responseAt(url: URL, { signal, allowsPrivate }: Fetching): Promise<IncomingMessage> {
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    throw new Failure(`redirects to an address with ${url.protocol}`);
  if (!allowsPrivate) refusePrivateHost(url.hostname);
  const get = url.protocol === 'https:' ? getHttps : getHttp;
  const headers = { accept: 'image/avif,image/webp,image/png,image/jpeg,image/gif', 'user-agent': 'conf-site' };
  return new Promise((resolve, reject) => {
    const options = { signal, headers, ...(allowsPrivate ? {} : { lookup: publicLookup }) };
    get(url, options, resolve).on('error', reject);
  });
}

async function bodyOf(response: IncomingMessage, { maxBytes }: Fetching): Promise<Uint8Array> {
  const tooLarge = new Failure(`is larger than ${maxBytes / 1_000_000} MB`);
  if (Number(response.headers['content-length'] ?? 0) > maxBytes) {
    response.destroy();
    throw tooLarge;
  }
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length;
    // Leaving the loop destroys the response.
    if (size > maxBytes) throw tooLarge;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function pictureOf(bytes: Uint8Array): FetchedPicture {
  const format = pictureFormat(bytes);
  const extension = EXTENSIONS[format ?? ''];
  if (extension === undefined) {
    return failed(
      format === undefined
        ? 'is no picture'
        : `is ${WORDS[format] ?? format.toUpperCase()}, no JPEG, PNG, GIF, WebP or AVIF`,
    );
  }
  const flaw = pictureFlaw(bytes, format);
  if (flaw !== undefined) return failed(flaw === 'cut' ? 'is not complete' : 'has colours for print (CMYK)');
  return { kind: 'picture', bytes, extension };
}

const WORDS: Readonly<Record<string, string>> = { html: 'a page', text: 'a text', svg: 'an SVG drawing' };

const REASONS: Readonly<Record<string, string>> = {
  ENOTFOUND: 'has a host that does not exist',
  EAI_AGAIN: 'has a host whose name cannot be looked up now',
  ECONNREFUSED: 'refuses the connection',
  ECONNRESET: 'breaks the connection off',
};

function reasonOf(error: NodeJS.ErrnoException): string {
  if (error instanceof PrivateAddress) return `is in a private network (${error.message})`;
  return REASONS[error.code ?? ''] ?? `cannot be fetched: ${error.message.replace(/\.$/, '')}`;
}
