import type { FileChange } from '../../content-edits/content-files.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { HintedError } from '../../diagnostics/hinted-error.ts';
import type { ReviewComment } from '../../domain/editor/edit.ts';
import { textsAfter } from './file-conflict.ts';
import type { RecordFile } from './record-files.ts';

/** Comments such as `# review: was 2026-05-08`, which ask for a review of a value and are removed after it. */

const REVIEW_SIGN = '# review:';

/** The place of the comment that a diagnostic is about; undefined if it is about something else. */
export function reviewCommentOf({ code, file, line, column }: Diagnostic): ReviewComment | undefined {
  return code === 'review-pending' ? { file, line, column } : undefined;
}

/**
 * The changes of a record with a review comment removed from the file that they result in. `files` are the
 * record's files before the changes. Throws `HintedError` if the comment is not there.
 */
export function withoutReviewComment(
  changes: readonly FileChange[],
  files: readonly RecordFile[],
  comment: ReviewComment,
): readonly FileChange[] {
  const { file: path } = comment;
  const text = withoutComment(textsAfter(files, changes).get(path) ?? '', comment);
  const before = files.find((file) => file.path === path)?.text ?? '';
  return [...changes.filter((change) => change.path !== path), { kind: 'replace', path, text, before }];
}

/** Removes a comment with the spaces before it, or with its line if that has nothing else. */
function withoutComment(text: string, { line, column }: ReviewComment): string {
  const lines = text.split('\n');
  const own = lines[line - 1] ?? '';
  // The column does not count a byte order mark.
  const start = own.indexOf(REVIEW_SIGN, column - 1);
  if (start < 0) {
    throw new HintedError(
      'The comment is not there any more.',
      'reload this page, and look at it again',
      'comment-gone',
    );
  }
  const before = own.slice(0, start).replace(/[ \t]+$/, '');
  const rest = before === '' ? [] : [before + (own.endsWith('\r') ? '\r' : '')];
  return lines.toSpliced(line - 1, 1, ...rest).join('\n');
}
