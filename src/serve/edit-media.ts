import { realpath } from 'node:fs/promises';
import { EDIT_MEDIA_ROOT } from '../domain/editor/edit.ts';
import { contentType } from './content-type.ts';
import type { EditSessions } from './edit-sessions.ts';
import type { Target } from './request-target.ts';
import { type Exchange, sendPlain } from './send-body.ts';
import { sendFile } from './send-file.ts';

export interface EditMediaOptions {
  readonly sessions: EditSessions;
  /** The folder of the media files. */
  readonly mediaDir: string;
}

/** Sends a media file as it is, for a preview in the editor. Only to a browser that may edit, since a file can be unpublished yet. */
export async function sendEditMedia(
  exchange: Exchange,
  { path }: Target,
  { sessions, mediaDir }: EditMediaOptions,
): Promise<void> {
  if (!sessions.has(exchange.request)) {
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
