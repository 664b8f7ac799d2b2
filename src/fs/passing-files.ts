/**
 * Names of files and folders that are nobody's content or source: hidden ones, and those that editors, systems and
 * programmes that copy make for a moment. What reads passes them over, and what watches takes no notice of them.
 */
const PASSING = /^\.|~$|^~\$|^#.*#$|\.sw[nopx]$|\.sb-[\da-f]+-\w+$|___jb_\w+___$|^4913$|^sed\w{6}$/;
const PASSING_IN_ANY_CASE = /\.tmp$|^(?:Thumbs\.db|desktop\.ini)$/i;

/** Whether a name, without its folder, is one of these. */
export function isPassing(name: string): boolean {
  return PASSING.test(name) || PASSING_IN_ANY_CASE.test(name);
}
