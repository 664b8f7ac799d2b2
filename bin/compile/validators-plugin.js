/**
 * An esbuild plugin that compiles a file of validators for each kind of record. A file is loaded with the first record of its
 * kind that has to be validated. Usually that is one kind, and all files together are more than half of the code.
 */
import { join } from 'node:path';
import { generateValidatorsByKind } from './validators.js';

const FOLDER = 'validators';

/**
 * Provides `conf-site:schemas`, and writes the files next to the compiled tool.
 * @param {{ schemasDir: string, outDir: string }} places
 * @returns {import('esbuild').Plugin}
 */
export function validatorsPlugin({ schemasDir, outDir }) {
  return {
    name: 'validators',
    setup(build) {
      build.onResolve({ filter: /^conf-site:schemas$/ }, ({ path }) => ({ path, namespace: 'validators' }));
      build.onLoad({ filter: /.*/, namespace: 'validators' }, async () => {
        const { index, kinds } = await generateValidatorsByKind(schemasDir);
        await writeKinds(build.esbuild, kinds, { schemasDir, outDir });
        return { contents: `${LOAD}\n${index}` };
      });
    },
  };
}

const LOAD = `
import { createRequire } from 'node:module';
const loadFile = createRequire(import.meta.url);
const load = (kind) => loadFile(\`./${FOLDER}/\${kind}.cjs\`).default;
`;

/**
 * @param {import('esbuild').PluginBuild['esbuild']} esbuild
 * @param {Readonly<Record<string, string>>} kinds
 * @param {{ schemasDir: string, outDir: string }} places
 */
async function writeKinds(esbuild, kinds, { schemasDir, outDir }) {
  await esbuild.build({
    entryPoints: Object.keys(kinds).map((kind) => ({ in: `kind:${kind}`, out: kind })),
    outdir: join(outDir, FOLDER),
    outExtension: { '.js': '.cjs' },
    bundle: true,
    format: 'cjs',
    platform: 'node',
    target: 'node20.19',
    minify: true,
    legalComments: 'none',
    logLevel: 'warning',
    plugins: [
      {
        name: 'kinds',
        setup(build) {
          build.onResolve({ filter: /^kind:/ }, ({ path }) => ({
            path: path.slice('kind:'.length),
            namespace: 'kind',
          }));
          build.onLoad({ filter: /.*/, namespace: 'kind' }, ({ path }) => ({
            contents: kinds[path] ?? '',
            resolveDir: schemasDir,
          }));
        },
      },
    ],
  });
}
