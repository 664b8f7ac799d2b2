/**
 * Names of files and folders that are neither content nor source: hidden files, and temporary files of editors, operating
 * systems and copying programs. Readers and watchers ignore them,
 * but not a journal of changes that came with the content: `check` reports it.
 */
const IGNORED =
  /^\.(?!unfinished-change\.json$)|~$|^~\$|^#.*#$|\.sw[nopx]$|\.sb-[\da-f]+-\w+$|___jb_\w+___$|^4913$|^sed\w{6}$/;
const IGNORED_IN_ANY_CASE = /\.tmp$|^(?:Thumbs\.db|desktop\.ini)$/i;

/** Whether files of this name (without its folder) are ignored. */
export function isIgnoredFile(name: string): boolean {
  return IGNORED.test(name) || IGNORED_IN_ANY_CASE.test(name);
}
