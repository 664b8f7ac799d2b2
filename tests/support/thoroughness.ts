/** Whether the long matrices run whole (`npm run test:full`), or a representative part of each (`npm test`). */
export const isFull = process.env['CONF_SITE_FULL'] === '1';

/**
 * When a test counts as one that hangs, in milliseconds. A busy machine may take twenty times as long as an idle one, and no
 * test fails for that.
 */
export const LONGEST_MS = 600_000;

/** Details of a browser test that only the whole run has: others like it stand for it in the short one. */
export const IN_WHOLE_RUN = { tag: '@whole' } as const;

/** Files of tests that take long, what they are about being looked at by others from nearer; only the whole run has them. */
export const FILES_OF_WHOLE_RUN = [
  'tests/api/load.test.ts',
  'tests/api/start-problems.test.ts',
  'tests/unit/publish-when-due.test.ts',
  'tests/unit/serve-crowd.test.ts',
  'tests/unit/without-scripts.test.ts',
  'tests/spec/compressed.test.ts',
  'tests/spec/damaged-cache.test.ts',
  'tests/spec/hostile.test.ts',
  'tests/spec/full-disk.test.ts',
  'tests/spec/killed-build.test.ts',
  'tests/spec/nu.test.ts',
  'tests/spec/reproducible.test.ts',
] as const;

/** Browser tests of single features that take long, and that only the whole run has. */
export const SPECS_OF_WHOLE_RUN = [
  'deploy',
  'hostile',
  'hydration',
  'island-states',
  'law',
  'new-version',
  'survey-refusals',
  'windows-navigation',
  'workshop-seats',
] as const;
