import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type InstalledTool, installTool } from '../../support/installed-tool.ts';
import { packageDir } from '../../support/run-tool.ts';
import { treeHash } from '../../support/tree-hash.ts';

/** Updates the installed tool to another one of the same version, as from a newer commit, and builds the same site again. */

const AT = ['--at', '2026-11-22T12:00'];
const FAQ = 'content/events/lanternfield/2027/faq/marked.md';

interface Update {
  readonly file: string;
  readonly from: string;
  readonly to: string;
  /** What the page of the event has after the update. */
  readonly shows: string;
}

/** Each changes one line of the tool. */
const UPDATES: Readonly<Record<string, Update>> = {
  'the code that converts Markdown': {
    file: 'src/content/convert-markdown.ts',
    from: '.trimEnd();',
    to: ".trimEnd().replaceAll('a coat', 'a warm coat');",
    shows: 'Bring a warm coat.',
  },
  'a template': {
    file: 'templates/parts/Fold.tsx',
    from: 'className="fold"',
    to: 'className="fold newer"',
    shows: 'class="fold newer"',
  },
  'the description in a schema': {
    file: 'schemas/faq.schema.json',
    from: 'A frequently asked question',
    to: 'A question that is asked often',
    shows: 'Bring a coat.',
  },
};

interface Report {
  readonly routes: number;
  readonly rendered: number;
}

describe('after an update of the tool within its version, a build renders all pages anew', () => {
  let tool: InstalledTool;
  let site: string;
  const page = (): string => readFileSync(join(site, 'dist/lanternfield/index.html'), 'utf8');
  const build = async (...flags: readonly string[]): Promise<Report> => {
    const { status, stdout, stderr } = await tool.npx(['build', ...AT, '--json', ...flags], site);
    expect([status, stderr]).toEqual([0, '']);
    return JSON.parse(stdout) as Report;
  };

  /** Expects that the next build renders all pages and makes the files that a build without any cache makes. */
  const expectNew = async (): Promise<void> => {
    const { routes, rendered } = await build();
    expect(rendered).toBe(routes);
    await build('--no-cache', '--out', 'fresh');
    expect(treeHash(join(site, 'dist'))).toBe(treeHash(join(site, 'fresh')));
    rmSync(join(site, 'fresh'), { recursive: true });
  };

  beforeAll(async () => {
    tool = await installTool();
    site = join(tool.dir, 'my-conf');
    expect(await tool.npx(['init', 'my-conf', ...AT], tool.dir)).toMatchObject({ status: 0 });
    writeFileSync(join(site, FAQ), '---\norder: 1\ntitle: A coat?\n---\n\nBring a coat.\n');
    await build();
    expect(page()).toContain('Bring a coat.');
  });
  afterAll(() => tool.remove());

  it.each(Object.entries(UPDATES))('if one line of %s changed', async (_, { file, from, to, shows }) => {
    await tool.update((clone) => {
      const text = readFileSync(join(clone, file), 'utf8');
      expect(text).toContain(from);
      writeFileSync(join(clone, file), text.replace(from, to));
    });
    await expectNew();
    expect(page()).toContain(shows);
  });

  it('if another version of a package that it uses was installed', async () => {
    const installed = join(tool.dir, 'node_modules/sanitize-html');
    rmSync(installed);
    cpSync(join(packageDir, 'node_modules/sanitize-html'), installed, { recursive: true });
    const manifest = join(installed, 'package.json');
    writeFileSync(manifest, readFileSync(manifest, 'utf8').replace(/"version": "[^"]*"/, '"version": "2.99.0"'));
    await expectNew();
  });

  it('and renders nothing if the same tool was installed again', async () => {
    await tool.update(() => {});
    await build();
    await tool.update(() => {});
    expect((await build()).rendered).toBe(0);
  });
});
