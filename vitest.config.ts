import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vitest/config';
import { generateValidators } from './bin/compile/validators.js';

/** The same virtual module that the compiled tool has. */
const schemas: Plugin = {
  name: 'schemas',
  resolveId: (id) => (id === 'conf-site:schemas' ? '\0schemas.mjs' : undefined),
  load: (id) =>
    id === '\0schemas.mjs' ? generateValidators(fileURLToPath(new URL('./schemas', import.meta.url))) : undefined,
};

export default defineConfig({
  plugins: [schemas],
  test: {
    // By default one core is left idle, which on two is half of them.
    maxWorkers: Math.max(2, availableParallelism()),
    // A worker keeps the modules of the tool, and the content that they read, from one file of tests to the next.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 300_000,
    projects: [
      { extends: true, test: { name: 'unit', include: ['tests/{unit,diagnostics}/**/*.test.{ts,tsx}'] } },
      {
        extends: true,
        test: { name: 'spec', include: ['tests/spec/**/*.test.ts'], globalSetup: ['tests/spec/global-setup.ts'] },
      },
    ],
  },
});
