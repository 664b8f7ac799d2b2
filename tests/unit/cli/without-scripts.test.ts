import { execFile } from 'node:child_process';
import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { installTool } from '../../support/installed-tool.ts';
import { packageDir } from '../../support/run-tool.ts';

/** Installs packages with `npm ci` without running anybody's scripts. Packages in npm's cache are not downloaded again. */
async function installWithoutScripts(dir: string): Promise<void> {
  for (const file of ['package.json', 'package-lock.json']) copyFileSync(join(packageDir, file), join(dir, file));
  const flags = ['--ignore-scripts', '--omit=dev', '--omit=peer', '--prefer-offline', '--no-audit', '--no-fund'];
  await promisify(execFile)('npm', ['ci', ...flags], { cwd: dir });
  for (const file of ['package.json', 'package-lock.json']) rmSync(join(dir, file));
}

it('a site can be built, with pictures, if no package ran a script during the installation', async () => {
  const pictures = mkdtempSync(join(tmpdir(), 'conf-site-pictures-'));
  const tool = await installTool({ supply: installWithoutScripts, env: { CONF_SITE_PICTURES: pictures } });
  onTestFinished(() => {
    tool.remove();
    rmSync(pictures, { recursive: true });
  });
  expect(await tool.npx(['init', 'my-conf', '--at', '2026-11-22T12:00'], tool.dir)).toMatchObject({ status: 0 });
  const built = await tool.npx(['build', '--at', '2026-11-22T12:00'], join(tool.dir, 'my-conf'));
  expect(built).toMatchObject({ status: 0, stdout: expect.stringContaining('Built 32 pages') as string });
  const assets = readdirSync(join(tool.dir, 'my-conf/dist/assets'), { recursive: true, encoding: 'utf8' });
  for (const ending of ['.css', '.js', '.png']) expect(assets.filter((file) => file.endsWith(ending))).not.toEqual([]);
});
