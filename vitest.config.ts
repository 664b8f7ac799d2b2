import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vitest/config';
import { COMPILED_MODULES } from './bin/compile/schemas-plugin.js';
import { FULL_RUN_FILES, isFull, TEST_TIMEOUT_MS } from './tests/support/thoroughness.ts';

/** The same virtual modules that the compiled tool has. */
const schemas: Plugin = {
  name: 'schemas',
  resolveId: (id) => (id in COMPILED_MODULES ? `\0${id}.mjs` : undefined),
  load: (id) => COMPILED_MODULES[id.slice(1, -'.mjs'.length)]?.(fileURLToPath(new URL('./schemas', import.meta.url))),
};

export default defineConfig({
  plugins: [schemas],
  test: {
    // By default one core is left idle, which on two is half of them.
    maxWorkers: Math.max(2, availableParallelism()),
    // A worker keeps the modules of the tool, and the content that they read, from one file of tests to the next.
    isolate: false,
    exclude: isFull ? [] : [...FULL_RUN_FILES],
    testTimeout: TEST_TIMEOUT_MS,
    hookTimeout: TEST_TIMEOUT_MS,
    setupFiles: ['tests/support/time-zones.ts'],
    expect: { poll: { timeout: TEST_TIMEOUT_MS } },
    projects: [
      { extends: true, test: { name: 'unit', include: ['tests/{unit,diagnostics}/**/*.test.{ts,tsx}'] } },
      {
        extends: true,
        test: { name: 'api', include: ['tests/api/**/*.test.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'spec',
          include: ['tests/spec/**/*.test.ts'],
          globalSetup: ['tests/spec/global-setup.ts'],
        },
      },
    ],
  },
});
