/** Errors stop a build, and warnings count against `--max-warnings`. A note only informs: nobody has to act on it. */
export type Severity = 'error' | 'warning' | 'note';
