import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { WatchChange, WatchMoment } from '../../../domain/editor/watch.ts';
import type { Change, ChangeKind } from '../../../domain/site/site-changes.ts';
import type { Instant } from '../../../domain/time/timeline.ts';
import { describeChange, ownName } from '../timeline/change-lines.ts';

/** The site whose moments are searched. */
export interface MomentsQuery {
  readonly rootDir: string;
  readonly packageDir: string;
  readonly after: Instant;
}

/** A timeline that is being computed. */
export interface MomentsRun {
  readonly moments: Promise<readonly WatchMoment[]>;
  stop(): void;
}

/**
 * Computes the moments at which the site changes. That takes a second or more, so it runs `conf-site timeline` in another
 * process, and no build waits for it. There are no moments if the content has errors.
 */
export function findMoments({ rootDir, packageDir, after }: MomentsQuery): MomentsRun {
  const at = new Date(after * 1000).toISOString();
  const tool = join(packageDir, 'bin', 'conf-site.js');
  const args = [tool, '--root', rootDir, 'timeline', '--format', 'json', '--at', at];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'ignore'] });
  let text = '';
  child.stdout.setEncoding('utf8').on('data', (part: string) => {
    text += part;
  });
  const moments = new Promise<readonly WatchMoment[]>((resolve) => {
    child.on('error', () => resolve([]));
    child.on('close', (status) => resolve(status === 0 ? readMoments(text) : []));
  });
  return { moments, stop: () => void child.kill() };
}

/** A moment in the output of `conf-site timeline --format json`. */
interface TimelineMoment {
  readonly at: string;
  readonly kind: ChangeKind;
  readonly changes: readonly Change[];
}

/** Joins the moments of kind `live` and `rebuild` at the same instant. */
function readMoments(text: string): readonly WatchMoment[] {
  const { moments } = JSON.parse(text) as { readonly moments: readonly TimelineMoment[] };
  const byInstant = new Map<Instant, WatchChange[]>();
  for (const { at, kind, changes } of moments) {
    const instant = Date.parse(at) / 1000;
    const described = changes.map((change) => ({ kind, text: changeText(change) }));
    byInstant.set(instant, [...(byInstant.get(instant) ?? []), ...described]);
  }
  return [...byInstant].map(([at, changes]) => ({ at, changes }));
}

/** `button “Tell us how it was” of my-conf goes`, `sale of tickets my-conf: on sale → over`. */
function changeText(change: Change): string {
  const { name, values } = describeChange(change);
  const { what, event } = change;
  const owner = event === undefined || ownName(change).includes(event) ? '' : ` of ${event}`;
  return `${name}${owner}${values === '' ? ` ${what}` : `: ${values}`}`;
}
