/**
 * What the editor says of a publication in its own languages: permanent names. The message in English has the names, and
 * what git says.
 */

/** Why nothing can be published, or why a publication failed. */
export type PublishFailureCode =
  // Nothing can be published
  | 'git-missing'
  | 'folder-not-trusted'
  | 'no-repository'
  | 'nothing-committed'
  | 'merge-under-way'
  | 'no-branch'
  | 'no-remote'
  | 'no-upstream'
  | 'no-name-for-commits'
  | 'sentence-missing'
  // What git does not do
  | 'remote-denied'
  | 'remote-unreachable'
  | 'remote-missing'
  | 'push-refused'
  | 'git-busy'
  | 'git-timeout'
  | 'git-failed'
  | 'commit-refused'
  // Other ends without a publication
  | 'other-commits'
  | 'other-files-overwritten'
  | 'content-incomplete'
  | 'site-deleted'
  | 'script-failed'
  | 'build-not-started'
  | 'publication-broken';

/** What a running publication does. */
export type PublishStepCode =
  | 'starting'
  | 'checking'
  | 'running-script'
  | 'fetching'
  | 'committing'
  | 'merging'
  | 'pushing'
  | 'waiting';

/** How a publication ended, with or without success. Of `content-errors` and `merged-errors`, the state has their number. */
export type PublishEndCode =
  | 'unchanged'
  | 'public'
  | 'no-address'
  | 'site-unreachable'
  | 'older-build'
  | 'other-build'
  | 'not-public-yet'
  | 'content-errors'
  | 'merged-errors'
  | 'conflict';
