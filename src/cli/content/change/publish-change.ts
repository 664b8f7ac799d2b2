import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { field } from '../../../content/content-index.ts';
import { HintedError } from '../../../diagnostics/hinted-error.ts';
import type { Instant } from '../../../domain/timeline.ts';
import { awaitPublic } from '../../../exchange/change/await-public.ts';
import { openContent } from '../../../exchange/change/open-change.ts';
import type { EditionPlace } from '../../../exchange/new/new-scope.ts';
import { liveChanges } from '../../../pipeline/live-changes.ts';
import { type CommandContext, rootsOf } from '../../console/command-context.ts';

const SCRIPT = 'publish-site';
const TIMEOUT_MS = 15 * 60 * 1000;
const INTERVAL_MS = 5000;

/** Throws `HintedError` if the site has no script that publishes it. */
export function requirePublishScript(rootDir: string): void {
  const scripts = field(packageJson(rootDir), 'scripts');
  if (typeof field(scripts, SCRIPT) === 'string') return;
  throw new HintedError(
    `package.json has no script "${SCRIPT}", so --publish does not know how to publish this site.`,
    `write one that does what you do by hand, such as "git push"; README.md of conf-site has an example`,
  );
}

function packageJson(rootDir: string): unknown {
  try {
    return JSON.parse(readFileSync(join(rootDir, 'package.json'), 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Runs the site's own script, and waits until its address has as many changes as the content has then: the script may
 * fetch those of others. Returns the exit status: 1 if the script fails, or if the changes are not public in time.
 */
export async function publishChange(
  context: CommandContext,
  place: EditionPlace,
  { at, baseUrl }: { readonly at: Instant; readonly baseUrl?: string | undefined },
): Promise<number> {
  const { root: rootDir } = context.flags;
  context.say(`\nRunning the script ${SCRIPT} of package.json …`);
  const status = await runScript(rootDir);
  if (status !== 0) {
    context.say(
      `The script ${SCRIPT} failed, so nobody has been told yet. The change is written: npm run ${SCRIPT} tries again.`,
    );
    return 1;
  }
  const { scope } = await openContent(rootsOf(context), at);
  const live = scope.programmes.summary.errors > 0 ? undefined : liveChanges(scope.programmes, place, { at, baseUrl });
  if (live === undefined) {
    context.print(`Published. Whether ${place.event} ${place.year} is public already cannot be seen from here.`);
    return 0;
  }
  context.say(`Waiting until the change is public, for at most 15 minutes: ${live.address}`);
  const onAnswer = (answer: string): void => context.status.show(`Waiting: ${answer}`);
  const answer = await awaitPublic(live, { timeoutMs: TIMEOUT_MS, intervalMs: INTERVAL_MS, onAnswer });
  context.status.clear();
  if (answer === undefined) {
    context.print('The change is public.');
    return 0;
  }
  context.say(`After 15 minutes, the change is not public yet. ${live.address}: ${answer}.`);
  return 1;
}

/** Runs the script with its output on standard error. The command is fixed, so the shell sees nothing that was typed. */
function runScript(cwd: string): Promise<number | null> {
  return new Promise((resolve) => {
    const child = spawn(`npm run --silent ${SCRIPT}`, { cwd, shell: true, stdio: ['ignore', 2, 2] });
    child.on('error', () => resolve(null));
    child.on('close', resolve);
  });
}
