import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Mounts a file system at a path, which is created. Throws with the system's error message. */
export function mount(args: readonly string[], path: string): void {
  mkdirSync(path, { recursive: true });
  const { status, stderr } = spawnSync('mount', [...args, path], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
}

/** Mounts a memory disk of the given size. With `isRemount`, changes the size of a mounted one. */
export function mountDisk(
  path: string,
  { sizeKb, isRemount = false }: { readonly sizeKb: number; readonly isRemount?: boolean },
): void {
  mount(['-t', 'tmpfs', '-o', `${isRemount ? 'remount,' : ''}size=${sizeKb}k`, 'tmpfs'], path);
}

export function unmount(path: string): void {
  spawnSync('umount', [path]);
}

/** Whether this process may mount file systems: only root may, and not in every container. */
export function canMount(): boolean {
  if (process.getuid?.() !== 0) return false;
  const folder = mkdtempSync(join(tmpdir(), 'conf-site-mount-'));
  const { status } = spawnSync('mount', ['-t', 'tmpfs', 'tmpfs', folder]);
  if (status === 0) unmount(folder);
  rmSync(folder, { recursive: true, force: true });
  return status === 0;
}
