/** Hugo: the program that `HUGO` names, or the one in the path. */
import { spawnSync } from 'node:child_process';

/** @import { Peer } from '../peer.js' */

/** @type {Peer} */
export const hugo = {
  name: 'hugo',
  title: 'Hugo',
  find() {
    const program = process.env['HUGO'] ?? 'hugo';
    const { status, stdout } = spawnSync(program, ['version'], { encoding: 'utf8' });
    if (status !== 0) return { missing: 'there is no hugo on the path, and HUGO names none' };
    return {
      version: /v[\d.]+/.exec(stdout)?.[0] ?? '',
      command: [program, '--quiet', '--config', 'hugo.toml,settings.json'],
    };
  },
  place: ({ edition, kind, file }) =>
    kind === 'speakers' ? `content/${edition}/${file}` : `content/${edition}/sessions/${file}`,
  files: ({ edition, title }, { version }) => ({
    [`content/${edition}/_index.md`]: frontMatter({ title }),
    [`content/${edition}/sessions/_index.md`]: frontMatter({ [buildField(version)]: UNSEEN }),
  }),
  out: 'public',
  leftovers: ['public', 'resources', '.hugo_build.lock'],
};

/** The folder of the sessions has no page of its own. */
const UNSEEN = { render: 'never', list: 'always' };

/**
 * The name of the field that limits rendering. It was renamed, and newer versions fail at the old name.
 * @param {string} version
 */
function buildField(version) {
  return Number(/^v0\.(\d+)/.exec(version)?.[1] ?? 145) < 145 ? '_build' : 'build';
}

/** @param {object} data JSON is YAML */
function frontMatter(data) {
  return `---\n${JSON.stringify(data)}\n---\n`;
}
