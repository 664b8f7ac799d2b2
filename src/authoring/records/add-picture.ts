import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pictureFormat } from '../../content/picture-format.ts';
import { pictureType } from '../../content/picture-type.ts';
import { changeFiles } from '../../content-edits/content-files.ts';
import { shortSlug } from '../../content-edits/idents.ts';
import { HintedError } from '../../diagnostics/hinted-error.ts';
import type { FieldProblem, PictureAnswer } from '../../domain/editor/edit.ts';
import { slugOf } from '../../domain/slug.ts';
import { contains } from '../../fs/contains.ts';
import { checkPicture } from '../../pipeline/check-picture.ts';

export interface SentPicture {
  /** Below `content/media`. */
  readonly folder: string;
  /** The name of the file at the sender. Its extension does not count. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/**
 * Adds a picture to `content/media`, under the slug of its name and the extension of what its bytes are. The same bytes
 * in the same folder under that name are not added again; another picture of that name gets a number. A picture that
 * `check` has an error for is not added. Throws `HintedError` for a folder that is not below `content/media`.
 */
export async function addPicture(rootDir: string, { folder, name, bytes }: SentPicture): Promise<PictureAnswer> {
  refuseFolder(rootDir, folder);
  const slug = shortSlug(slugOf(name.replace(/\.\w+$/, '')), 60) || 'picture';
  const format = pictureFormat(bytes) ?? 'unknown';
  const extension = format === 'jpeg' ? 'jpg' : format;
  const path = freePath(rootDir, `content/media/${folder}/${slug}`, { extension, bytes });
  const { findings } = checkPicture(rootDir, path, bytes);
  const problems = findings.map(
    ({ code, severity, message, hint }): FieldProblem => ({
      code,
      severity: severity === 'error' ? 'error' : 'warning',
      pointer: [],
      message,
      ...(hint === undefined ? {} : { hint }),
    }),
  );
  const answer = { path: path.slice('content/media/'.length), problems };
  if (problems.some(({ severity }) => severity === 'error')) return answer;
  if (pictureType(path) === undefined) {
    throw new HintedError(
      'This file is not a picture that browsers show.',
      'save it as JPEG, PNG, WebP, AVIF or SVG',
      'not-a-picture',
    );
  }
  if (!existsSync(join(rootDir, path))) await changeFiles(rootDir, [{ kind: 'add', path, bytes }]);
  return answer;
}

/** Folders have simple names, and no link may lead out of `content/media`. */
function refuseFolder(rootDir: string, folder: string): void {
  const isPlain = /^[a-z0-9][a-z0-9_-]*(?:\/[a-z0-9][a-z0-9_-]*)*$/i.test(folder);
  if (isPlain && isBelowMedia(rootDir, folder)) return;
  throw new HintedError(
    `"${folder}" is not a folder for pictures.`,
    'choose one below content/media, such as speakers',
    'not-a-picture-folder',
  );
}

function isBelowMedia(rootDir: string, folder: string): boolean {
  const media = join(rootDir, 'content/media');
  let existing = join(media, folder);
  while (!existsSync(existing)) existing = dirname(existing);
  if (!existsSync(media)) return true;
  const [real, realMedia] = [realpathSync(existing), realpathSync(media)];
  return real === realMedia || contains(realMedia, real);
}

/** The path of the same picture if it is there, otherwise the first one that is free. Reads only files: a pipe would never end. */
function freePath(
  rootDir: string,
  start: string,
  { extension, bytes }: { readonly extension: string; readonly bytes: Uint8Array },
): string {
  for (let number = 1; ; number += 1) {
    const path = `${start}${number === 1 ? '' : `-${number}`}.${extension}`;
    const file = join(rootDir, path);
    const found = statSync(file, { throwIfNoEntry: false });
    if (found === undefined || (found.isFile() && Buffer.from(bytes).equals(readFileSync(file)))) return path;
  }
}
