import { EDIT_MEDIA_ROOT, EDIT_ROOT, type EditFailure, type PictureAnswer } from '../../src/domain/editor/edit.ts';
import type { FailureCode } from '../../src/domain/editor/edit-failures.ts';
import type { EditAnswers } from '../../src/domain/editor/edit-requests.ts';
import type { RequestBodies } from '../../src/domain/editor/request-bodies.ts';

/** A request that was refused, with a sentence for people. */
export class EditError extends Error {
  readonly hint: string | undefined;
  readonly code: FailureCode | undefined;

  constructor({ message, hint, code }: EditFailure) {
    super(message);
    this.hint = hint;
    this.code = code;
  }
}

/** The watch was stopped, or the network is gone. */
const NO_ANSWER: EditFailure = {
  message: 'conf-site watch does not answer.',
  hint: 'Start it again with “npx conf-site watch”, then reload this page. What you have typed is still here.',
  code: 'no-answer',
};

/** Sends a request of the editor. Throws `EditError` if it is refused, or if the watch does not answer. */
export async function ask<K extends keyof EditAnswers>(name: K, request: RequestBodies[K]): Promise<EditAnswers[K]> {
  const body = JSON.stringify(request);
  return answerOf(name, { method: 'POST', body, headers: { 'content-type': 'application/json' } });
}

/** Adds a picture to a folder below `content/media`. Throws as `ask`. */
export async function addPicture(folder: string, file: File): Promise<PictureAnswer> {
  return answerOf(`picture?${new URLSearchParams({ folder, name: file.name })}`, { method: 'PUT', body: file });
}

/** Loads a file below `content/media`; undefined if there is none, or if the watch does not answer. */
export async function loadMedia(path: string): Promise<Blob | undefined> {
  if (path === '') return undefined;
  const address = EDIT_MEDIA_ROOT + path.split('/').map(encodeURIComponent).join('/');
  const response = await fetch(address).catch(() => undefined);
  return response?.ok ? response.blob() : undefined;
}

async function answerOf<T>(name: string, init: RequestInit): Promise<T> {
  const response = await fetch(EDIT_ROOT + name, init).catch(() => {
    throw new EditError(NO_ANSWER);
  });
  if (response.ok) return (await response.json()) as T;
  throw new EditError(await failureOf(response));
}

async function failureOf(response: Response): Promise<EditFailure> {
  try {
    return (await response.json()) as EditFailure;
  } catch {
    return { message: `conf-site watch answered with the status ${response.status}.` };
  }
}
