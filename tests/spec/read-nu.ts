import { execFile } from 'node:child_process';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { packageDir } from '../support/run-tool.ts';

/** The Nu Html Checker, which Java runs. @see https://validator.github.io/validator/ */

const JAR = join(packageDir, 'node_modules', 'vnu-jar', 'build', 'dist', 'vnu.jar');

/**
 * What the checker says of these pages and cannot know. It reads files, which have no origin, so to it everything of
 * the site's own comes from elsewhere; and it takes blocks of data for scripts. The policy has tests of its own.
 */
const UNKNOWABLE: readonly RegExp[] = [
  /^Resource violates Content Security Policy \(meta tag\): .* “\/(?!\/).*” blocked by/,
  /^Inline script violates Content Security Policy/,
  // React closes void elements so, and quotes every value.
  /^Trailing slash on void elements has no effect/,
];

interface Message {
  readonly type: string;
  readonly url?: string;
  readonly lastLine?: number;
  readonly message: string;
}

/** Errors and warnings about all HTML files of a folder, as `file:line type: message`. Throws if it cannot check, or there is no Java. */
export async function nuFindings(folder: string): Promise<readonly string[]> {
  const args = ['-jar', JAR, '--exit-zero-always', '--stdout', '--format', 'json', '--skip-non-html', folder];
  const { stdout } = await promisify(execFile)('java', args, { maxBuffer: 2 ** 28 });
  const { messages } = JSON.parse(stdout) as { readonly messages: readonly Message[] };
  return messages
    .filter(({ message }) => !UNKNOWABLE.some((pattern) => pattern.test(message)))
    .map(({ type, url = '', lastLine = 0, message }) => {
      const file = relative(folder, decodeURIComponent(new URL(url).pathname));
      return `${file}:${lastLine} ${type}: ${message}`;
    });
}
