import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { type ContentCopy, copyContent, SMALL_SITE } from '../../support/content-copy.ts';
import { packageDir, runTool, type ToolRun } from '../../support/run-tool.ts';

/** Runs the hooks of a site's own `.pre-commit-config.yaml` as pre-commit does. */

interface Hook {
  readonly id: string;
  readonly entry: string;
  readonly language: string;
  /** Absent: all files. */
  readonly files?: string;
  readonly always_run?: boolean;
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

  /** Runs a hook in the root of the repository, with the staged files that it accepts. Undefined if pre-commit skips it. */
  const commit = async (id: string, staged: readonly string[]): Promise<ToolRun | undefined> => {
    const { entry, files = '', always_run: isAlways = false, pass_filenames: passes } = hook(id);
    const [tool, ...args] = entry.split(' ');
    expect(tool).toBe('conf-site');
    const taken = staged.filter((path) => new RegExp(files).test(path));
    if (taken.length === 0 && !isAlways) return undefined;
    return runTool([...args, ...(passes ? taken : [])], { cwd: site.rootDir });
  };

  it('are installed by npm, from the program in the package', () => {
    const { bin } = JSON.parse(readFileSync(join(packageDir, 'package.json'), 'utf8')) as { bin: object };
    expect(Object.keys(bin)).toEqual(['conf-site']);
    expect(hooks.map(({ language }) => language)).toEqual(['node', 'node']);
  });

  it('stop a commit with an error, and only report the committed files', async () => {
    const run = await commit('conf-site-check', [SPEAKER, 'README.md', 'content/media/logos/meander.svg']);
    expect(run).toMatchObject({ status: 1, stdout: expect.stringContaining(`${SPEAKER}:`) as string });
    expect(run?.stdout).not.toContain('content/company.yaml:');
  });

  it('accept valid files, whatever is wrong elsewhere', async () => {
    const valid = ['content/venues/ciglana.yaml', 'content/vat.yaml'];
    expect(await commit('conf-site-check', valid)).toMatchObject({ status: 0 });
  });

  /** pre-commit passes no deleted files. */
  it.each(hooks)('report everything for a commit that only deletes: $id', async ({ id }) => {
    const run = await commit(id, []);
    expect(run?.status).toBe(1);
    for (const file of [SPEAKER, 'content/company.yaml']) expect(run?.stdout).toContain(`${file}:`);
  });

  it('report everything if they run for all files', async () => {
    const run = await commit('conf-site-check-all', [SESSION]);
    expect(run?.status).toBe(1);
    for (const file of [SPEAKER, 'content/company.yaml']) expect(run?.stdout).toContain(`${file}:`);
  });

  it('take content, and no other files', () => {
    const taken = (path: string) => new RegExp(hook('conf-site-check').files ?? '').test(path);
    const paths = [SPEAKER, 'content/site.yaml', 'content/media/a.svg', 'templates/parts/A.tsx', 'docs/content/a.md'];
    expect(paths.filter(taken)).toEqual(paths.slice(0, 2));
  });

  it('need no newer pre-commit than the one that Debian 12 has, 3.0.4', () => {
    const text = readFileSync(join(packageDir, '.pre-commit-hooks.yaml'), 'utf8');
    expect(text).not.toContain('minimum_pre_commit_version');
  });
});

describe('the hooks of a new site', () => {
  const ofNewSites = readFileSync(join(packageDir, 'templates/starter/.pre-commit-config.yaml'), 'utf8');
  const page = readFileSync(join(packageDir, 'docs/hooks.md'), 'utf8');
  const shown = [...page.matchAll(/^```(?:yaml|sh)\n(.*?)^```$/gms)].map(([, text = '']) => text);

  it('run the conf-site of the site for each commit, whatever is in it', () => {
    const { repos } = parse(ofNewSites) as {
      readonly repos: readonly { readonly repo: string; readonly hooks: object }[];
    };
    const hook = { entry: 'npx --no conf-site check', language: 'system', always_run: true, pass_filenames: false };
    expect(repos).toMatchObject([{ repo: 'local', hooks: [hook] }]);
  });

  it('are those in the documentation, which has the same command for lefthook and husky', () => {
    expect(shown.filter((text) => text.includes('repo: local')).map((text) => parse(text) as unknown)).toEqual([
      parse(ofNewSites),
    ]);
    expect(shown.filter((text) => text.includes('npx --no conf-site check\n'))).toHaveLength(3);
  });

  it('are installed from a repository only by ids that exist', () => {
    const used = shown.flatMap((text) => [...text.matchAll(/^ +- id: (\S+)/gm)].map(([, id]) => id));
    const known = ['conf-site-check', ...hooks.map(({ id }) => id)];
    expect(used.filter((id) => !known.includes(id ?? ''))).toEqual([]);
  });
});
