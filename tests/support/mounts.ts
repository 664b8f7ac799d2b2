import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Mounts something at a path, which is made. Throws with the system's words. */
export function mount(args: readonly string[], path: string): void {
  mkdirSync(path, { recursive: true });
  const { status, stderr } = spawnSync('mount', [...args, path], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
}

/** A disk of its own, of so many bytes, and of another size where it is mounted already. */
export function mountDisk(
  path: string,
  { sizeKb, isAgain = false }: { readonly sizeKb: number; readonly isAgain?: boolean },
): void {
  mount(['-t', 'tmpfs', '-o', `${isAgain ? 'remount,' : ''}size=${sizeKb}k`, 'tmpfs'], path);
}

export function unmount(path: string): void {
  spawnSync('umount', [path]);
}

/** Whether this machine lets us mount at all: only root may, and not in every container. */
export function canMount(): boolean {
  if (process.getuid?.() !== 0) return false;
  const folder = mkdtempSync(join(tmpdir(), 'conf-site-mount-'));
  const { status } = spawnSync('mount', ['-t', 'tmpfs', 'tmpfs', folder]);
  if (status === 0) unmount(folder);
  rmSync(folder, { recursive: true, force: true });
  return status === 0;
}
