import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Change, ChangeKind } from '../../../domain/site-changes.ts';
import type { Instant } from '../../../domain/timeline.ts';
import type { WatchChange, WatchMoment } from '../../../domain/watch.ts';
import { describeChange, ownName } from '../timeline/change-words.ts';

/** Where to look for moments: of this site, after this instant. */
export interface MomentsOf {
  readonly rootDir: string;
  readonly packageDir: string;
  readonly after: Instant;
}

/** A timeline that is being worked out. */
export interface MomentsRun {
  readonly moments: Promise<readonly WatchMoment[]>;
  stop(): void;
}

/**
 * Works out when the site changes. That takes a second or more, so `conf-site timeline` does it in a process of its own,
 * and no save waits for it. No moments where the content has errors.
 */
export function findMoments({ rootDir, packageDir, after }: MomentsOf): MomentsRun {
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

interface ToldMoment {
  readonly at: string;
  readonly kind: ChangeKind;
  readonly changes: readonly Change[];
}

/** What happens at one instant in two ways is one moment. */
function readMoments(text: string): readonly WatchMoment[] {
  const { moments } = JSON.parse(text) as { readonly moments: readonly ToldMoment[] };
  const byInstant = new Map<Instant, WatchChange[]>();
  for (const { at, kind, changes } of moments) {
    const instant = Date.parse(at) / 1000;
    const words = changes.map((change) => ({ kind, words: changeWords(change) }));
    byInstant.set(instant, [...(byInstant.get(instant) ?? []), ...words]);
  }
  return [...byInstant].map(([at, changes]) => ({ at, changes }));
}

/** `button “Tell us how it was” of my-conf goes`, `sale of tickets my-conf: on sale → over`. */
function changeWords(change: Change): string {
  const { name, values } = describeChange(change);
  const { what, event } = change;
  const owner = event === undefined || ownName(change).includes(event) ? '' : ` of ${event}`;
  return `${name}${owner}${values === '' ? ` ${what}` : `: ${values}`}`;
}
