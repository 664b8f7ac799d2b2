import { relative, resolve, sep } from 'node:path';
import { HintedError } from '../diagnostics/hinted-error.ts';

/**
 * The absolute path of a folder that a flag names, such as `--out dist`: it is relative to the root of the site. Throws
 * `HintedError` for a path that begins with the root itself, as in `--root site --out site/dist`: it is meant relative to the
 * current folder, and would otherwise become `site/site/dist`.
 */
export function folderOfRoot(root: string, flag: string, dir: string): string {
  const absolute = resolve(root, dir);
  const doubled = relative(process.cwd(), root);
  const meant = resolve(dir);
  if (absolute === meant || !hasName(doubled) || !`${normal(dir)}${sep}`.startsWith(`${doubled}${sep}`))
    return absolute;
  const below = relative(root, meant);
  const instead = `${flag} ${below === '' ? 'dist' : below}`;
  throw new HintedError(
    `${flag} ${dir} is relative to the root ${doubled}, so it would be ${relative(process.cwd(), absolute)}.`,
    `write ${instead}; to name another folder, write its absolute path`,
  );
}

/** The path without `.` and `..` where these can be resolved. */
function normal(dir: string): string {
  return relative(process.cwd(), resolve(dir));
}

/** Whether a relative path names a folder, and is not only `..`. */
function hasName(path: string): boolean {
  return path.split(sep).some((part) => part !== '' && part !== '..');
}
