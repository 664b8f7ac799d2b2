/** The tool as npm installs it: a clone looks at each start whether its sources have changed, and nobody who uses it waits for that. */
import { execFileSync } from 'node:child_process';
import { existsSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Packs the tool, and unpacks it beside what a clone has installed; gives its folder.
 * @param {string} packageDir
 * @param {string} folder there already
 */
export function packedTool(packageDir, folder) {
  const lib = join(packageDir, 'lib');
  const hadLib = existsSync(lib);
  const said = execFileSync('npm', ['pack', '--silent', '--pack-destination', folder], {
    cwd: packageDir,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  if (!hadLib) rmSync(lib, { recursive: true, force: true });
  execFileSync('tar', ['-xzf', said.trim().split('\n').at(-1) ?? ''], { cwd: folder });
  const toolDir = join(folder, 'package');
  symlinkSync(join(packageDir, 'node_modules'), join(toolDir, 'node_modules'));
  return toolDir;
}
