import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SERVICE_PACKAGES } from '../../src/cli/service/open-api.ts';
import { packageDir, runTool } from '../support/run-tool.ts';
import { isFull } from '../support/thoroughness.ts';

describe('a service that cannot start', () => {
  let dir: string;
  beforeAll(() => {
    dir = mkdtempSync(join(tmpdir(), 'conf-site-start-'));
  });
  afterAll(() => {
    chmodSync(join(dir, 'read-only'), 0o700);
    rmSync(dir, { recursive: true, force: true });
  });

  /** One sentence of what is wrong and a hint: no stack, and no password. */
  async function refusal(
    args: readonly string[],
    options: { readonly env?: NodeJS.ProcessEnv; readonly isBound?: boolean } = {},
  ): Promise<string> {
    const { status, stdout, stderr } = await runTool(['api', ...args], options);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/^(?:Starting the service …\n)?error .+\n {2}hint: .+\n$/);
    expect(stderr).not.toContain('geheim');
    return stderr;
  }

  it('says that there is a file where its data would be', async () => {
    const file = join(dir, 'file');
    writeFileSync(file, '');
    expect(await refusal(['serve', '--data', file])).toContain(`There can be no data in ${file}: a file stands there.`);
    expect(await refusal(['stats', '--data', join(file, 'below')])).toContain('a file stands in the way.');
  });

  it('says that a folder may not be written', async () => {
    const folder = join(dir, 'read-only');
    mkdirSync(folder, { mode: 0o500 });
    for (const data of [folder, join(folder, 'below')]) {
      expect(await refusal(['serve', '--data', data], { isBound: true })).toContain('it may not be written.');
    }
  });

  const servers = [
    ['does not answer', 'postgresql://ana:geheim@127.0.0.1:1/data', 'ECONNREFUSED'],
    ['has no name', 'postgresql://ana:geheim@nowhere.invalid/data', 'nowhere.invalid'],
    ['is not there', `postgresql://ana:geheim@/data?host=${encodeURIComponent('/nowhere')}`, 'ENOENT'],
  ] as const;

  it.each(isFull ? servers : servers.slice(0, 1))('says that a database server %s', async (_, url, words) => {
    const said = await refusal(['serve', '--port', '0'], { env: { DATABASE_URL: url } });
    expect(said).toContain('The database of DATABASE_URL cannot be used: ');
    expect(said).toContain(words);
  });

  it('says that an address is none of a mail server', async () => {
    const env = { SMTP_URL: 'mail.example.org' };
    expect(await refusal(['serve', '--data', join(dir, 'data')], { env })).toContain(
      'SMTP_URL is not the address of a mail server.',
    );
  });

  it('says which packages to install', async () => {
    const hidden = join(dir, 'hidden.cjs');
    writeFileSync(
      hidden,
      `const module_ = require('node:module');
       const resolve = module_._resolveFilename;
       module_._resolveFilename = function (name, ...more) {
         if (!['kysely', 'pg'].includes(name)) return resolve.call(this, name, ...more);
         throw Object.assign(new Error('There is no ' + name), { code: 'MODULE_NOT_FOUND' });
       };`,
    );
    for (const command of ['serve', 'stats']) {
      const said = await refusal([command], { env: { NODE_OPTIONS: `--require=${hidden}` } });
      expect(said).toContain('hint: npm install kysely pg');
    }
  });

  it('names the packages that the package has as optional', () => {
    const { peerDependencies, peerDependenciesMeta } = JSON.parse(
      readFileSync(join(packageDir, 'package.json'), 'utf8'),
    );
    // A site that has a service worker of its own needs workbox-build.
    const optional = [...SERVICE_PACKAGES, 'workbox-build'].sort();
    expect(Object.keys(peerDependencies).sort()).toEqual(optional);
    expect(Object.keys(peerDependenciesMeta).sort()).toEqual(optional);
  });

  it('names the packages that README says to install', () => {
    const readme = readFileSync(join(packageDir, 'README.md'), 'utf8');
    expect(readme).toContain(`\nnpm install ${SERVICE_PACKAGES.join(' ')}\n`);
  });
});
