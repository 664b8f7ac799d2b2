/**
 * Validators as the tool has them: a file for each kind of record, which is read with the first record of that kind that
 * has to be looked at. Mostly that is one kind, and all of them together are the larger half of the code.
 */
import { join } from 'node:path';
import { generateValidatorsByKind } from './validators.js';

const FOLDER = 'validators';

/**
 * Stands in for `conf-site:schemas`, and puts the files beside what is compiled.
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
