import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packageDir, runTool } from '../../support/run-tool.ts';

const EXPORT = join(packageDir, 'package.json');

const COMMANDS: readonly (readonly string[])[] = [
  ['build'],
  ['check'],
  ['watch', '--port', '0'],
  ['routes'],
  ['timeline'],
  ['new', 'speaker', 'Mia Berg'],
  ['import', 'sessionize', EXPORT, '--event', 'meander', '--year', '2027'],
  ['rollover', 'meander', '2028'],
];

describe('a folder without a site', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'conf-site-none-'));
    mkdirSync(join(folder, 'blog/content'), { recursive: true });
    writeFileSync(join(folder, 'blog/content/first-post.md'), 'Hello.\n');
    mkdirSync(join(folder, 'typo/content'), { recursive: true });
    writeFileSync(join(folder, 'typo/content/site.yml'), 'name: Meander\n');
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each(COMMANDS)('is refused by %s, which says how to make one and how to name another', async (...command) => {
    const root = join(folder, 'blog');
    const { status, stdout, stderr } = await runTool([...command, '--root', root]);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toBe(
      `error There is no content/site.yaml in ${root}.\n` +
        '  hint: start conf-site in the folder of your site, or use --root DIR; conf-site init DIR creates a new site\n',
    );
  });

  it('is distinguished from a site whose settings have another file ending', async () => {
    const { status, stderr } = await runTool(['check', '--root', join(folder, 'typo')]);
    expect(status).toBe(2);
    expect(stderr).toContain('hint: rename content/site.yml to content/site.yaml\n');
  });
});
