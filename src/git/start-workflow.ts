import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Failure, failureOf } from './git-failure.ts';
import type { PublishedBranch } from './published-branch.ts';
import { gitIn, runProgram } from './run-git.ts';

const WORKFLOW = '.github/workflows/publish.yml';

/**
 * Starts the workflow that publishes the site, in a workflow of GitHub: GitHub starts none for a push that another workflow
 * makes. Does nothing elsewhere, or if the repository has no such workflow. Returns why it could not be started.
 */
export async function startWorkflow(
  rootDir: string,
  { remoteRef }: PublishedBranch,
  env: NodeJS.ProcessEnv = process.env,
): Promise<Failure | undefined> {
  if (env['GITHUB_ACTIONS'] !== 'true') return undefined;
  const top = await gitIn(rootDir, env).read('rev-parse', '--show-toplevel');
  if (!existsSync(join(top, WORKFLOW))) return undefined;
  const args = ['workflow', 'run', basename(WORKFLOW), '--ref', remoteRef.replace('refs/heads/', '')];
  const started = await runProgram('gh', args, { dir: top, env });
  return started.status === 0 ? undefined : failureOf(`gh ${args.join(' ')}`, started);
}
