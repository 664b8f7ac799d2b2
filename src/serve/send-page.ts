import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isAbsent } from './absent.ts';
import { isPage } from './content-type.ts';
import { withFewFiles } from './few-files.ts';
import { fileHeaders } from './file-headers.ts';
import type { LiveReload } from './live-reload.ts';
import { type Exchange, sendBody, type WholeAnswer } from './send-body.ts';
import type { ServedFolder } from './served-folder.ts';

/** A file to send from memory: one with a status of its own, or a page that changes on its way. */
export interface PageAnswer {
  readonly folder: ServedFolder;
  /** The address asked for, decoded. */
  readonly requested: string;
  readonly path: string;
  readonly status: number;
  readonly live: LiveReload | undefined;
}

/** How long a visitor is asked to stay away from a site under maintenance. */
const retryAfterSeconds = 3600;

/** Whether pages of this folder never go out as they stand on the disk. */
export function changesPages(folder: ServedFolder, live: LiveReload | undefined): boolean {
  return folder.isUnderMaintenance || live !== undefined;
}

/**
 * Sends a file with its status: pages as 503 under maintenance and, while editing, with live reload; false
 * if gone.
 */
export async function sendPage(exchange: Exchange, page: PageAnswer): Promise<boolean> {
  // The version is taken before the page is read: a page that is older than it says would never reload.
  const version = page.live?.version() ?? '';
  const body = await readWhole(join(page.folder.root, page.path));
  if (body === undefined) return false;
  const plain: WholeAnswer = { status: page.status, headers: fileHeaders(page.folder, page), body };
  if (!isPage(page.path)) {
    sendBody(exchange, plain);
    return true;
  }
  const current = page.folder.isUnderMaintenance ? unavailable(plain) : plain;
  sendBody(exchange, page.live?.withClient(current, version) ?? current);
  return true;
}

function unavailable(page: WholeAnswer): WholeAnswer {
  const headers = new Map(page.headers).set('retry-after', String(retryAfterSeconds)).set('cache-control', 'no-store');
  return { ...page, status: 503, headers };
}

async function readWhole(file: string): Promise<Uint8Array | undefined> {
  try {
    return await withFewFiles(() => readFile(file));
  } catch (error) {
    if (isAbsent(error)) return undefined;
    throw error;
  }
}
