import { execFile } from 'node:child_process';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { packageDir } from '../support/run-tool.ts';

/** Runs the Nu Html Checker, which needs Java. @see https://validator.github.io/validator/ */

const JAR = join(packageDir, 'node_modules', 'vnu-jar', 'build', 'dist', 'vnu.jar');

/**
 * Messages that do not apply. The checker reads files without an origin, so it takes the site's own files for external ones.
 * It also takes data blocks for scripts. The policy has its own tests.
 */
const UNKNOWABLE: readonly RegExp[] = [
  /^Resource violates Content Security Policy \(meta tag\): .* “\/(?!\/).*” blocked by/,
  /^Inline script violates Content Security Policy/,
  // React closes void elements like this, and quotes every value.
  /^Trailing slash on void elements has no effect/,
];

interface Message {
  readonly type: string;
  readonly url?: string;
  readonly lastLine?: number;
  readonly message: string;
}

/** Errors and warnings about all HTML files of a folder, as `file:line type: message`. Throws if the checker fails or Java is missing. */
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
