import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { type ContentCopy, copyContent, SMALL_SITE } from '../support/content-copy.ts';
import { packageDir, runTool, type ToolRun } from '../support/run-tool.ts';

/** Runs the hooks of a site's own `.pre-commit-config.yaml` as pre-commit does. */

interface Hook {
  readonly id: string;
  readonly entry: string;
  readonly language: string;
  readonly files: string;
  readonly pass_filenames: boolean;
}

const hooks = parse(readFileSync(join(packageDir, '.pre-commit-hooks.yaml'), 'utf8')) as readonly Hook[];
const hook = (id: string): Hook => hooks.find((one) => one.id === id) as Hook;

describe('the hooks of pre-commit', () => {
  const SPEAKER = 'content/events/meander/2027/speakers/brezic-toma.md';
  const SESSION = 'content/events/meander/2027/sessions/quiet-forms.md';
  let site: ContentCopy;
  beforeAll(() => {
    site = copyContent(SMALL_SITE);
    site.edit(SPEAKER, 'surname:', 'surnam:');
    site.edit('content/company.yaml', 'city:', 'citi:');
  });
  afterAll(() => site.remove());

  /** Runs a hook in the root of the repository, with the staged files that it accepts. */
  const commit = (id: string, staged: readonly string[]): Promise<ToolRun> => {
    const { entry, files, pass_filenames: passes } = hook(id);
    const [tool, ...args] = entry.split(' ');
    expect(tool).toBe('conf-site');
    const taken = staged.filter((path) => new RegExp(files).test(path));
    return runTool([...args, ...(passes ? taken : [])], { cwd: site.rootDir });
  };

  it('are installed by npm, from the program in the package', () => {
    const { bin } = JSON.parse(readFileSync(join(packageDir, 'package.json'), 'utf8')) as { bin: object };
    expect(Object.keys(bin)).toEqual(['conf-site']);
    expect(hooks.map(({ language }) => language)).toEqual(['node', 'node']);
  });

  it('stop a commit with an error, and only report the committed files', async () => {
    const { status, stdout } = await commit('conf-site-check', [
      SPEAKER,
      'README.md',
      'content/media/logos/meander.svg',
    ]);
    expect(status).toBe(1);
    expect(stdout).toContain(`${SPEAKER}:`);
    expect(stdout).not.toContain('content/company.yaml:');
  });

  it('accept valid files, whatever is wrong elsewhere', async () => {
    const { status } = await commit('conf-site-check', ['content/venues/ciglana.yaml', 'content/vat.yaml']);
    expect(status).toBe(0);
  });

  it('report everything if they run for all files', async () => {
    const { status, stdout } = await commit('conf-site-check-all', [SESSION]);
    expect(status).toBe(1);
    expect(stdout).toContain(`${SPEAKER}:`);
    expect(stdout).toContain('content/company.yaml:');
  });

  it('accept content of all kinds, and no other files', () => {
    const taken = (id: string) => (path: string) => new RegExp(hook(id).files).test(path);
    const paths = [SPEAKER, 'content/site.yaml', 'content/media/a.svg', 'templates/parts/A.tsx', 'docs/content/a.md'];
    expect(paths.filter(taken('conf-site-check'))).toEqual(paths.slice(0, 2));
    expect(paths.filter(taken('conf-site-check-all'))).toEqual(paths.slice(0, 4));
  });
});
