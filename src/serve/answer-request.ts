import { isPage } from './content-type.ts';
import { decideAnswer, withoutBase } from './decide-answer.ts';
import { fileHeaders } from './file-headers.ts';
import { nearestPage } from './find-page.ts';
import type { LiveReload } from './live-reload.ts';
import type { Target } from './request-target.ts';
import { type Exchange, sendPlain } from './send-body.ts';
import { sendFile } from './send-file.ts';
import { changesPages, sendPage } from './send-page.ts';
import type { ServedFolder } from './served-folder.ts';

/** What an answer is made from, besides the request itself. */
export interface AnswerSource {
  readonly folder: ServedFolder;
  readonly target: Target;
  readonly basePath: string;
  readonly live: LiveReload | undefined;
}

/**
 * Answers from the folder as it stands; false, with nothing sent, if it has no answer, not even a 404 page.
 */
export async function answerRequest(exchange: Exchange, source: AnswerSource): Promise<boolean> {
  const { folder, target, live } = source;
  const answer = await decideAnswer(folder, target, source.basePath);
  if (answer.kind === 'absent') return false;
  if (answer.kind === 'redirect') {
    const headers = [['location', answer.location]] as const;
    sendPlain(exchange, { status: answer.status, text: `This is at ${answer.location}`, headers });
    return true;
  }
  const asked = { requested: target.path, path: answer.path };
  if (answer.status !== 200 || (isPage(answer.path) && changesPages(folder, live))) {
    return sendPage(exchange, { ...asked, folder, live, status: answer.status });
  }
  return sendFile(exchange, { root: folder.root, path: answer.path, headers: fileHeaders(folder, asked) });
}

/** Answers with the site's own page for a failure, 500; false if it has none. */
export async function answerFailure(exchange: Exchange, source: AnswerSource): Promise<boolean> {
  const { folder, target, live, basePath } = source;
  const path = await nearestPage(folder.root, withoutBase(target, basePath) ?? [], '500.html');
  if (path === undefined) return false;
  return sendPage(exchange, { requested: target.path, path, folder, live, status: 500 });
}
