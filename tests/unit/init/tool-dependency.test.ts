import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { publishedSpec, toolDependency } from '../../../src/init/tool-dependency.ts';

const REGISTRY = 'https://registry.npmjs.org/conf-site/-/conf-site-1.2.3.tgz';
const COMMIT = '5f1c7e2d0a9b4c3e8d7f6a5b4c3d2e1f0a9b8c7d';
const INSTALLED = 'node_modules/conf-site';

let scratch: string;
beforeEach(() => {
  scratch = mkdtempSync(join(tmpdir(), 'conf-site-dependency-'));
});
afterEach(() => rmSync(scratch, { recursive: true, force: true }));

function put(path: string, text: string): void {
  mkdirSync(dirname(join(scratch, path)), { recursive: true });
  writeFileSync(join(scratch, path), text);
}

/** The result of an npm installation: a small package, and a lock file with its entry. */
function install({ at = INSTALLED, lock, entry }: { at?: string; lock?: string; entry?: object }): void {
  const manifest = {
    name: 'conf-site',
    version: '1.2.3',
    files: ['bin', 'lib', '!**/*.map'],
    scripts: { prepare: 'exit 1', prepack: 'exit 1' },
  };
  put(`${at}/package.json`, JSON.stringify(manifest));
  put(`${at}/bin/conf-site.js`, '#!/usr/bin/env node\n');
  put(`${at}/lib/main.js`, 'export {};\n');
  put(`${at}/lib/main.js.map`, '{}');
  put(`${at}/node_modules/yaml/package.json`, '{ "name": "yaml", "version": "2.0.0" }');
  if (lock !== undefined) put(lock, JSON.stringify({ lockfileVersion: 3, packages: { '': {}, [at]: entry } }));
}

const specOf = (at = INSTALLED) => publishedSpec({ packageDir: join(scratch, at), version: '1.2.3' });
const dependency = () => toolDependency({ packageDir: join(scratch, INSTALLED), version: '1.2.3', isClone: false });

describe('a new site depends on', () => {
  it.each(['package-lock.json', 'npm-shrinkwrap.json', 'node_modules/.package-lock.json'])(
    'a range of versions if %s says that the package came from a registry',
    async (lock) => {
      install({ lock, entry: { version: '1.2.3', resolved: REGISTRY } });
      expect(await dependency()).toEqual({ spec: '^1.2.3' });
    },
  );

  it('the git address from which the package was installed, with the commit', async () => {
    const resolved = `git+ssh://git@example.org/weavers/conf-site.git#${COMMIT}`;
    install({ lock: 'package-lock.json', entry: { version: '1.2.3', resolved } });
    expect(await dependency()).toEqual({ spec: resolved });
  });

  it('what the lock file of a workspace says about a package in the folder of a member', () => {
    const at = 'sites/knit/node_modules/conf-site';
    install({ at, lock: 'package-lock.json', entry: { version: '1.2.3', resolved: REGISTRY } });
    expect(specOf(at)).toBe('^1.2.3');
  });

  it('the version in node_modules if the lock file already has another one', () => {
    install({ lock: 'package-lock.json', entry: { version: '1.2.3', resolved: REGISTRY } });
    expect(specOf()).toBe('^1.2.3');
    install({ lock: 'node_modules/.package-lock.json', entry: { version: '1.2.3', resolved: 'file:conf-site.tgz' } });
    expect(specOf()).toBeUndefined();
  });

  it.each([
    ['from a tarball', { resolved: 'file:conf-site-1.2.3.tgz' }],
    ['from a release page', { resolved: 'https://example.org/releases/conf-site-1.2.3.tgz' }],
    ['as a link', { resolved: '../conf-site', link: true }],
    ['from a place that the lock file does not give', { version: '1.2.3' }],
    ['by something that the lock file does not list', undefined],
  ])('no version that others could install if the package was installed %s', (_, entry) => {
    install({ lock: 'package-lock.json', ...(entry === undefined ? {} : { entry }) });
    expect(specOf()).toBeUndefined();
  });

  it('no version that others could install if there is no lock file, or a damaged one', () => {
    install({});
    expect(specOf()).toBeUndefined();
    put('package-lock.json', '{ "packages": ');
    expect(specOf()).toBeUndefined();
  });
});

describe('the tarball that a new site includes', () => {
  it('contains the published files, is packed without running scripts, and has the same bytes each time', async () => {
    install({ lock: 'package-lock.json', entry: { resolved: 'file:conf-site-1.2.3.tgz' } });
    const [first, second] = [await dependency(), await dependency()];
    expect(first.spec).toBe('file:vendor/conf-site-1.2.3.tgz');
    expect(first.tarball?.path).toBe('vendor/conf-site-1.2.3.tgz');
    writeFileSync(join(scratch, 'packed.tgz'), first.tarball?.bytes ?? '');
    const listed = execFileSync('tar', ['-tzf', join(scratch, 'packed.tgz')], { encoding: 'utf8' });
    expect(listed.trim().split('\n').sort()).toEqual([
      'package/bin/conf-site.js',
      'package/lib/main.js',
      'package/package.json',
    ]);
    expect(first.tarball?.bytes).toEqual(second.tarball?.bytes);
  });

  it('cannot be made if npm cannot pack the package, and the error is npm’s', async () => {
    install({});
    put(`${INSTALLED}/package.json`, '{ "name": "conf-site", ');
    await expect(dependency()).rejects.toMatchObject({
      message: expect.stringMatching(/^npm could not pack conf-site for the new site: .*JSON/s) as string,
      hint: expect.stringContaining('npm pack') as string,
    });
  });
});
