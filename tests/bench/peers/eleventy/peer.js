/** Eleventy, installed on demand. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @import { Peer } from '../peer.js' */

/** @type {Peer} */
export const eleventy = {
  name: 'eleventy',
  title: 'Eleventy',
  find(install) {
    const modules = install('eleventy', ['@11ty/eleventy@3']);
    const { version } = JSON.parse(readFileSync(join(modules, '@11ty/eleventy/package.json'), 'utf8'));
    const program = join(modules, '@11ty/eleventy/cmd.cjs');
    return { version: `v${version}`, command: [process.execPath, program, '--quiet'], modules };
  },
  place: ({ edition, kind, file }) => `content/${edition}/${kind}/${file}`,
  files: ({ edition, title }) => ({
    [`content/${edition}/${edition.split('/')[1]}.11tydata.json`]: JSON.stringify({ edition, editionTitle: title }),
    [`content/${edition}/index.md`]: '---\nlayout: edition.njk\n---\n',
    [`content/${edition}/speakers/speakers.11tydata.js`]: "export { default } from '../../../../person.js';\n",
    [`content/${edition}/sessions/sessions.11tydata.js`]: "export { default } from '../../../../talk.js';\n",
  }),
  out: 'public',
  leftovers: ['public'],
};
