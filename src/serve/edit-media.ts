import { realpath } from 'node:fs/promises';
import { EDIT_MEDIA_ROOT, EDIT_TOKEN_HEADER } from '../domain/edit.ts';
import { contentType } from './content-type.ts';
import { isToken } from './edit-token.ts';
import type { Target } from './request-target.ts';
import { type Exchange, sendPlain } from './send-body.ts';
import { sendFile } from './send-file.ts';

export interface EditMediaOptions {
  readonly token: string;
  /** The folder of the media files. */
  readonly mediaDir: string;
}

/** Sends a media file as it is, for a preview in the editor. The token is needed, since a file can be unpublished yet. */
export async function sendEditMedia(
  exchange: Exchange,
  { path }: Target,
  { token, mediaDir }: EditMediaOptions,
): Promise<void> {
  if (!isToken(exchange.request.headers[EDIT_TOKEN_HEADER], token)) {
    sendPlain(exchange, { status: 403, text: 'This file is shown in the editor only.' });
    return;
  }
  try {
    const name = path.slice(EDIT_MEDIA_ROOT.length);
    const headers = new Map([
      ['content-type', contentType(name)],
      ['cache-control', 'no-store'],
      ['content-security-policy', "default-src 'none'; sandbox"],
      ['cross-origin-resource-policy', 'same-origin'],
      ['x-content-type-options', 'nosniff'],
    ]);
    if (await sendFile(exchange, { root: await realpath(mediaDir), path: name, headers })) return;
  } catch {}
  if (!exchange.response.headersSent) sendPlain(exchange, { status: 404, text: 'There is no such media file.' });
}
