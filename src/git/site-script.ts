import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { field } from '../content/content-index.ts';
import type { Failure } from './git-failure.ts';
import { runProgram } from './run-git.ts';

/** A script in the `package.json` of a site that is not published by a push to its repository. */
const SCRIPT = 'publish-site';

/** A script may upload the whole site. */
const TIMEOUT_MS = 15 * 60 * 1000;

/** Whether a site has a script of its own that publishes it. */
export function hasSiteScript(rootDir: string): boolean {
  try {
    const packageJson: unknown = JSON.parse(readFileSync(join(rootDir, 'package.json'), 'utf8'));
    return typeof field(field(packageJson, 'scripts'), SCRIPT) === 'string';
  } catch {
    return false;
  }
}

/** Runs that script. Returns why it failed. The command is fixed, so the shell sees nothing that was typed. */
export async function runSiteScript(
  rootDir: string,
  env: NodeJS.ProcessEnv = process.env,
): Promise<Failure | undefined> {
  const options = { dir: rootDir, env, timeoutMs: TIMEOUT_MS, hasShell: true };
  const { status, stdout, stderr, isTimedOut } = await runProgram(`npm run --silent ${SCRIPT}`, [], options);
  if (status === 0) return undefined;
  const said = (stderr.trim() || stdout.trim()).split('\n').slice(-8).join('\n');
  const what = isTimedOut ? 'was ended, since it took longer than 15 minutes' : 'failed';
  return {
    code: 'script-failed',
    message: `The script ${SCRIPT} of package.json ${what}.${said === '' ? '' : ` It says: ${said}`}`,
    hint: `npm run ${SCRIPT} in a terminal tries again`,
  };
}
