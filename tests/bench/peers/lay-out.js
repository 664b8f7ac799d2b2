/** Copies the content of a generated site and the templates of a peer into a folder for the peer to build. */
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { load } from 'js-yaml';

/** @import { Peer, RecordPlace, Tool } from './peer.js' */

const EXCLUDED = new Set(['peer.js', 'tsconfig.json']);

/**
 * The Markdown files have the same bytes that our own build reads.
 * @param {Peer} peer
 * @param {Tool} tool
 * @param {{ contentDir: string, folder: string }} places `folder` is empty
 * @returns {readonly RecordPlace[]} the records that were copied
 */
export function layOut(peer, tool, { contentDir, folder }) {
  const templates = fileURLToPath(new URL(peer.name, import.meta.url));
  cpSync(templates, folder, { recursive: true, filter: (path) => !EXCLUDED.has(path.slice(templates.length + 1)) });
  const write = writer(folder);
  const settings = settingsOf(contentDir);
  write('settings.json', JSON.stringify({ params: settings }));
  const records = recordsOf(contentDir);
  for (const edition of new Set(records.map((record) => record.edition))) {
    const title = `${settings.event.title} ${edition.split('/')[1]}`;
    for (const [path, text] of Object.entries(peer.files({ edition, title }, tool))) write(path, text);
  }
  for (const record of records) {
    write(peer.place(record), readFileSync(join(contentDir, 'events', record.edition, record.kind, record.file)));
  }
  if (tool.modules !== undefined) symlinkSync(tool.modules, join(folder, 'node_modules'));
  return records;
}

/** @param {string} folder */
function writer(folder) {
  return (/** @type {string} */ path, /** @type {string | Uint8Array} */ text) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
}

/**
 * The speakers and sessions of a site.
 * @param {string} contentDir
 * @returns {readonly RecordPlace[]}
 */
export function recordsOf(contentDir) {
  return readdirSync(join(contentDir, 'events'), { recursive: true, encoding: 'utf8' }).flatMap((path) => {
    const [, edition, kind, file] = /^(\w+\/\d+)\/(speakers|sessions)\/([^/]+\.md)$/.exec(path) ?? [];
    if (edition === undefined || file === undefined) return [];
    return { edition, kind: kind === 'speakers' ? kind : 'sessions', file };
  });
}

/**
 * What every page shows of the organiser and the event. `menu` lists the sections in the menu; history is only among them if
 * there is more than one year.
 * @param {string} contentDir
 */
function settingsOf(contentDir) {
  const [name = ''] = readdirSync(join(contentDir, 'events'));
  const [site, company, event] = ['site.yaml', 'company.yaml', `events/${name}/event.yaml`].map(
    (path) => /** @type {any} */ (load(readFileSync(join(contentDir, path), 'utf8'))),
  );
  const hasHistory = Object.keys(event.years).length > 1;
  const menu = Object.keys(event.menuItems).filter(
    (section) => event.menuItems[section] && (section !== 'history' || hasHistory),
  );
  return { site, company, event, menu };
}
