/** Preloaded with `--import`: writes the names of all packages that the process loads to the file in MODULES_FILE. */
import { appendFileSync } from 'node:fs';
import Module from 'node:module';

const file = process.env['MODULES_FILE'];
const packageOf = (path) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1];
const record = (path) => {
  const name = packageOf(path);
  if (name !== undefined && name !== '.cache') appendFileSync(file, `${name}\n`);
};

if (Module.registerHooks === undefined) {
  Module.register(
    `data:text/javascript,${encodeURIComponent(`
    import { appendFileSync } from 'node:fs';
    const packageOf = ${packageOf};
    const file = ${JSON.stringify(file)};
    export async function load(url, context, next) {
      const name = packageOf(url);
      if (name !== undefined && name !== '.cache') appendFileSync(file, name + '\\n');
      return next(url, context);
    }`)}`,
  );
} else {
  Module.registerHooks({
    load(url, context, next) {
      record(url);
      return next(url, context);
    },
  });
}
process.on('exit', () => {
  for (const path of Object.keys(Module._cache)) record(path);
});
