import { checkMedia } from '../check/rules/check-media.ts';
import type { MediaFile } from '../content/document.ts';
import type { Finding } from '../diagnostics/diagnostic.ts';
import { mediaFile } from '../read/media-file.ts';

/**
 * Describes and checks a picture that is not in the content yet, as if a record named it. `path` is relative to the
 * root. Adds the codes of `checkMedia`.
 */
export function checkPicture(
  rootDir: string,
  path: string,
  bytes: Uint8Array,
): { readonly file: MediaFile; readonly findings: readonly Finding[] } {
  const file = mediaFile(rootDir, path, bytes);
  return { file, findings: checkMedia({ media: new Map([[file.path, file]]) } as never, [file.path]) };
}
