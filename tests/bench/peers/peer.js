/** Describes a peer: another static site generator that is measured beside ours. */

/**
 * @typedef {object} Peer
 * @property {string} name its name in `--peers` and the name of the folder of its templates
 * @property {string} title
 * @property {(install: Install) => Tool | Absent} find
 * @property {(record: RecordPlace) => string} place the path of a content file in the peer's folder
 * @property {(edition: EditionPlace, tool: Tool) => Readonly<Record<string, string>>} files additional files for an edition: path → text
 * @property {string} out its output folder
 * @property {readonly string[]} leftovers outputs and caches that are deleted before a cold build
 *
 * @typedef {object} Tool
 * @property {string} version
 * @property {readonly string[]} command the program and its arguments
 * @property {Readonly<Record<string, string>>} [env]
 * @property {string} [modules] the `node_modules` folder that it runs with
 *
 * @typedef {{ readonly missing: string }} Absent why it cannot be measured
 *
 * @typedef {(name: string, packages: readonly string[]) => string} Install installs npm packages and returns the `node_modules` folder with them
 *
 * @typedef {object} RecordPlace
 * @property {string} edition `weft/2026`
 * @property {'speakers' | 'sessions'} kind
 * @property {string} file the file name, with `.md`
 *
 * @typedef {object} EditionPlace
 * @property {string} edition
 * @property {string} title
 */

export {};
