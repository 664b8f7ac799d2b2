/** Whether all variations of long tests run (`npm run test:full`), or a representative part of them (`npm test`). */
export const isFull = process.env['CONF_SITE_FULL'] === '1';

/**
 * The timeout of a test in milliseconds. A busy machine may take twenty times as long as an idle one, and no test should fail
 * because of that.
 */
export const TEST_TIMEOUT_MS = 600_000;

/** Marks a browser test that only runs in the full run, because similar tests represent it in the short one. */
export const FULL_RUN_ONLY = { tag: '@full' } as const;

/** Slow test files that only run in the full run. Faster tests cover the same behaviour in the short one. */
export const FULL_RUN_FILES = [
  'tests/api/backup-command.test.ts',
  'tests/api/backup.test.ts',
  'tests/api/damaged-data.test.ts',
  'tests/api/load.test.ts',
  'tests/api/process.test.ts',
  'tests/api/queued-mail.test.ts',
  'tests/api/start-problems.test.ts',
  'tests/unit/serve/edit-behind-proxy.test.ts',
  'tests/unit/publish/hostile-state.test.ts',
  'tests/unit/import/import-command.test.ts',
  'tests/unit/authoring/killed-edit.test.ts',
  'tests/unit/authoring/edit-board-laws.test.ts',
  'tests/unit/api/make-folder.test.ts',
  'tests/unit/init/new-site.test.ts',
  'tests/unit/pipeline/newer-tool.test.ts',
  'tests/unit/docs/documented-commands-run.test.ts',
  'tests/unit/docs/package-managers.test.ts',
  'tests/unit/docs/pre-commit-runs.test.ts',
  'tests/unit/cli/progress.test.ts',
  'tests/unit/docs/publish-when-due.test.ts',
  'tests/unit/git/publishing-failures.test.ts',
  'tests/unit/pipeline/read-only-site.test.ts',
  'tests/unit/serve/serve-crowd.test.ts',
  'tests/unit/cli/without-scripts.test.ts',
  'tests/spec/builds-at-once.test.ts',
  'tests/spec/compressed.test.ts',
  'tests/spec/damaged-cache.test.ts',
  'tests/spec/hostile.test.ts',
  'tests/spec/incremental.test.ts',
  'tests/spec/full-disk.test.ts',
  'tests/spec/hosts.test.ts',
  'tests/spec/killed-build.test.ts',
  'tests/spec/nu.test.ts',
  'tests/spec/reproducible.test.ts',
] as const;

/** Slow browser specs that only run in the full run. */
export const FULL_RUN_SPECS = [
  'deploy',
  'edit-editions',
  'edit-first-use',
  'hackathon-clock',
  'hostile',
  'hydration',
  'island-states',
  'old-pages',
  'new-version',
  'shift',
  'stars-sound',
  'survey-refusals',
  'windows-navigation',
  'workshop-seats',
] as const;
