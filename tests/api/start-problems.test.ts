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

  /** The error message, which has a sentence and a hint, and neither a stack trace nor a password. */
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

  it('says that the data folder is a file', async () => {
    const file = join(dir, 'file');
    writeFileSync(file, '');
    expect(await refusal(['serve', '--data', file])).toContain(`The data cannot be stored in ${file}: it is a file.`);
    expect(await refusal(['stats', '--data', join(file, 'below')])).toContain('a part of its path is a file.');
  });

  it('says that the data folder may not be written', async () => {
    const folder = join(dir, 'read-only');
    mkdirSync(folder, { mode: 0o500 });
    for (const data of [folder, join(folder, 'below')]) {
      expect(await refusal(['serve', '--data', data], { isBound: true })).toContain('it may not be written.');
    }
  });

  const servers = [
    ['does not answer', 'postgresql://ana:geheim@127.0.0.1:1/data', 'ECONNREFUSED'],
    ['has an unknown host', 'postgresql://ana:geheim@nowhere.invalid/data', 'nowhere.invalid'],
    ['has no socket', `postgresql://ana:geheim@/data?host=${encodeURIComponent('/nowhere')}`, 'ENOENT'],
  ] as const;

  it.each(isFull ? servers : servers.slice(0, 1))('says that a database server %s', async (_, url, reason) => {
    const message = await refusal(['serve', '--port', '0'], { env: { DATABASE_URL: url } });
    expect(message).toContain('The database of DATABASE_URL cannot be used: ');
    expect(message).toContain(reason);
  });

  it('says that SMTP_URL is not the address of a mail server', async () => {
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
      const message = await refusal([command], { env: { NODE_OPTIONS: `--require=${hidden}` } });
      expect(message).toContain('hint: npm install kysely pg');
    }
  });

  it('needs the optional peer dependencies of the package', () => {
    const { peerDependencies, peerDependenciesMeta } = JSON.parse(
      readFileSync(join(packageDir, 'package.json'), 'utf8'),
    );
    // Only a site with its own service worker needs workbox-build.
    const optional = [...SERVICE_PACKAGES, 'workbox-build'].sort();
    expect(Object.keys(peerDependencies).sort()).toEqual(optional);
    expect(Object.keys(peerDependenciesMeta).sort()).toEqual(optional);
  });

  it('needs the packages that docs/service.md installs', () => {
    const page = readFileSync(join(packageDir, 'docs/service.md'), 'utf8');
    expect(page).toContain(`\nnpm install ${SERVICE_PACKAGES.join(' ')}\n`);
  });
});
