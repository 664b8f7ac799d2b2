/** What a generator of sites has to say of itself to be measured beside ours. */

/**
 * @typedef {object} Peer
 * @property {string} name as `--peers` has it; its templates are in the folder of that name
 * @property {string} title
 * @property {(install: Install) => Tool | Absent} find
 * @property {(record: RecordPlace) => string} place where a file of the content goes in its folder
 * @property {(edition: EditionPlace, tool: Tool) => Readonly<Record<string, string>>} files what it needs besides for an edition: path → text
 * @property {string} out the folder that it writes
 * @property {readonly string[]} leftovers what a cold build must not find
 *
 * @typedef {object} Tool
 * @property {string} version
 * @property {readonly string[]} command the program and its arguments
 * @property {Readonly<Record<string, string>>} [env]
 * @property {string} [modules] the `node_modules` to run it with
 *
 * @typedef {{ readonly missing: string }} Absent why it cannot be measured
 *
 * @typedef {(name: string, packages: readonly string[]) => string} Install packages of npm → the `node_modules` with them
 *
 * @typedef {object} RecordPlace
 * @property {string} edition `weft/2026`
 * @property {'speakers' | 'sessions'} kind
 * @property {string} file its name, with `.md`
 *
 * @typedef {object} EditionPlace
 * @property {string} edition
 * @property {string} title
 */

export {};
